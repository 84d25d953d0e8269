import { expect, it } from 'vitest';
import { bandsOf, FLAGS, starPath, type Piece } from './flags';

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

/** A piece as SVG, as `Flag.svelte` draws it. */
function drawn(piece: Piece): string {
  if ('h' in piece || 'v' in piece)
    return bandsOf('h' in piece ? piece.h : piece.v, 'v' in piece)
      .map(
        ({ x, y, width, height, fill }) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`,
      )
      .join('');
  if ('disc' in piece) return `<circle cx="${piece.x}" cy="${piece.y}" r="${piece.r}" fill="${piece.disc}"/>`;
  if ('star' in piece) return `<path d="${starPath(piece.x, piece.y, piece.r)}" fill="${piece.star}"/>`;
  if ('stroke' in piece)
    return `<path d="${piece.d}" fill="none" stroke="${piece.stroke}" stroke-width="${piece.width}"/>`;
  return `<path d="${piece.d}" fill="${piece.fill}"/>`;
}

it('the server draws the same flags in pictures of links; `npm test -- -u` writes them anew', async () => {
  const flags = Object.fromEntries(Object.entries(FLAGS).map(([team, pieces]) => [team, pieces.map(drawn).join('')]));
  await expect(`${JSON.stringify(flags, null, 1)}\n`).toMatchFileSnapshot(
    '../../../src/anpfiff/server/share/pictures/flags.json',
  );
});
