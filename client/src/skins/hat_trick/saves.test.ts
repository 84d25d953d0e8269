import { expect, it } from 'vitest';
import { lookFor, sampleBox, sideOf } from './samples';
import { drawsOf, goalChance, powerOf, sums } from './saves';

const box = sampleBox();
const shot = box.shots.get('shot_short_pass_left')!;
const [left, right] = [box.keepers.get('regular_left')!, box.keepers.get('regular_right')!];

it('counts in how many ways cards show so many balls', () => {
  expect(sums(new Map([[1, 2], [3, 1]]), 2)).toEqual(new Map([[2, 1], [4, 2]]));
  expect(sums(new Map([[1, 2]]), 0)).toEqual(new Map([[0, 1]]));
});

it('the hand, the field and the penalty say how many cards are drawn', () => {
  const table = (ball: number | null, stage: 'shot' | 'penalty' = 'shot') => lookFor(0, { ball, stage }).table;
  expect([drawsOf(box, table(21), false, shot, left), drawsOf(box, table(21), false, shot, right)]).toEqual([3, 1]);
  expect(drawsOf(box, table(16), false, shot, right)).toBe(3);
  expect([drawsOf(box, table(null, 'penalty'), false, shot, left), drawsOf(box, table(null, 'penalty'), true, shot, right)]).toEqual([2, 0]);
});

it('the chance of a goal is exact, by the cards the goalkeeper has left', () => {
  const look = lookFor(0, { ball: 21, stage: 'shot', shot_card: 'dribble_1_left', sides: [sideOf(), sideOf({ deck: { size: 4 } })] });
  expect(powerOf(box, look.table, shot)).toBe(5);
  expect(goalChance(box, look, false, shot, right)).toEqual([4, 4]);
  // Three of 3, 3, 2 and 1: 8, 7, 6 and 6 balls; all save.
  expect(goalChance(box, look, false, shot, left)).toEqual([0, 4]);
  const poor = lookFor(0, { ball: 21, stage: 'shot', shot_card: 'dribble_1_left', sides: [sideOf(), sideOf({ deck: { size: 2 } })] });
  expect(goalChance(box, poor, false, shot, left)).toBeNull();
});

it('the goalkeeper knows his own pile', () => {
  const sides = [sideOf(), sideOf({ deck: { size: 3, cards: ['dribble_1_left', 'dribble_1_left', 'long_ball_2_right'] } })] as [ReturnType<typeof sideOf>, ReturnType<typeof sideOf>];
  expect(goalChance(box, lookFor(1, { ball: 21, stage: 'shot', shot_card: 'dribble_1_left', sides }), false, shot, left)).toEqual([1, 1]);
});
