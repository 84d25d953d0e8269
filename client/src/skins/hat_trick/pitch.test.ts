import { expect, it } from 'vitest';
import { cellAt, fieldOf, nearestMates, ownLine, pathOf, placeOf, step } from './pitch';
import { tableOf } from './samples';

it('each side sees its own goal below, turned by half a turn', () => {
  expect([cellAt(0, 5, 0), cellAt(0, 0, 3), cellAt(1, 5, 0), cellAt(1, 0, 3)]).toEqual([0, 23, 23, 0]);
  for (const near of [0, 1] as const) {
    for (let cell = 0; cell < 24; cell++) {
      const { row, column } = placeOf(near, cell);
      expect(cellAt(near, row, column)).toBe(cell);
    }
  }
  expect([ownLine(0, 0), ownLine(0, 5), ownLine(1, 0), ownLine(1, 5)]).toEqual([1, 6, 6, 1]);
});

it('forward is away from the own goal, and the pitch ends', () => {
  expect([step(0, 9, 1), step(1, 9, 1), step(0, 21, 1), step(1, 2, 1), step(0, 9, -1)]).toEqual([13, 5, null, null, 5]);
});

it('options become paths from field to field', () => {
  const table = tableOf();
  expect(pathOf(table, 0, 'move 6 forward')).toEqual({ from: 9, to: 13 });
  expect(pathOf(table, 0, 'move 6 back')).toEqual({ from: 9, to: 5 });
  expect(pathOf(table, 1, 'move 7 forward')).toEqual({ from: 13, to: 9 });
  expect(pathOf(table, 0, 'leap 6')).toEqual({ from: 9, to: 17 });
  expect(pathOf(table, 0, 'run 8 back')).toEqual({ from: 12, to: 4 });
  expect(pathOf(table, 0, 'swap 6 7')).toEqual({ from: 9, to: 10 });
  expect(pathOf(table, 0, 'pass 7')).toBeNull();
  expect(pathOf(table, 0, 'move 3 back')).toBeNull();
});

it('the carrier gives the ball to the nearest team-mate in his line', () => {
  expect(nearestMates(tableOf())).toEqual([10]);
  expect(nearestMates(tableOf({ ball: 12 }))).toEqual([15]);
  expect(nearestMates(tableOf({ ball: 22 }))).toEqual([]);
  expect(fieldOf(tableOf(), 1, 8)).toBe(11);
});
