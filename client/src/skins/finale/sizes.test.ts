import { describe, expect, it } from 'vitest';
import { lying, standing, type Ground } from './sizes';

/** Letters of a name in pixels, by how a man is drawn. */
const LETTERS = { whole: 13.5 / 100, broad: 17.5 / 128, small: 12.5 / 60, low: 18 / 100 };

function ground(wide: number, high: number, mine = 4, theirs = 4): Ground {
  return { wide, high, most: [mine, theirs] };
}

describe('the men of a pitch', () => {
  const lies: [string, Ground, string][] = [
    ['a desktop', ground(1052, 528), 'whole'],
    ['a desktop with six in a rank', ground(1052, 528, 6), 'broad'],
    ['a small desktop', ground(944, 350), 'broad'],
    ['a tablet on its side', ground(992, 314), 'broad'],
    ['a tablet on its side with five in a rank', ground(992, 314, 4, 5), 'low'],
  ];
  it.each(lies)('that lies on %s are drawn with names that can be read', (_, given, size) => {
    const both = lying(given, false);
    for (const man of both) {
      expect(man.size).toBe(size);
      expect(man.wide * LETTERS[man.size]).toBeGreaterThanOrEqual(11);
      expect(man.high * Math.max(...given.most)).toBeLessThan(given.high);
      expect(man.wide * 8).toBeLessThan(given.wide);
    }
    expect(both[0]).toEqual(both[1]);
  });

  it('are small on a phone that lies on its side', () => {
    const [man] = lying(ground(474, 310), true);
    expect(man.size).toBe('small');
    expect(man.wide * LETTERS.small).toBeGreaterThanOrEqual(11);
  });

  const stands: [string, Ground, boolean, string][] = [
    ['a small phone with its hand', ground(344, 280), false, 'low'],
    ['a phone', ground(374, 490), false, 'low'],
    ['a phone with five in a rank', ground(374, 490, 4, 5), false, 'low'],
    ['a small phone with five in a rank', ground(344, 390, 5, 4), false, 'low'],
    ['a tablet', ground(744, 580), true, 'broad'],
  ];
  it.each(stands)('that stands on %s are drawn with names that can be read', (_, given, isRoomy, size) => {
    const both = standing(given, isRoomy);
    both.forEach((man, k) => {
      expect(man.size).toBe(size);
      expect(man.wide * LETTERS[man.size]).toBeGreaterThanOrEqual(11);
      expect((man.wide + man.between) * (given.most[k] ?? 0)).toBeLessThan(given.wide);
    });
    const tall = both.map((man) => 4 * man.high + 3 * man.ranks);
    expect(tall[0]! + tall[1]!).toBeLessThan(given.high);
  });
});
