import type { MatchReview, ReviewedChoice, ReviewedNode, SeatAccount } from '../protocol';

/** The columns of an account, in the order in which they are always drawn. */
export const COLUMNS = ['dice', 'cards', 'guesses', 'losses', 'gifts', 'second_thoughts'] as const;
export type Column = (typeof COLUMNS)[number];
/** What is luck, and what somebody chose. */
export const LUCK: readonly Column[] = ['dice', 'cards', 'guesses'];

const SHIRTS = ['var(--home)', 'var(--away)', 'var(--seat-3)', 'var(--seat-4)'] as const;
const LINES = ['var(--home-line)', 'var(--away-line)'] as const;
/** The colour of a shirt, as a surface and as a line in a chart. */
export const surfaceOf = (shirt: number): string => SHIRTS[shirt % SHIRTS.length] ?? SHIRTS[0];
export const lineOf = (shirt: number): string => LINES[shirt] ?? 'var(--text)';

export function points(account: SeatAccount, column: Column): number {
  return 100 * (account.columns[column] ?? 0);
}

export function sumOf(account: SeatAccount, columns: readonly Column[]): number {
  return columns.reduce((sum, column) => sum + points(account, column), 0);
}

/** By seat: the chance it would have had with average luck; together they make 100. */
export function withAverageLuck(accounts: readonly SeatAccount[]): number[] {
  const chances = accounts.map((one) => Math.min(100, Math.max(0, 100 * one.ended - sumOf(one, LUCK))));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => (all ? (100 * chance) / all : 100 / accounts.length));
}

/** Whole numbers that add up to what the true ones add up to: the largest remainders are rounded up. */
export function rounded(values: readonly number[]): number[] {
  const total = Math.round(values.reduce((sum, value) => sum + value, 0));
  const floors = values.map(Math.floor);
  let missing = total - floors.reduce((sum, value) => sum + value, 0);
  const order = values.map((value, k) => ({ k, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  for (const { k } of order) {
    if (missing <= 0) break;
    floors[k] = (floors[k] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
}

/** The verdict of a review, as a key of words; by what luck and choice brought, both in points. */
export function verdictOf(ended: number, isDrawn: boolean, luck: number, choice: number): string {
  if (isDrawn) return Math.abs(luck) <= 5 ? 'draw-fair' : luck > 0 ? 'draw-lucky' : 'draw-unlucky';
  if (ended > 0.5) {
    if (luck <= 0) return 'won-against-luck';
    if (choice >= luck) return 'won-deserved';
    return choice > 0 ? 'won-both' : 'won-by-luck';
  }
  if (choice > 0) return 'lost-better';
  if (luck >= 0) return 'lost-no-excuse';
  return luck < choice ? 'lost-unlucky' : 'lost-beaten';
}

/**
 * What a decision brought a reader, in points: his own what it lost him; that of another what it gave or took him, which at a
 * table of three may be less than it cost its seat. What is not sure is not booked, and shown as it was measured.
 */
export function broughtBy(one: ReviewedChoice, reader: number): number {
  if (one.seat === reader) return -100 * one.lost;
  return 100 * (one.is_sure ? (one.cost[reader] ?? 0) : one.lost);
}

/** A strip of the account: from where to where it pushes the ball, in points of 0 to 100. */
export interface Strip {
  column: Column;
  from: number;
  to: number;
  shown: number;
}

export function stripsOf(account: SeatAccount): Strip[] {
  const values = COLUMNS.map((column) => points(account, column));
  const shown = rounded(values);
  let at = 100 * account.began;
  return COLUMNS.map((column, k) => {
    const from = at;
    at += values[k] ?? 0;
    return { column, from, to: at, shown: shown[k] ?? 0 };
  });
}

/** The largest steps of a seat's way, in the order of the match. */
export function turningPoints(review: MatchReview, seat: number, most = 5, least = 0.03): ReviewedNode[] {
  const size = (node: ReviewedNode): number => Math.abs(changeOf(node, seat));
  return [...review.moments]
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .filter((node, k) => k < 1 || size(node) >= least)
    .filter((node) => size(node) > 0)
    .sort((a, b) => a.first - b.first);
}

export function changeOf(node: ReviewedNode, seat: number): number {
  return (node.after[seat] ?? 0) - (node.before[seat] ?? 0);
}

/** What kind of thing a node was to a seat: luck by its name, or whose choice it was. */
export function kindOf(node: ReviewedNode): 'dice' | 'cards' | 'guess' | 'choice' {
  if (node.kind === 'dice' || node.kind === 'cards') return node.kind;
  return node.kind === 'meeting' ? 'guess' : 'choice';
}

/** The best of what else could have been said in a decision. */
export function othersOf(one: ReviewedChoice, most: number): ReviewedChoice['options'] {
  return one.options
    .filter((_, place) => place !== one.said)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, most);
}

/** The decisions of a seat that cost something first, the dearest on top. */
export function decisionsOf(review: MatchReview, seat: number): ReviewedChoice[] {
  const worth = (one: ReviewedChoice): number => (one.is_sure ? one.lost : one.counts ? -0.001 : -1);
  return review.moments
    .flatMap((node) => node.choices)
    .filter((one) => one.seat === seat)
    .sort((a, b) => worth(b) - worth(a) || a.ply - b.ply);
}

/** What these seats lost for certain, in points of a chance to win: where the question stood, and whom it was put to. */
export function lossesOf(review: MatchReview, seats: readonly number[]): { ply: number; seat: number; loss: number }[] {
  return seats
    .flatMap((seat) => decisionsOf(review, seat))
    .filter((one) => one.is_sure)
    .map(({ ply, seat, lost }) => ({ ply, seat, loss: 100 * lost }));
}
