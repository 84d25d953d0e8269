import { describe, expect, it } from 'vitest';
import type { MatchReview, ReviewedChoice, ReviewedNode, SeatAccount } from '../protocol';
import {
  broughtBy,
  decisionsOf,
  lossesOf,
  othersOf,
  rounded,
  stripsOf,
  turningPoints,
  verdictOf,
  lineOf,
  surfaceOf,
  withAverageLuck,
} from './account';

const ACCOUNT: SeatAccount = {
  seat: 0,
  began: 0.5,
  ended: 1,
  columns: { dice: 0.174, cards: -0.061, guesses: 0.082, losses: -0.119, gifts: 0.406, second_thoughts: 0.018 },
  errors: {},
  counts: {},
  gifts_by: [0, 0.406],
  choices: 3,
  counted: 2,
  level: 0.06,
  leagues: [],
};

const node = (first: number, before: number, after: number): ReviewedNode => ({
  first,
  last: first + 1,
  kind: 'dice',
  seats: [],
  before: [before, 1 - before],
  after: [after, 1 - after],
  choices: [],
});

const REVIEW: MatchReview = {
  status: 'done',
  ahead: 0,
  done: 4,
  nodes: 4,
  moments: [node(1, 0.5, 0.4), node(5, 0.4, 0.41), node(7, 0.41, 0.8), node(9, 0.8, 1)],
  accounts: [ACCOUNT],
  deserved: null,
};

describe('the account', () => {
  it('is rounded so that it adds up', () => {
    expect(rounded([17.4, -6.1, 8.2, -11.9, 40.6, 1.8])).toEqual([17, -6, 8, -12, 41, 2]);
    expect(rounded([0.5, 0.5, 0.5]).reduce((a, b) => a + b)).toBe(2);
  });
  it('leads from the first chance to the result', () => {
    const strips = stripsOf(ACCOUNT);
    expect(strips[0]?.from).toBe(50);
    expect(strips.at(-1)?.to).toBeCloseTo(100);
    expect(strips.map((one) => one.shown).reduce((a, b) => a + b)).toBe(50);
  });
  it('has a verdict for every end', () => {
    expect(verdictOf(1, false, -3, 53)).toBe('won-against-luck');
    expect(verdictOf(1, false, 19, 29)).toBe('won-deserved');
    expect(verdictOf(1, false, 30, 20)).toBe('won-both');
    expect(verdictOf(1, false, 60, -10)).toBe('won-by-luck');
    expect(verdictOf(0, false, -60, 10)).toBe('lost-better');
    expect(verdictOf(0, false, 5, -55)).toBe('lost-no-excuse');
    expect(verdictOf(0, false, -40, -10)).toBe('lost-unlucky');
    expect(verdictOf(0, false, -10, -40)).toBe('lost-beaten');
    expect(verdictOf(0.5, true, 4, -4)).toBe('draw-fair');
    expect(verdictOf(0.5, true, -20, 20)).toBe('draw-unlucky');
  });
  it('finds its turning points in the order of the match', () => {
    expect(turningPoints(REVIEW, 0).map((one) => one.first)).toEqual([1, 7, 9]);
    expect(turningPoints(REVIEW, 1, 1).map((one) => one.first)).toEqual([7]);
    expect(decisionsOf(REVIEW, 0)).toEqual([]);
  });

  it('knows what my seats lost for certain', () => {
    const choice = (ply: number, seat: number, lost: number, is_sure: boolean): ReviewedChoice => ({
      ply,
      seat,
      lost,
      is_sure,
      question: '',
      options: [],
      said: 1,
      best: 0,
      error: 0.01,
      counts: true,
      cost: [],
      gained: [],
      thought: 0,
    });
    const choices = [choice(3, 0, 0.08, true), choice(4, 1, 0.3, true), choice(6, 0, 0.02, false)];
    const review = { ...REVIEW, moments: [{ ...node(1, 0.5, 0.4), choices }] };
    expect(lossesOf(review, [0])).toEqual([{ ply: 3, seat: 0, loss: 8 }]);
    expect(lossesOf(review, [])).toEqual([]);
  });
});

it('a strip has the colour of the shirt, and a line one that can be seen on paper', () => {
  expect([0, 1, 2, 3].map(surfaceOf)).toEqual(['var(--home)', 'var(--away)', 'var(--seat-3)', 'var(--seat-4)']);
  expect(surfaceOf(5)).toBe('var(--away)');
  expect([0, 1, 2].map(lineOf)).toEqual(['var(--home-line)', 'var(--away-line)', 'var(--text)']);
});

it('tells a reader what the decision of another brought him, and not what it cost its seat', () => {
  const one = { seat: 1, lost: 0.3, is_sure: true, cost: [-0.1, -0.3, 0.4] } as unknown as ReviewedChoice;
  expect([0, 1, 2].map((reader) => Math.round(broughtBy(one, reader)))).toEqual([-10, -30, 40]);
  expect(broughtBy({ ...one, is_sure: false }, 0)).toBeCloseTo(30);
});

it('names the best of what else could have been said', () => {
  const option = (action: string, chance: number) => ({ action, chance, error: 0.01 });
  const one = { said: 1, options: [option('a', 0.2), option('b', 0.9), option('c', 0.4)] } as ReviewedChoice;
  expect(othersOf(one, 2).map(({ action }) => action)).toEqual(['c', 'a']);
  expect(othersOf(one, 1)).toHaveLength(1);
});

it('shares out what average luck would have brought', () => {
  const seat = (ended: number, dice: number): SeatAccount => ({ ...ACCOUNT, ended, columns: { dice } });
  expect(withAverageLuck([seat(1, 0.88), seat(0, 0.1), seat(0, -0.96)]).map(Math.round)).toEqual([11, 0, 89]);
  expect(withAverageLuck([seat(1, 0.4), seat(0, -0.4)])).toEqual([60, 40]);
});
