import { expect, test } from 'vitest';
import type { Moment } from '../../api';
import type { Line, View } from '../../generated/protocol';
import { linesOf, nextOf, plyOf, stillsOf } from './lines';

const said = (seat: number): Line => ({ line: 'said', at: 0, seat, action: 'x', by: null });
const told: Line = { line: 'told', event: 'rolled', args: {} };
const view = (name: string): View => ({ table: { name } }) as unknown as View;
const film = new Map<number, Moment>(
  [[], [said(0)], [said(-1), told], [said(-1), told, told], [said(1)]].map((lines, ply) => [
    ply,
    { ply, lines, view: view(`end ${ply}`), stills: ply === 3 ? [{ ply: 2, view: view('between') }] : [] },
  ]),
);

test('what follows from an answer is played in one go, until somebody speaks again', () => {
  expect([0, 1, 3, 4].map((at) => nextOf(film, at, 4))).toEqual([3, 3, 4, null]);
});

test('lines and stills are numbered alike, and each still belongs to the line it was seen after', () => {
  const lines = new Map([...film].map(([ply, moment]) => [ply, moment.lines]));
  expect(linesOf(lines, 3).map((one) => plyOf(one.ply))).toEqual([1, 2, 2, 3, 3, 3]);
  const found = stillsOf(film, 0, 3).map((still) => [still.ply, still.view.table.name]);
  expect(found).toEqual([
    [1001, 'end 1'],
    [2002, 'end 2'],
    [3002, 'between'],
  ]);
});
