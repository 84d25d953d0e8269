import { expect, it } from 'vitest';
import { percent } from './odds';

it('writes chances as certain only when they are', () => {
  expect([percent([31, 36]), percent([1, 999]), percent([998, 999]), percent([36, 36]), percent([0, 36])]).toEqual([
    86, 1, 99, 100, 0,
  ]);
});
