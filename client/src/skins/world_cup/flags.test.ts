import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bandsOf, FLAGS, starPath } from './flags';

const nations = readFileSync(join(import.meta.dirname, '../../../../src/anpfiff/games/world_cup/cards/nations.toml'), 'utf8');

it('every nation of the box has a flag, and no other has', () => {
  const ids = [...nations.matchAll(/^id = "(\w+)"/gm)].map((match) => match[1]);
  expect(Object.keys(FLAGS).sort()).toEqual(ids.sort());
  expect(ids.length).toBe(37);
});

it('no two flags are alike', () => {
  const drawn = Object.values(FLAGS).map((pieces) => JSON.stringify(pieces));
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('stripes fill the flag; a number makes the one before it broader', () => {
  expect(bandsOf(['red', 'yellow', 2, 'red'], false)).toEqual([
    { fill: 'red', x: 0, y: 0, width: 24, height: 4 },
    { fill: 'yellow', x: 0, y: 4, width: 24, height: 8 },
    { fill: 'red', x: 0, y: 12, width: 24, height: 4 },
  ]);
  expect(bandsOf(['a', 'b'], true).map((band) => band.x)).toEqual([0, 12]);
});

it('a star has five points and begins at the top', () => {
  expect(starPath(12, 8, 3)).toMatch(/^M12\.00 5\.00L/);
  expect(starPath(12, 8, 3).split('L')).toHaveLength(10);
});
