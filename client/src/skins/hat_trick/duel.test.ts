import { expect, it } from 'vitest';
import { duelsOf } from './duel';
import { lookFor, sampleBox, sideOf } from './samples';

const box = sampleBox();
const shown = (card: string) => sideOf({ shown: { size: 1, cards: [card] }, card });

it('before the cards are known, the line of the ball stands as for a short pass', () => {
  const [duel] = duelsOf(box, lookFor(0), '');
  expect(duel).toMatchObject({ kind: null, line: 2, fields: null });
  expect(duel?.pans.map((pan) => [pan.sum, pan.card])).toEqual([
    [4, null],
    [2, null],
  ]);
});

it('a card that is held up counts, and so does one that lies open', () => {
  const [held] = duelsOf(box, lookFor(0), 'play short_pass_3_left');
  expect(held).toMatchObject({ kind: 'short_pass', line: 2 });
  expect(held?.pans.map((pan) => pan.sum)).toEqual([7, 2]);
  const [open] = duelsOf(box, lookFor(1, { sides: [shown('short_pass_3_left'), shown('dribble_1_left')] }), '');
  expect(open?.pans.map((pan) => pan.sum)).toEqual([7, 3]);
});

it('a long ball may go to every line ahead with a team-mate in it, until one is named', () => {
  const look = lookFor(0, { sides: [shown('long_ball_2_right'), shown('dribble_1_left')] });
  expect(duelsOf(box, look, '').map((duel) => duel.line)).toEqual([3, 5]);
  const [named] = duelsOf(box, look, 'lines 3');
  expect(named?.pans.map((pan) => pan.sum)).toEqual([6, 1]);
});

it('a dribble is man against man, after the ball has gone sideways', () => {
  expect(duelsOf(box, lookFor(0), 'play dribble_1_left')).toEqual([]);
  const [duel] = duelsOf(box, lookFor(0, { sides: [shown('dribble_1_left'), shown('short_pass_3_left')] }), '');
  expect(duel?.fields).toEqual([9, 13]);
  expect(duel?.pans.map((pan) => pan.sum)).toEqual([3, 5]);
});

it('a comparison that is on has the totals of the referee, and no men once it is settled', () => {
  const sides = [
    { ...shown('short_pass_3_left'), total: 8 },
    { ...shown('dribble_1_left'), total: 3 },
  ] as ReturnType<typeof lookFor>['table']['sides'];
  const [on] = duelsOf(box, lookFor(0, { line: 2, sides }), '');
  expect(on?.pans.map((pan) => [pan.sum, pan.extra, pan.men.length])).toEqual([
    [8, 1, 2],
    [3, 0, 2],
  ]);
  const [settled] = duelsOf(box, lookFor(0, { line: 2, outcome: 'won', sides }), '');
  expect(settled?.pans.map((pan) => [pan.sum, pan.extra, pan.men.length])).toEqual([
    [8, 0, 0],
    [3, 0, 0],
  ]);
});

it('nothing is compared while a goalkeeper has the ball or a shot is on', () => {
  expect(duelsOf(box, lookFor(0, { ball: null }), '')).toEqual([]);
  expect(duelsOf(box, lookFor(0, { stage: 'shot' }), '')).toEqual([]);
  expect(duelsOf(box, lookFor(0, { line: 2, rival: 9, outcome: 'lost' }), '')).toEqual([]);
});
