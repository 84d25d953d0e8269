import { expect, test } from 'vitest';
import { placeLabels } from './labels';

test('a lone goal has its score at the upper left', () => {
  expect(placeLabels([{ x: 100, y: 50, text: '1:0' }], [], 300)).toEqual([{ x: 89, y: 44, anchor: 'end' }]);
});

test('two goals close together and a mark in the way make room for each other', () => {
  const labels = placeLabels(
    [
      { x: 100, y: 50, text: '1:0' },
      { x: 104, y: 52, text: '1:1' },
    ],
    [
      { x: 100, y: 50 },
      { x: 104, y: 52 },
    ],
    300,
  );
  expect(labels[1]).not.toEqual({ x: 93, y: 46, anchor: 'end' });
});

test('at the edge a label turns inwards', () => {
  expect(placeLabels([{ x: 20, y: 50, text: '1:0' }], [], 300)[0]?.anchor).toBe('start');
});

test('however crowded it is, a label stays inside', () => {
  const crowd = Array.from({ length: 400 }, (_, k) => ({ x: 20 + (k % 20) * 8, y: 10 + Math.floor(k / 20) * 8 }));
  expect(placeLabels([{ x: 20, y: 50, text: '0:1' }], crowd, 300, 10)[0]?.anchor).toBe('start');
});
