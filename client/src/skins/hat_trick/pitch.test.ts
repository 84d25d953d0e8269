import { expect, it } from 'vitest';
import { cellAt, fieldOf, ownLine, placeOf } from './pitch';
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

it('a man is found by his number', () => {
  expect([fieldOf(tableOf(), 1, 8), fieldOf(tableOf(), 0, 3)]).toEqual([11, null]);
});
