import { describe, expect, it } from 'vitest';
import type { MatchReview, ReviewedChoice, ReviewedNode, SeatAccount } from '../../generated/protocol';
import {
  broughtBy,
  changeOf,
  decisionsOf,
  fallenSteps,
  itemsOf,
  lineOf,
  lossesOf,
  othersOf,
  rounded,
  surfaceOf,
  turningPoints,
} from './account';

const ACCOUNT: SeatAccount = {
  seat: 0,
  began: 0.5,
  began_error: 0.02,
  ended: 1,
  columns: { dice: 0.174, cards: -0.061, own: -0.119, others: 0.406, unforeseen: 0.1 },
  errors: { dice: 0.04, cards: 0.09, own: 0.05, others: 0.08, unforeseen: 0.12 },
  counts: {},
  by_seat: [-0.119, 0.406],
  luck: 0.213,
  luck_error: 0.1,
  choice: 0.287,
  choice_error: 0.1,
  verdict: 'both',
};

const node = (first: number, before: number, after: number, again?: number): ReviewedNode => ({
  first,
  last: first + 1,
  kind: 'dice',
  seats: [],
  before: [before, 1 - before],
  after: [after, 1 - after],
  choices: [],
  confirmed:
    again === undefined
      ? null
      : { change: [again, -again], error: [0.05, 0.05], holds: [Math.abs(again) > 0.08, Math.abs(again) > 0.08] },
});

const REVIEW: MatchReview = {
  status: 'done',
  ahead: 0,
  done: 4,
  nodes: 4,
  moments: [node(1, 0.5, 0.4, -0.02), node(5, 0.4, 0.41), node(7, 0.41, 0.8, 0.3), node(9, 0.8, 1, 0.22)],
  accounts: [ACCOUNT],
  deserved: null,
};

describe('the account', () => {
  it('is rounded so that it adds up', () => {
    expect(rounded([17.4, -6.1, 8.2, -11.9, 40.6, 1.8])).toEqual([17, -6, 8, -12, 41, 2]);
    expect(rounded([0.5, 0.5, 0.5]).reduce((a, b) => a + b)).toBe(2);
  });
  it('leads from the first chance to the result', () => {
    const items = itemsOf(ACCOUNT);
    expect(items[0]?.from).toBe(50);
    expect(items.at(-1)?.to).toBeCloseTo(100);
    expect(items.map((one) => one.shown).reduce((a, b) => a + b)).toBe(50);
  });
  it('withholds what cannot be told', () => {
    expect(itemsOf(ACCOUNT).map((one) => one.way)).toEqual(['won', 'open', 'lost', 'won', 'open']);
  });
  it('names those turning points that held when they were measured again, in the order of the match', () => {
    expect(turningPoints(REVIEW, 0).map((one) => one.first)).toEqual([7, 9]);
    expect(turningPoints(REVIEW, 1, 1).map((one) => one.first)).toEqual([7]);
    expect(fallenSteps(REVIEW, 0)).toBe(1);
    expect(REVIEW.moments.map((one) => Math.round(100 * changeOf(one, 1)))).toEqual([2, -1, -30, -22]);
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
      cost: [],
      gained: [],
      gained_errors: [],
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
});

it('names the best of what else could have been said', () => {
  const option = (action: string, chance: number) => ({ action, chance, error: 0.01 });
  const one = { said: 1, options: [option('a', 0.2), option('b', 0.9), option('c', 0.4)] } as ReviewedChoice;
  expect(othersOf(one, 2).map(({ action }) => action)).toEqual(['c', 'a']);
  expect(othersOf(one, 1)).toHaveLength(1);
});
