import { expect, it } from 'vitest';
import { bandsOf, starPath } from './flags';

it('stripes fill the whole flag, by their shares', () => {
  expect(bandsOf(['#fff', '#d00', 2, '#fff'], false).map((band) => [band.y, band.height])).toEqual([
    [0, 4],
    [4, 8],
    [12, 4],
  ]);
  expect(bandsOf(['#0a0', 2, '#d00', 1], true).map((band) => [band.x, band.width])).toEqual([
    [0, 16],
    [16, 8],
  ]);
});

it('a star has ten corners, the first at the top', () => {
  expect(starPath(12, 8, 2)).toMatch(/^M12\.00 6\.00L/);
  expect(starPath(12, 8, 2).split('L')).toHaveLength(10);
});
