import { describe, expect, it } from 'vitest';
import { bestTotal, placed, planned } from './plan';
import { cardOf, menOf, sideOf } from './samples';
import type { Slot, SlotLetter } from './tactics';

const slots = (text: string): Slot[] =>
  text.split(' ').map((one) => ({ letter: one[0] as SlotLetter, again: one.endsWith('^') }));
const men = menOf(
  cardOf('t', 'stollen', 'goalkeeper', [3, 1, 1, 1]),
  cardOf('a1', 'stollen', 'defender', [4, 1, 1, 1]),
  cardOf('m1', 'stollen', 'midfielder', [2, 1, 1, 1]),
  cardOf('m2', 'stollen', 'midfielder', [5, 1, 1, 1]),
  cardOf('m3', 'stollen', 'midfielder', [3, 1, 1, 1]),
  cardOf('s1', 'stollen', 'forward', [1, 1, 1, 1]),
);
const everybody = { size: 6, cards: ['t', 'a1', 'm1', 'm2', 'm3', 's1'] };
const side = sideOf({ pitch: everybody });
const usual = { staysEmpty: false };
const letters = (list: { letter: string; standIn: boolean }[]) =>
  list.map((want) => want.letter + (want.standIn ? '!' : '')).join(' ');

describe('whom a side fields', () => {
  it('asks for own men first, then for stand-ins, then for question marks', () => {
    expect(letters(planned(side, slots('T A A M ?'), men, usual))).toBe('A M A! ?');
    expect(letters(planned(side, slots('S S S S S S'), men, usual))).toBe('S S! S! S! S!');
  });

  it('leaves slots empty where the table has agreed on it, unless men were lost', () => {
    expect(letters(planned(side, slots('A A M'), men, { staysEmpty: true }))).toBe('A M');
    expect(letters(planned({ ...side, lost: [0, 1, 0, 0] }, slots('A A M'), men, { staysEmpty: true }))).toBe('A M A!');
  });

  it('knows the best a side can bring', () => {
    expect(bestTotal(side, slots('T A'), men, usual)).toBe(7);
    expect(bestTotal(side, slots('M S ?'), men, usual)).toBe(5 + 1 + 4);
    expect(bestTotal({ ...side, chips: ['m2'] }, slots('M M M'), men, usual)).toBe(3 + 2 + 4);
  });

  it('puts fielded men into their slots', () => {
    const found = (ids: string[], text: string) =>
      placed(
        side,
        slots(text),
        ids.flatMap((id) => men.get(id) ?? []),
      )
        .map((place) => place.man?.id ?? '-')
        .join(' ');
    expect(found(['t', 'm1', 's1'], 'T M ?')).toBe('t m1 s1');
    expect(found(['a1', 'm1'], 'S M')).toBe('a1 m1');
    expect(found(['m1'], '? M')).toBe('- m1');
  });
});
