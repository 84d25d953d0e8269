import { expect, test } from 'vitest';
import type { Line } from '../generated/protocol';
import { validLines } from './lines';

const said = (action: string): Line => ({ line: 'said', at: 0, seat: 0, action, by: null });
const told = (event: string): Line => ({ line: 'told', event, args: {} });
const talked: Line = { line: 'notice', at: 0, what: 'talked', seat: 1, detail: 'hello' };

test('an undone line voids what was said and told from its ply on, and leaves notices', () => {
  const lines: Line[] = [
    said('a'),
    told('b'),
    said('c'),
    talked,
    told('d'),
    { line: 'undone', at: 0, seat: 0, to: 2, why: 'free' },
    said('e'),
  ];
  expect(validLines(lines).map((one) => one.ply)).toEqual([0, 1, 3, 5, 6]);
});

test('two undone lines in a row go back further', () => {
  const undone = (to: number): Line => ({ line: 'undone', at: 0, seat: 0, to, why: 'free' });
  const lines: Line[] = [said('a'), said('b'), undone(1), said('c'), undone(0), said('d')];
  expect(
    validLines(lines)
      .filter((one) => one.line.line === 'said')
      .map((one) => one.ply),
  ).toEqual([5]);
});
