import { expect, test } from 'vitest';
import { discsOf } from './discs';

test('discs that stand apart stay where they belong', () => {
  expect(
    discsOf(
      [
        { x: 20, y: 100 },
        { x: 90, y: 60 },
      ],
      10,
      0,
      200,
    ),
  ).toEqual([100, 60]);
});

test('discs at the same moment stand above one another, and none leaves the picture', () => {
  const points = [100, 104, 104, 98].map((y, k) => ({ x: 50 + 3 * k, y }));
  const heights = discsOf(points, 10, 0, 200);
  const all = points.map(({ x }, k) => ({ x, y: heights[k]! }));
  for (const [k, one] of all.entries())
    for (const other of all.slice(k + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
  expect(heights.every((one) => one >= 10 && one <= 190)).toBe(true);
  expect(discsOf([{ x: 1, y: 5 }], 10, 0, 200)).toEqual([26]);
});
