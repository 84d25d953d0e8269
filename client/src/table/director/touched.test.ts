import { expect, test } from 'vitest';
import type { Line } from '../../generated/protocol';
import { isTouched, touchedSince, touchOf } from './touched';

const MEANINGS = { laid: ['piece', 'touches team against'], dice: ['dice'] };
const said = (seat: number): Line => ({ line: 'said', at: 0, seat, action: 'play goal', by: null });
const laid = (team: string, against: string): Line => ({
  line: 'told',
  event: 'laid',
  args: { team, against, token: 'single' },
});
const place = (lines: Line[]) => lines.map((line, ply) => ({ ply, line }));

test('what others touched since my last answer is marked, the last move apart', () => {
  const lines = place([said(0), laid('a', 'b'), said(1), laid('c', 'd'), said(2), laid('e', 'f'), laid('g', 'h')]);
  const touched = touchedSince(lines, MEANINGS, 0);
  expect(touched.map(({ seat, what, isLast }) => [seat, what.team, isLast])).toEqual([
    [0, 'a', false],
    [1, 'c', false],
    [2, 'e', true],
    [2, 'g', true],
  ]);
  expect(touchOf(touched, { team: 'c', against: 'd' })?.seat).toBe(1);
  expect(touchOf(touched, { team: 'd', against: 'c' })).toBeNull();
  expect([isTouched(touched, 'g'), isTouched(touched, 'c')]).toEqual([true, false]);
});

test('my next answer clears the board; small steps of one answer stay together', () => {
  const lines = place([said(1), laid('c', 'd'), said(0), laid('a', 'b'), said(0), laid('b', 'a')]);
  expect(touchedSince(lines, MEANINGS, 0).map(({ what }) => what.team)).toEqual(['a', 'b']);
});

test('whoever watches sees the last move; what only dice say touches nothing', () => {
  const lines = place([said(1), laid('c', 'd'), said(0), { line: 'told', event: 'dice', args: {} }]);
  expect(touchedSince(lines, MEANINGS, null).map(({ what }) => what.team)).toEqual(['c']);
  expect(touchedSince([], MEANINGS, null)).toEqual([]);
});
