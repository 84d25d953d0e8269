import { expect, test } from 'vitest';
import type { News } from '../generated/protocol';
import type { Moment } from './director/moments';
import { lyingDown } from './sealed';
import type { Card, SkinProps } from './skin';

const cards = new Map([['pass', {} as Card]]);
/** Somebody in seat 1 leads the first side. */
const at = (chair: number | null, sealed: string[][]): News =>
  ({ chair, view: { roles: [1, 0], sealed } }) as unknown as News;

const opening = (seat: number, means: string): SkinProps['playing'] => {
  const beat = { means, lines: [{ ply: 0, line: { line: 'said', at: 0, seat, action: 'play pass', by: null } }] };
  return { moment: { beats: [beat] } as unknown as Moment, beat, isTold: false, count: 1 } as never;
};

test('my card lies face down for me alone', () => {
  expect(lyingDown({ news: at(1, [['play pass'], []]), playing: null, cards })).toEqual([
    { role: 0, card: 'pass', isTurning: false },
  ]);
  expect(lyingDown({ news: at(0, [[], []]), playing: null, cards })).toEqual([]);
  expect(lyingDown({ news: at(null, [[], []]), playing: null, cards })).toEqual([]);
});

test('the back of another lies there when both are turned, and nobody knows what is under it', () => {
  const news = at(1, [['play pass'], []]);
  for (const [means, isTurning] of [
    ['said', false],
    ['card', true],
  ] as const)
    expect(lyingDown({ news, playing: opening(0, means), cards }), 'first both lie there').toEqual([
      { role: 0, card: 'pass', isTurning },
      { role: 1, card: '', isTurning },
    ]);
  expect(lyingDown({ news: at(1, [[], []]), playing: opening(0, 'card'), cards })).toEqual([]);
});

test('an answer without a card is no card', () => {
  expect(lyingDown({ news: at(1, [['stay'], []]), playing: null, cards })).toEqual([]);
});
