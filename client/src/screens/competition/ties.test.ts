import { expect, test } from 'vitest';
import type { CompetitionInfo, MatchInfo, TieInfo } from '../../generated/protocol';
import { bracket, bySeats, inOrder, isThrough, nextFor, openMatch, roundKey, sums, through, totals } from './ties';

const match = (goals: number[] | null, live: number[] | null = null): MatchInfo =>
  ({ goals, how: goals ? 'played' : '', live: live && { goals: live } }) as MatchInfo;
const tie = (sides: number[], winner: number | null, ...matches: MatchInfo[]): TieInfo =>
  ({ sides, winner, matches }) as TieInfo;
const cup = (...rounds: TieInfo[][]): CompetitionInfo =>
  ({ rounds: rounds.map((ties) => ({ kind: 'knock_out', ties })) }) as CompetitionInfo;

test('goals of both legs are added up, with those of the leg that is going on', () => {
  expect(sums(tie([0, 1], null, match([1, 2]), match(null, [1, 0])))).toEqual([2, 2]);
  expect(openMatch(tie([0, 1], null, match([1, 2]), match(null)))?.how).toBe('');
  expect(openMatch(tie([0, 1], 1, match([1, 2])))).toBeNull();
});

test('a bracket has the rounds to come, and whoever is through stands in them', () => {
  const found = cup([tie([0, 1], 0), tie([2, 3], null), tie([4, -1], 0), tie([5, 6], -2)]);
  const rounds = bracket(found);
  expect(rounds.map((one) => one.length)).toEqual([4, 2, 1]);
  expect([0, 1, 2, 3].map((place) => through(rounds, 1, place))).toEqual([0, null, 4, null]);
  expect(nextFor(found, 2)?.sides).toEqual([2, 3]);
  expect(nextFor(found, 0)).toBeNull();
  expect(nextFor(found, null)).toBeNull();
  expect(roundKey(found.rounds[0]!)).toBe('quarter');
});

test('a whole table is shown by places, and its better half is through', () => {
  const whole = { ...tie([4, 7, 9], 1, { ...match([2, 5, 1]), places: [2, 1, 3] }), number: 0, going_on: [1, 0] };
  const last = { ...whole, number: 2 };
  const seats = { format: { seats: 4 } } as CompetitionInfo;
  const of = { ...cup([whole, { ...whole, number: 1 }], [last]), ...seats };
  expect(inOrder(whole)).toEqual([1, 0, 2]);
  expect([0, 1, 2].map((side) => isThrough(of, whole, side))).toEqual([true, true, false]);
  expect([0, 1, 2].map((side) => isThrough(of, last, side))).toEqual([false, true, false]);
  expect(bySeats(whole, 2)).toEqual([9, 4, 7]);
});

test('a series is counted by matches won, everything else by goals', () => {
  const won = (goals: number[], winner: number): MatchInfo => ({ ...match(goals), winner }) as MatchInfo;
  const three = tie([0, 1], null, won([4, 0], 0), won([1, 2], 1), won([0, 1], 1), match(null));
  const of = (series: number): CompetitionInfo => ({ format: { series } }) as CompetitionInfo;
  expect(totals(of(5), three)).toEqual([1, 2]);
  expect(totals(of(0), three)).toEqual([5, 3]);
});
