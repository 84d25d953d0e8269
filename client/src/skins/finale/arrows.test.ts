import { expect, it } from 'vitest';
import { nearest } from './arrows';

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 100, y: 90 },
  { x: 0, y: 100 },
];

it('arrow keys lead to the nearest card ahead', () => {
  expect(nearest(spots, { x: 0, y: 0 }, 'ArrowRight')).toBe(1);
  expect(nearest(spots, { x: 0, y: 0 }, 'ArrowDown')).toBe(3);
  expect(nearest(spots, { x: 0, y: 100 }, 'ArrowRight')).toBe(2);
  expect(nearest(spots, { x: 100, y: 10 }, 'ArrowUp')).toBe(-1);
  expect(nearest(spots, { x: 0, y: 0 }, 'Enter')).toBe(-1);
});
