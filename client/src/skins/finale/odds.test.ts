import { describe, expect, it } from 'vitest';
import { chanceOf, facesOf, fraction, not, percent, riskChance } from './odds';

const events = { injury: [2], yellow: [0, 1], red: [3] };
const faces = facesOf('0 1 1 2 2 3');

describe('exact chances', () => {
  it('of equal sums: a tie is enough in the build-up, not in the finish', () => {
    expect(chanceOf(9, 9, faces, false)).toEqual([23, 36]);
    expect(chanceOf(9, 9, faces, true)).toEqual([13, 36]);
    expect(not(chanceOf(9, 9, faces, true))).toEqual([23, 36]);
  });

  it('are certain three ahead, and hopeless four behind', () => {
    expect(chanceOf(10, 7, faces, false)).toEqual([36, 36]);
    expect(chanceOf(5, 9, faces, false)).toEqual([0, 36]);
    expect(chanceOf(5, 8, faces, false)).toEqual([1, 36]);
  });

  it('follow the die of the table', () => {
    expect(chanceOf(0, 0, facesOf('0 1 2 3'), true)).toEqual([6, 16]);
    expect(facesOf(undefined)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('are written in lowest terms, and as certain only when they are', () => {
    expect(fraction([24, 36])).toBe('2/3');
    expect(fraction([0, 36])).toBe('0/1');
    expect([percent([31, 36]), percent([1, 999]), percent([998, 999]), percent([36, 36]), percent([0, 36])]).toEqual([
      86, 1, 99, 100, 0,
    ]);
  });

  it('of mishaps', () => {
    expect(riskChance('injury', faces, events)).toEqual([2, 6]);
    expect(riskChance('yellow', faces, events)).toEqual([3, 6]);
    expect(riskChance('red', faces, events)).toEqual([1, 6]);
  });
});
