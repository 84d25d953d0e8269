/** The knock-out rounds as they are drawn: every match of the bracket with its teams as far as they are known. */
import type { Box, Tie } from './box';
import { liveMatches, type Match } from './matches';
import type { CupView, Entrant, Facts, Stage } from './state';

export interface Knot {
  tie: Tie;
  left: Entrant;
  right: Entrant;
  /** All its scores: of the match and its replays. */ games: [number, number][];
  live: Match | null;
  winner: string | null;
}
export interface Round {
  stage: Stage;
  knots: Knot[];
}

/** The rounds of the bracket, the first one first; with the final of 2002 goes the match for third place. */
export function bracketOf(table: CupView, facts: Facts, box: Box): Round[] {
  const live = liveMatches(table, facts);
  return facts.rounds.map(({ stage, ties }) => ({
    stage,
    knots: ties.flatMap(({ id, sides: [left, right], games, winner, row }): Knot[] => {
      const tie = box.ties.find((one) => one.id === id);
      return tie ? [{ tie, left, right, games, winner, live: live.find((match) => match.left.k === row) ?? null }] : [];
    }),
  }));
}

/** The ties of a round in the order in which they are drawn: those that feed the same match stand together. */
export function drawnOrder(rounds: readonly Round[], k: number): Knot[] {
  const round = rounds[k];
  const next = rounds[k + 1];
  if (!round) return [];
  if (!next)
    return round.knots.toSorted(
      (one, other) => Number(one.tie.round === 'third_place') - Number(other.tie.round === 'third_place'),
    );
  const feeders = drawnOrder(rounds, k + 1)
    .filter((knot) => knot.tie.round !== 'third_place')
    .flatMap((knot) => [knot.tie.left, knot.tie.right]);
  return round.knots.toSorted(
    (one, other) => feeders.indexOf(`winner_${one.tie.name}`) - feeders.indexOf(`winner_${other.tie.name}`),
  );
}
