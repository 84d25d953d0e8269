import { beforeEach, expect, test } from 'vitest';
import {
  addMistakes,
  AFTER,
  answered,
  dueOf,
  enterSolved,
  keepPuzzle,
  mistakes,
  solved,
  starsOf,
  streakOf,
} from './deck';
import { dayOf, gameOfDay, lossOf, puzzleOfDay, ranked, starsFor, weekdayOf, type Worths } from './puzzles';

beforeEach(() => localStorage.clear());

const WORTHS: Worths = {
  a: { share: [455, 1296], error: 0 },
  b: { share: [644, 1296], error: 0 },
  c: { share: [403, 1296], error: 0 },
};

test('an answer is scored by what it loses', () => {
  expect(ranked(WORTHS).map(([option]) => option)).toEqual(['b', 'a', 'c']);
  expect(lossOf(WORTHS, 'b')).toBe(0);
  expect(lossOf(WORTHS, 'a')).toBeCloseTo(14.58, 2);
  expect([0, 0.5, 0.6, 2, 2.1, 5, 5.1].map(starsFor)).toEqual([3, 3, 2, 2, 1, 1, 0]);
});

test('the puzzle of a day follows from the date, is easy on Mondays and hard on Sundays', () => {
  const all = Array.from({ length: 50 }, (_, k) => ({ id: `${k}`, level: 1 + (k % 5) }));
  const monday = dayOf(new Date(2026, 10, 16, 23, 59));
  expect(weekdayOf(monday)).toBe(0);
  expect(dayOf(new Date(2026, 10, 17))).toBe(monday + 1);
  expect(puzzleOfDay(all, monday)).toEqual(puzzleOfDay(all, monday));
  expect(puzzleOfDay(all, monday)?.level).toBe(1);
  expect(puzzleOfDay(all, monday + 6)?.level).toBe(5);
  expect(puzzleOfDay([], monday)).toBeNull();
  const week = Array.from({ length: 7 }, (_, k) => puzzleOfDay(all, monday + k)?.id);
  expect(new Set(week).size).toBeGreaterThan(5);
  expect(gameOfDay(['a', 'b'], monday)).not.toBe(gameOfDay(['a', 'b'], monday + 1));
});

test('the first answer to a puzzle counts, and a streak lasts until a day is left out', () => {
  enterSolved({ puzzle: 'finale/1-2', day: 100, stars: 1, daily: false });
  enterSolved({ puzzle: 'finale/1-2', day: 101, stars: 3, daily: false });
  expect(starsOf(solved(), 'finale/1-2')).toBe(1);
  expect(starsOf(solved(), 'finale/9-9')).toBeNull();
  for (const day of [97, 99, 100]) enterSolved({ puzzle: `x/${day}`, day, stars: 2, daily: true });
  expect(streakOf(solved(), 100)).toBe(2);
  expect(streakOf(solved(), 101)).toBe(2);
  expect(streakOf(solved(), 102)).toBe(0);
});

test('costly decisions come back after days, later when answered well, and are done in the end', () => {
  const noon = new Date(2026, 10, 17, 12);
  const today = dayOf(noon);
  const one = { table: 't', game: 'finale', ply: 7, seat: 0, loss: 9.4 };
  addMistakes([one, { ...one, ply: 9, loss: 1 }], noon);
  addMistakes([one], noon);
  expect(mistakes()).toHaveLength(1);
  expect(dueOf(mistakes(), today)).toHaveLength(0);
  expect(dueOf(mistakes(), today + 1)).toHaveLength(1);
  answered(one, 3, today + 1);
  expect(mistakes()[0]).toMatchObject({ step: 1, due: today + 1 + AFTER[1] });
  answered(one, 0, today + 4);
  expect(mistakes()[0]).toMatchObject({ step: 0, due: today + 5 });
  for (let k = 0; k < AFTER.length; k += 1) answered(one, 2, today + 10 + k);
  expect(mistakes()).toHaveLength(0);
});

test('what somebody asks for is kept once, whatever it lost, with the right to watch its match', () => {
  const one = { table: 't', game: 'finale', ply: 7, seat: 1, loss: 0, watch: 'w' };
  keepPuzzle(one);
  keepPuzzle(one);
  expect(mistakes()).toHaveLength(1);
  expect(mistakes()[0]).toMatchObject({ ply: 7, seat: 1, watch: 'w', step: 0 });
});

test('memory that makes no sense is no memory', () => {
  localStorage.setItem('anpfiff.puzzles', '[null, 3, {"puzzle": 1}]');
  localStorage.setItem('anpfiff.mistakes', '{');
  expect(solved()).toEqual([]);
  expect(mistakes()).toEqual([]);
});

test('face down one names what should not be played, or anything of the mixture', () => {
  const values = { a: [9, 20], b: [10, 20], c: [7, 20], d: [5, 20] } as const;
  const { a, b, c, d } = Object.fromEntries(
    Object.entries(values).map(([option, [top, under]]) => [option, { share: [top, under], error: 0 }]),
  ) as Worths;
  const three = { a: a!, b: b!, c: c! };
  expect(lossOf(three, 'c', 'not', ['c'])).toBe(0);
  expect(lossOf(three, 'a', 'not', ['c'])).toBeCloseTo(10);
  expect(lossOf({ ...three, d: d! }, 'a', 'mix', ['c', 'd'])).toBe(0);
  expect(lossOf({ ...three, d: d! }, 'd', 'mix', ['c', 'd'])).toBeCloseTo(25);
});
