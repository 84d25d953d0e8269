import type { MatchReview, ReviewedChoice, ReviewedNode, SeatAccount } from '../../generated/protocol';

/** The columns of an account, in the order in which they are always drawn. */
export const COLUMNS = ['dice', 'cards', 'own', 'others', 'unforeseen'] as const;
export type Column = (typeof COLUMNS)[number];

const SHIRTS = ['var(--home)', 'var(--away)', 'var(--seat-3)', 'var(--seat-4)'] as const;
const LINES = ['var(--home-line)', 'var(--away-line)'] as const;
/** The colour of a shirt, as a surface and as a line in a chart. */
export const surfaceOf = (shirt: number): string => SHIRTS[shirt % SHIRTS.length] ?? SHIRTS[0];
export const lineOf = (shirt: number): string => LINES[shirt] ?? 'var(--text)';

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

/**
 * What a decision brought a reader, in points: his own what it lost him; that of another what it gave or took him, which at a
 * table of three may be less than it cost its seat.
 */
export function broughtBy(one: ReviewedChoice, reader: number): number {
  if (one.seat === reader) return -100 * one.lost;
  return 100 * (one.cost[reader] ?? 0);
}

/** An item of the account: from where to where it moves the chance, in points of 0 to 100, and how sure that is. */
export interface Item {
  column: Column;
  from: number;
  to: number;
  shown: number;
  error: number;
  /** Which way it surely went; nothing if its interval has a 0 in it. */
  way: 'won' | 'lost' | 'open';
}

export function itemsOf(account: SeatAccount): Item[] {
  const values = COLUMNS.map((column) => 100 * (account.columns[column] ?? 0));
  const shown = rounded(values);
  let at = 100 * account.began;
  return COLUMNS.map((column, k) => {
    const [from, value, error] = [at, values[k] ?? 0, 100 * (account.errors[column] ?? 0)];
    at += value;
    const way = Math.abs(value) <= error ? 'open' : value < 0 ? 'lost' : 'won';
    return { column, from, to: at, shown: shown[k] ?? 0, error, way };
  });
}

/** The largest steps of a seat's way that held when they were measured again, in the order of the match. */
export function turningPoints(review: MatchReview, seat: number, most = 3): ReviewedNode[] {
  const size = (node: ReviewedNode): number => Math.abs(changeOf(node, seat));
  return review.moments
    .filter((node) => node.confirmed?.holds[seat])
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.first - b.first);
}

/** How many steps looked large for a seat and did not hold. */
export function fallenSteps(review: MatchReview, seat: number): number {
  return review.moments.filter((node) => node.confirmed && !node.confirmed.holds[seat]).length;
}

/** What a node changed for a seat, as it was measured last. */
export function changeOf(node: ReviewedNode, seat: number): number {
  return node.confirmed?.change[seat] ?? (node.after[seat] ?? 0) - (node.before[seat] ?? 0);
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
  const worth = (one: ReviewedChoice): number => (one.is_sure ? one.lost : one.said === one.best ? -1 : -0.001);
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
