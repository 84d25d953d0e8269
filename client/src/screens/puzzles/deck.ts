import { keep, recall } from '../../memory';
import { dayOf, type Stars } from './puzzles';

/** What this device remembers of its puzzles: what was solved, and the mistakes that come back. */
export interface Solved {
  /** `finale/12-34`, or `own/TABLE/PLY` for a position of one's own. */
  puzzle: string;
  day: number;
  stars: Stars;
  /** Whether it was that day's puzzle of the day. */
  daily: boolean;
}

/**
 * A decision of a match this device has played that lost much; the review of a match brings them (`addMistakes`).
 */
export interface Mistake {
  table: string;
  game: string;
  /** After how many things that were said the question stood, and whom it was put to. */
  ply: number;
  seat: number;
  /** What was lost, in points of a chance to win. */
  loss: number;
  /** The day it was made. */
  day: number;
  /** The day it is asked again. */
  due: number;
  /** How often in a row it was answered well. */
  step: number;
  /** The right to watch its match, where this device has no seat in it. */
  watch?: string;
}

/** Days until a mistake comes back, by how often in a row it was answered with two stars or more; then it is done. */
export const AFTER = [1, 3, 7, 21, 60] as const;
/** What a decision must have lost to be kept, in points. */
export const COSTLY = 3;
const MOST = 2000;
const MOST_MISTAKES = 200;

function list<T>(key: string, isOne: (value: T) => boolean): T[] {
  try {
    const found: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(found)
      ? (found as T[]).filter((one) => typeof one === 'object' && one !== null && isOne(one))
      : [];
  } catch {
    return [];
  }
}

export const solved = (): Solved[] =>
  list<Solved>(
    'puzzles',
    (one) => typeof one.puzzle === 'string' && Number.isInteger(one.day) && one.stars in [0, 1, 2, 3],
  );

/** Enter an answer. The first one counts for a puzzle: who has seen the bars cannot earn its stars any more. */
export function enterSolved(one: Solved): void {
  const all = solved();
  if (all.some((other) => other.puzzle === one.puzzle && (!one.daily || other.daily))) return;
  keep('puzzles', JSON.stringify([...all, one].slice(-MOST)));
}

/** The stars of a puzzle, if it was answered. */
export function starsOf(all: readonly Solved[], puzzle: string): Stars | null {
  return all.find((one) => one.puzzle === puzzle)?.stars ?? null;
}

/** On how many days in a row the puzzle of the day was answered, today or up to yesterday. */
export function streakOf(all: readonly Solved[], today: number): number {
  const days = new Set(all.filter((one) => one.daily).map((one) => one.day));
  let day = days.has(today) ? today : today - 1;
  let found = 0;
  while (days.has(day)) {
    found += 1;
    day -= 1;
  }
  return found;
}

export const mistakes = (): Mistake[] =>
  list<Mistake>(
    'mistakes',
    (one) =>
      typeof one.table === 'string' &&
      typeof one.game === 'string' &&
      [one.ply, one.seat, one.due, one.step, one.day].every(Number.isInteger) &&
      Number.isFinite(one.loss),
  );

const isSame = (one: Mistake, other: Pick<Mistake, 'table' | 'ply'>): boolean =>
  one.table === other.table && one.ply === other.ply;

/** Keep decisions that lost much; each is asked for the first time tomorrow. Those that are known stay as they are. */
export function addMistakes(found: readonly Omit<Mistake, 'day' | 'due' | 'step'>[], now = new Date()): void {
  const [all, today] = [mistakes(), dayOf(now)];
  const fresh = found
    .filter((one) => one.loss >= COSTLY && !all.some((other) => isSame(other, one)))
    .map((one) => ({ ...one, day: today, due: today + AFTER[0], step: 0 }));
  if (fresh.length) keep('mistakes', JSON.stringify([...all, ...fresh].slice(-MOST_MISTAKES)));
}

/** Keep one decision because somebody asked for it, whatever it lost; it is asked again tomorrow. */
export function keepPuzzle(one: Omit<Mistake, 'day' | 'due' | 'step'>, now = new Date()): void {
  const [all, today] = [mistakes(), dayOf(now)];
  if (all.some((other) => isSame(other, one))) return;
  keep(
    'mistakes',
    JSON.stringify([...all, { ...one, day: today, due: today + AFTER[0], step: 0 }].slice(-MOST_MISTAKES)),
  );
}

export const dueOf = (all: readonly Mistake[], today: number): Mistake[] =>
  all.filter((one) => one.due <= today).toSorted((a, b) => b.loss - a.loss);

/** A mistake was asked again: answered well it waits longer, else it begins anew; after the last step it is done. */
export function answered(mistake: Pick<Mistake, 'table' | 'ply'>, stars: Stars, today: number): void {
  const next = mistakes().flatMap((one) => {
    if (!isSame(one, mistake)) return [one];
    const step = stars >= 2 ? one.step + 1 : 0;
    const wait = AFTER[step];
    return wait === undefined ? [] : [{ ...one, step, due: today + wait }];
  });
  keep('mistakes', JSON.stringify(next));
}
