/** The knock-out rounds: every match of the bracket with its teams as far as they are known. */
import type { Box, Tie } from './box';
import { liveMatches, playedOf, type Match, type Played } from './matches';
import { STAGES, type CupView, type Stage } from './view';

/** One side of a knock-out match: a team, or where one will come from; `hope` is who would stand there now. */
export interface Entrant { team: string | null; from: string; hope: string | null }
export interface Knot { tie: Tie; left: Entrant; right: Entrant; /** All its matches: the first and its replays. */ games: Played[]; live: Match | null; winner: string | null }
export interface Round { stage: Stage; knots: Knot[] }

/** The rounds of the bracket, the first one first; with the final of 2002 goes the match for third place. */
export function bracketOf(table: CupView, box: Box, hopes: ReadonlyMap<string, string>): Round[] {
  const now = STAGES.indexOf(table.stage);
  const played = playedOf(table, box);
  const live = table.stage === 'group' ? [] : liveMatches(table, box);
  const rounds: Round[] = [];
  for (const stage of STAGES.slice(1)) {
    const ties = tiesOf(box, stage);
    if (!ties.length) continue;
    const number = STAGES.indexOf(stage);
    const games = played.filter((one) => one.stage === number);
    const knots = ties.map((tie, k): Knot => {
      const pair = number < now || games.length ? [games[k]?.left, games[k]?.right] : number === now ? table.teams.slice(2 * k, 2 * k + 2) : [];
      const mine = games.filter((one) => one.left === pair[0] || one.right === pair[0]);
      return {
        tie,
        left: entrant(pair[0], tie.left, hopes),
        right: entrant(pair[1], tie.right, hopes),
        games: mine,
        live: number === now ? (live.find((match) => match.isLive && match.left.team === pair[0] && match.right.team === pair[1]) ?? live.find((match) => match.isLive && [match.left.team, match.right.team].includes(pair[0] ?? '')) ?? null) : null,
        winner: mine.at(-1)?.winner ?? null,
      };
    });
    rounds.push({ stage, knots });
  }
  return settled(rounds, table);
}

/** Where no match named a winner (an owner or a lot did), whoever stands in the next round has gone on. */
function settled(rounds: Round[], table: CupView): Round[] {
  rounds.forEach((round, k) => {
    const next = rounds[k + 1]?.knots.flatMap((knot) => (knot.tie.round === 'third_place' ? [] : [knot.left.team, knot.right.team])) ?? [table.champion];
    for (const knot of round.knots) {
      if (knot.tie.round === 'third_place') continue;
      knot.winner = [knot.left.team, knot.right.team].find((team) => team !== null && next.includes(team)) ?? knot.winner;
    }
  });
  return rounds;
}

function tiesOf(box: Box, stage: Stage): Tie[] {
  const third = stage === 'final' ? box.ties.filter((tie) => tie.round === 'third_place') : [];
  return [...third, ...box.ties.filter((tie) => tie.round === stage)];
}

function entrant(team: string | undefined, from: string, hopes: ReadonlyMap<string, string>): Entrant {
  return { team: team ?? null, from, hope: team ? null : (hopes.get(from) ?? null) };
}

/** The ties of a round in the order in which they are drawn: those that feed the same match stand together. */
export function drawnOrder(rounds: readonly Round[], k: number): Knot[] {
  const round = rounds[k];
  const next = rounds[k + 1];
  if (!round) return [];
  if (!next) return round.knots.toSorted((one, other) => Number(one.tie.round === 'third_place') - Number(other.tie.round === 'third_place'));
  const feeders = drawnOrder(rounds, k + 1).filter((knot) => knot.tie.round !== 'third_place').flatMap((knot) => [knot.tie.left, knot.tie.right]);
  return round.knots.toSorted((one, other) => feeders.indexOf(`winner_${one.tie.name}`) - feeders.indexOf(`winner_${other.tie.name}`));
}
