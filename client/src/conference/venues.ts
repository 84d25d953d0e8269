import { bySeats } from '../cup/ties';
import type { CompetitionInfo, VenueWish, TieInfo } from '../protocol';

export const MOST = 16;

/** A table of a competition with its link and the shirts of those who play there, by seats. */
export interface OfCup extends VenueWish {
  shirts: number[];
}

/** The tables of the round that is played: mine first, then those still open, and as many of the others as there is room for. */
export function venuesOf(cup: CompetitionInfo): OfCup[] {
  const found = (cup.rounds.at(-1)?.ties ?? []).flatMap((tie) => {
    const match = [...tie.matches].reverse().find((one) => one.table);
    return match ? [{ tie, isOpen: !match.how, table: match.table, home: match.home }] : [];
  });
  const isMine = (tie: TieInfo): boolean => cup.me !== null && tie.sides.includes(cup.me);
  const rank = (one: (typeof found)[number]): number => (isMine(one.tie) ? 0 : one.isOpen ? 1 : 2);
  const chosen = new Set([...found].sort((one, other) => rank(one) - rank(other)).slice(0, MOST));
  return found
    .filter((one) => chosen.has(one))
    .map(({ tie, table, home }) => ({
      table,
      token: cup.watch,
      shirts: bySeats(tie, home),
    }));
}
