import type { CompetitionInfo, MatchInfo, TieInfo, RoundInfo } from '../protocol';

/** The match of a pairing that is played next or now. */
export function openMatch(tie: TieInfo): MatchInfo | null {
  return tie.matches.find((match) => !match.how) ?? null;
}

/** The goals of all matches of a pairing, with those of the one that is going on. */
export function sums(tie: TieInfo): [number, number] {
  const found: [number, number] = [0, 0];
  for (const match of tie.matches) {
    const goals = match.goals ?? match.live?.goals;
    if (goals) for (const side of [0, 1] as const) found[side] += goals[side] ?? 0;
  }
  return found;
}

/** The pairing in which somebody is still to play in this round. */
export function nextFor(cup: CompetitionInfo, who: number | null): TieInfo | null {
  const ties = cup.rounds.at(-1)?.ties ?? [];
  return (who !== null && ties.find((tie) => tie.sides.includes(who) && tie.winner === null)) || null;
}

/** How a knock-out round is called: by how many pairings it has. */
export function roundKey(round: RoundInfo): string {
  const names: Record<number, string> = { 1: 'final', 2: 'semi', 4: 'quarter', 8: 'sixteen', 16: 'thirty-two' };
  return names[round.ties.length] ?? 'sixty-four';
}

/** Every round of a bracket, those to come included: an empty place where nobody is known yet. */
export function bracket(cup: CompetitionInfo): (TieInfo | null)[][] {
  const rounds: (TieInfo | null)[][] = cup.rounds
    .filter((round) => round.kind === 'knock_out')
    .map((round) => round.ties);
  let last = rounds.at(-1)?.length ?? 0;
  while (last > 1) {
    last = last / 2;
    rounds.push(Array.from({ length: last }, () => null));
  }
  return rounds;
}

/** A place of a round to come that is known already: who is through from the round before. */
export function through(rounds: (TieInfo | null)[][], round: number, place: number): number | null {
  const from = rounds[round - 1]?.[place];
  return from && from.winner !== null && from.winner >= 0 ? (from.sides[from.winner] ?? null) : null;
}
