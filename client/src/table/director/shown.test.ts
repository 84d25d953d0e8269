import { expect, test } from 'vitest';
import type { Line, SeatInfo, View } from '../../protocol';
import { Words } from '../../words';
import type { Director, Playing } from './director.svelte';
import { momentsOf } from './moments';
import { justOf, newsAmong, type Showing } from './shown';

const NAMES = { spain: 'Spain', italy: 'Italy', chile: 'Chile' };
const FTL =
  'tell-won = { $team } win.\ntell-out = { $team } are out.\ntell-laid = { $team } play a card.\ntell-drew = New in your hand.';
const MEANINGS = { won: ['verdict'], out: ['out'], laid: ['card'], drew: ['hand'] };
const words = new Words('en', { ftl: FTL, names: NAMES, verbs: {}, meanings: MEANINGS });
const view = { table: { camps: Object.keys(NAMES).map((team) => ({ team })) }, roles: [0, 1, 2], colours: [] };

/** What is shown to a chair while three events are told together, one of each team; then something else may be told. */
function together(event: string, chair: number | null, then?: string): { just: string; after: string } {
  const lines = Object.keys(NAMES).map((team, ply) => ({
    ply,
    line: { line: 'told', event, args: { team } } as Line,
  }));
  const told = { lines, stills: [], ply: lines.length, view: view as unknown as View };
  const [moment] = momentsOf(told, MEANINGS, chair);
  const playing: Playing = { moment: moment!, beat: moment!.beats[0]!, isTold: true, count: 1 };
  const director = {
    news: { chair, view },
    told: [],
    before: view,
    just: moment,
    toldSince: [...lines, ...(then ? [{ ply: lines.length, line: { line: 'told', event: then, args: {} } }] : [])],
  } as unknown as Director;
  const seats = [{}, {}, {}] as SeatInfo[];
  const names = ['Mara', 'Jonas', 'Emil'];
  const showing: Showing = { director, playing, hints: { team: 'camps.*.team' }, words, ui: words, seats, names };
  return { just: justOf(showing), after: justOf({ ...showing, playing: null }) };
}

test('of matches that end together everybody reads his own', () => {
  expect(together('won', 1)).toMatchObject({ just: 'Italy win.', after: 'Italy win.' });
  expect(together('won', null), 'who only watches reads the last').toMatchObject({ just: 'Chile win.' });
});

test('of cards that are turned together the last one is told, whoever laid it', () => {
  expect(together('laid', 0)).toMatchObject({ just: 'Chile play a card.', after: 'Chile play a card.' });
});

test('what one draws for oneself is no news: it is seen in the hand', () => {
  expect(together('laid', 0, 'drew').just).toBe('Chile play a card.');
  const lines = ['laid', 'drew'].map((event, ply) => ({ ply, line: { line: 'told', event, args: {} } as Line }));
  expect(newsAmong(lines, words)).toEqual(lines.slice(0, 1));
});
