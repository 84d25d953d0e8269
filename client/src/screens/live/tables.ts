import { bySeats, sums, totals } from '../competition/ties';
import { MOST_LIVE, type CompetitionInfo, type LiveTable, type TieInfo } from '../../generated/protocol';

/** A table of a competition with its link and the shirts of those who play there, by seats. */
export interface OfCup extends LiveTable {
  shirts: number[];
  before: Earlier | null;
}
/** The matches of the same tie that are over, by the seats of this one. */
export interface Earlier {
  goals: number[];
  /** In a series: how many of them each has won. */
  won: number[] | null;
  isFirstLeg: boolean;
}

function earlier(cup: CompetitionInfo, tie: TieInfo, table: string, home: number): Earlier | null {
  const matches = tie.matches.filter((one) => one.how && one.table !== table);
  if (!matches.length) return null;
  const bySeat = (marks: number[]): number[] => marks.map((_, seat) => marks[(home + seat) % marks.length] ?? 0);
  const over = { ...tie, matches };
  return {
    goals: bySeat(sums(over)),
    won: cup.format.series ? bySeat(totals(cup, over)) : null,
    isFirstLeg: cup.format.legs === 2 && matches.length === 1,
  };
}

/** The tables of the round that is played: mine first, then those still open, and as many of the others as there is room for. */
export function liveTablesOf(cup: CompetitionInfo): OfCup[] {
  const found = (cup.rounds.at(-1)?.ties ?? []).flatMap((tie) => {
    const match = [...tie.matches].reverse().find((one) => one.table);
    return match ? [{ tie, isOpen: !match.how, table: match.table, home: match.home }] : [];
  });
  const isMine = (tie: TieInfo): boolean => cup.me !== null && tie.sides.includes(cup.me);
  const rank = (one: (typeof found)[number]): number => (isMine(one.tie) ? 0 : one.isOpen ? 1 : 2);
  const chosen = new Set([...found].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_LIVE));
  return found
    .filter((one) => chosen.has(one))
    .map(({ tie, table, home }) => ({
      table,
      token: cup.watch,
      shirts: bySeats(tie, home),
      before: earlier(cup, tie, table, home),
    }));
}
