import { expect, it } from 'vitest';
import { cellsOf, isPlayedOut, kicksOfSide } from './kicks';
import { FACTS, cardOf, lookOf, menOf, sideOf } from './samples';
import type { Kick } from './story';

const men = menOf(
  cardOf('a', 'stollen', 'forward', [3, 1, 1, 1]),
  cardOf('b', 'stollen', 'forward', [3, 1, 1, 1]),
  cardOf('x', 'acker', 'forward', [3, 1, 1, 1]),
);
const kick = (man: string, scored: boolean): Kick => ({ man, scored, shooter: 5, keeper: 3 });
const look = lookOf('next-kick', sideOf({ kickers: ['a', 'b'], kicks: 1 }));
const left = (first: number) => ({ ...look, facts: { ...FACTS, kicks_left: [first, 1] as [number, number] } });
const drawn = (cells: ReturnType<typeof cellsOf>) => cells.map(({ man, kick, isOpen }) => [man, kick?.scored, isOpen]);

it('shows a kick in its place as soon as it is told, and who is still to come', () => {
  const taken = kicksOfSide(look, 0, [kick('a', true), kick('x', false)], { men });
  expect(drawn(cellsOf(left(1), 0, taken, []))).toEqual([
    ['a', true, false],
    ['b', undefined, false],
  ]);
});

it('asks me for the kickers I have not named', () => {
  const asked = { ...left(2), phase: 'order-kickers' };
  expect(drawn(cellsOf(asked, 0, [], ['b']))).toEqual([
    ['b', undefined, false],
    ['', undefined, true],
  ]);
  expect(drawn(cellsOf(asked, 1, [], ['b']))).toEqual([['', undefined, false]]);
});

it('keeps the last eight where kicks go on and on', () => {
  const taken = Array.from({ length: 9 }, () => kick('a', true));
  expect(cellsOf(left(1), 0, taken, []).map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
});

it('has a period on until the last one is over, in the film of a match too', () => {
  const played = (phase: string): boolean => isPlayedOut(lookOf(phase, sideOf({})));
  expect(played('play-tactic')).toBe(false);
  expect(played('field-man')).toBe(false);
  expect(played('order-kickers')).toBe(true);
  expect(played('')).toBe(true);
});
