import { describe, expect, it } from 'vitest';
import { Words } from '../../words';
import { heldUp, legendOf } from './held_up';
import { cardOf, menOf } from './samples';
import type { getKit, Turn } from './turn.svelte';
import en from './words/en.ftl?raw';

const men = menOf(
  cardOf('fritz_blitz', 'stollen', 'midfielder', [5, 1, 1, 1]),
  cardOf('mc_fire', 'stollen', 'forward', [4, 1, 1, 1]),
);
const words = new Words('en', { ftl: en, names: {}, verbs: {} });
const kit = { box: { men }, words } as unknown as ReturnType<typeof getKit>;
const turnOf = (given: object): Turn =>
  ({
    decision: {},
    mode: 'field',
    hope: 'build-defend',
    aimed: '',
    picks: [],
    options: ['field fritz_blitz'],
    areChancesTold: true,
    chanceFor: () => [5, 36],
    ...given,
  }) as unknown as Turn;

describe('what a chance rests on', () => {
  it.each([
    [{ picks: ['fritz_blitz', 'mc_fire'] }, 'with these 2 men'],
    [{ picks: ['fritz_blitz', 'mc_fire'], aimed: 'mc_fire' }, 'with these 2 men'],
    [{ picks: ['fritz_blitz'] }, 'with fritz_blitz'],
    [{ picks: ['fritz_blitz'], aimed: 'mc_fire' }, 'with mc_fire'],
  ])('is all men who are named, or the one who is held up: %o', (given, text) => {
    expect(heldUp(turnOf(given), kit)?.text).toBe(text);
  });
});

it('says in a whole sentence of what the figures are chances', () => {
  expect(legendOf(turnOf({}), kit)).toBe('The percentages: build-up stopped');
  expect(legendOf(turnOf({ mode: 'pick', hope: 'alone' }), kit)).toMatch(/: how often he gets away with it$/);
});
