import { expect, it } from 'vitest';
import { stepTo } from './walk';

const GRID = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: 11, y: 12 },
];

it('an arrow leads to the nearest one straight ahead', () => {
  expect(stepTo('ArrowRight', { x: 0, y: 0 }, GRID)).toBe(1);
  expect(stepTo('ArrowDown', { x: 0, y: 0 }, GRID)).toBe(2);
  expect(stepTo('ArrowDown', { x: 10, y: 0 }, GRID)).toBe(3);
  expect(stepTo('ArrowLeft', { x: 11, y: 12 }, GRID)).toBe(2);
});

it('at the edge, and with other keys, one stays', () => {
  expect(stepTo('ArrowUp', { x: 0, y: 0 }, GRID)).toBe(-1);
  expect(stepTo('Enter', { x: 0, y: 0 }, GRID)).toBe(-1);
});
