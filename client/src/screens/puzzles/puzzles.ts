import type { PuzzleInfo } from '../../generated/protocol';

/** A puzzle and the game it is from. */
export type Puzzle = PuzzleInfo & { game: string };
export type Stars = 0 | 1 | 2 | 3;

/** What each option is worth, from 0 to 1, and how far that may be off. */
export interface Worth {
  share: [top: number, under: number];
  error: number;
}
export type Worths = Record<string, Worth>;

/** Points of a chance that may be lost for three, two and one star. */
const FOR_STARS = [0.5, 2, 5] as const;
const DAY = 86_400_000;

export function worthsOf(puzzle: PuzzleInfo): Worths {
  return Object.fromEntries(
    Object.entries(puzzle.values).map(([option, share]) => [option, { share, error: puzzle.error }]),
  );
}

export const chanceOf = ({ share: [top, under] }: Worth): number => top / under;

/** The options, the best first; equals stay in their order. */
export function ranked(worths: Worths): [option: string, worth: Worth][] {
  return Object.entries(worths).toSorted(([, a], [, b]) => chanceOf(b) - chanceOf(a));
}

/**
 * What an answer loses, in points (hundredths of a chance): against the best one; in the mixture nothing; and where the
 * bad one was to be named, as much as the named one is better than that.
 */
export function lossOf(
  worths: Worths,
  said: string,
  ask: PuzzleInfo['ask'] = 'best',
  bad: readonly string[] = [],
): number {
  const rows = ranked(worths);
  const [best, mine, worst] = [rows[0]?.[1], worths[said], rows.at(-1)?.[1]];
  if (!best || !mine || !worst || (ask === 'mix' && !bad.includes(said))) return 0;
  return 100 * (ask === 'not' ? chanceOf(mine) - chanceOf(worst) : chanceOf(best) - chanceOf(mine));
}

export function starsFor(loss: number): Stars {
  const place = FOR_STARS.findIndex((most) => loss <= most + 1e-9);
  return (place < 0 ? 0 : 3 - place) as Stars;
}

/** The number of a day, counted where the person lives: the puzzle changes at their midnight. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** How hard the puzzle of a weekday is: easy on Monday, hard on Sunday. */
const LEVELS = [1, 2, 2, 3, 3, 4, 5] as const;

/**
 * The game and the puzzle of a day: the same for everybody who has the same puzzles, without asking anybody. Games take
 * turns; among the puzzles of the level nearest to that of the weekday a number that follows from the day decides.
 */
export function gameOfDay(games: readonly string[], day: number): string {
  return games[day % games.length] ?? '';
}

export function puzzleOfDay<P extends Pick<PuzzleInfo, 'id' | 'level'>>(all: readonly P[], day: number): P | null {
  const wanted = LEVELS[weekdayOf(day)] ?? 3;
  const nearest = Math.min(...all.map((one) => Math.abs(one.level - wanted)));
  const fit = all.filter((one) => Math.abs(one.level - wanted) === nearest);
  return fit[scatter(day) % fit.length] ?? null;
}

/** A number that looks like chance and follows from another (the finisher of MurmurHash3). */
export function scatter(number: number): number {
  let h = number | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** By what puzzles are sorted: the chapter of their rule, and what the position is like. */
export function themesOf(all: readonly Puzzle[]): Map<string, Puzzle[]> {
  const found = new Map<string, Puzzle[]>();
  const put = (theme: string, one: Puzzle): void => void found.set(theme, [...(found.get(theme) ?? []), one]);
  for (const one of all) {
    put(`${one.game} ${one.rule.split('.')[0] ?? ''}`, one);
    for (const tag of one.tags) if (TAGS.includes(tag)) put(tag, one);
  }
  return found;
}

export const TAGS: readonly string[] = ['sealed', 'surprise', 'behind', 'level', 'ahead'];
