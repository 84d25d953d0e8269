import { expect, it } from 'vitest';
import type { ConceptNote } from '../../generated/protocol';
import { conceptOf, keepKnown, knownOf, nextOf, tappedMark } from './concepts';

const note = (key: string, more: Partial<ConceptNote> = {}): ConceptNote => ({
  key,
  rule: 'F1.1',
  name: key,
  text: `${key}.`,
  asked: [],
  told: [],
  fields: [],
  ...more,
});
const NOTES = [
  note('strength', { fields: ['footballer.strength'] }),
  note('counter', { asked: ['may-break'], told: ['broke'] }),
];
const QUIET = { prompt: 'play-tactic', told: [] };

it('explains what is seen, in the order of the game, and nothing twice', () => {
  expect(nextOf(NOTES, new Set(), QUIET, () => true)?.key).toBe('strength');
  expect(nextOf(NOTES, new Set(['strength', 'counter']), QUIET, () => true)).toBeNull();
  expect(nextOf(NOTES, new Set(), QUIET, () => false)).toBeNull();
});

it('explains what has just come up before what merely lies there', () => {
  expect(nextOf(NOTES, new Set(), { prompt: 'x', told: ['broke'] }, () => true)?.key).toBe('counter');
  expect(nextOf(NOTES, new Set(), { prompt: 'may-break', told: [] }, () => true)?.key).toBe('counter');
  expect(nextOf(NOTES, new Set(), { prompt: 'finale-may-break', told: [] }, () => true)?.key).toBe('counter');
});

it('knows what explains a value of a card', () => {
  expect(conceptOf(NOTES, 'footballer', 'strength')?.key).toBe('strength');
  expect(conceptOf(NOTES, 'tactic', 'strength')).toBeNull();
});

it('remembers what was told, for each game', () => {
  keepKnown('finale', new Set(['strength']));
  expect([...knownOf('finale')]).toEqual(['strength']);
  expect([...knownOf('hat_trick')]).toEqual([]);
});

it('a tap on what can be named names it; anything else that is marked is explained', () => {
  document.body.innerHTML = `
    <p data-concept="die">1</p>
    <button class="legal" data-pick="a"><i data-concept="red">r</i></button>
    <button><i data-concept="red">r</i></button>`;
  const [die, legal, plain] = [...document.querySelectorAll('[data-concept]')];
  expect(tappedMark(die!)).toBe(die);
  expect(tappedMark(legal!)).toBeNull();
  expect(tappedMark(plain!)).toBeNull();
});
