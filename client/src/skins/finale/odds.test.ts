import { expect, it } from 'vitest';
import { fraction, percent } from './odds';

it('writes chances in lowest terms, and as certain only when they are', () => {
  expect(fraction([24, 36])).toBe('2/3');
  expect(fraction([0, 36])).toBe('0/1');
  expect([percent([31, 36]), percent([1, 999]), percent([998, 999]), percent([36, 36]), percent([0, 36])]).toEqual([
    86, 1, 99, 100, 0,
  ]);
});
