import { expect, test } from 'vitest';
import { patternOf } from './pattern';

test('no two of sixteen seats look alike', () => {
  const found = [...Array(16).keys()].map((seat) => JSON.stringify(patternOf(seat)));
  expect(new Set(found).size).toBe(16);
});

test('the first four seats wear stripes, hoops, a sash and quarters', () => {
  expect([0, 1, 2, 3].map((seat) => patternOf(seat).kind)).toEqual([0, 1, 2, 3]);
});
