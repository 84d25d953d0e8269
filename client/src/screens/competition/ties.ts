import type { CompetitionInfo, MatchInfo, TieInfo, RoundInfo } from '../../generated/protocol';

/** The match of a pairing that is played next or now. */
export function openMatch(tie: TieInfo): MatchInfo | null {
  return tie.matches.find((match) => !match.how) ?? null;
}

/** Whether whole tables are the matches, so that places count. */
export function isOfTables(cup: CompetitionInfo): boolean {
  return (cup.format.seats ?? 2) > 2;
}

/** The goals of all matches of a pairing by sides, with those of the one that is going on. */
export function sums(tie: TieInfo): number[] {
  const found = tie.sides.map(() => 0);
  for (const match of tie.matches) {
    const goals = match.goals ?? match.live?.goals;
    if (goals) for (const side of found.keys()) found[side]! += goals[side] ?? 0;
  }
  return found;
}

/** How a tie stands by sides: the goals of all its matches, or in a series how many of them each has won. */
export function totals(cup: CompetitionInfo, tie: TieInfo): number[] {
  if (!cup.format.series) return sums(tie);
  return tie.sides.map((_, side) => tie.matches.filter((match) => match.how && match.winner === side).length);
}

/** The sides of a tie as they are shown: at a whole table the best first, once places are known. */
export function inOrder(tie: TieInfo): number[] {
  const places = tie.matches[0]?.places ?? [];
  return [...tie.sides.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** Who sits where in a match: the home side has the first seat, the others follow in order. */
export function bySeats(tie: TieInfo, home: number): number[] {
  return tie.sides.map((_, seat) => tie.sides[(home + seat) % tie.sides.length] ?? -1);
}

/** Whether a side is through; of the last table only its winner is. */
export function isThrough(cup: CompetitionInfo, tie: TieInfo, side: number): boolean {
  const isLast = cup.rounds.some((round) => round.ties.length === 1 && round.ties[0]?.number === tie.number);
  return isLast || !isOfTables(cup) || !tie.going_on.length ? tie.winner === side : tie.going_on.includes(side);
}

/** The pairing in which somebody is still to play: in a league it may be one of an earlier round. */
export function nextFor(cup: CompetitionInfo, who: number | null): TieInfo | null {
  const ties = cup.rounds.flatMap((round) => round.ties);
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
