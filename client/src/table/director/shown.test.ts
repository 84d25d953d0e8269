import { expect, test } from 'vitest';
import type { Line, SeatInfo, View } from '../../generated/protocol';
import { Words } from '../../words';
import type { Director, Playing } from './director.svelte';
import { momentsOf } from './moments';
import { bigOf, rollingOf, justOf, newsAmong, type Showing } from './shown';

const NAMES = { spain: 'Spain', italy: 'Italy', chile: 'Chile' };
const FTL =
  'tell-won = { $team } win.\ntell-lost = { $team } lose to { $opponent }.\ntell-out = { $team } are out.\ntell-laid = { $team } play a card.\ntell-drew = New in your hand.';
const MEANINGS = { won: ['verdict', 'end'], lost: ['verdict', 'end'], out: ['out'], laid: ['card'], drew: ['hand'] };
const words = new Words('en', { ftl: FTL, names: NAMES, verbs: {}, meanings: MEANINGS });
const view = { table: { camps: Object.keys(NAMES).map((team) => ({ team })) }, roles: [0, 1, 2], colours: [] };

type Told = [event: string, team: string, opponent?: string];
/** The same thing happens to each of the teams. */
const each = (event: string): Told[] => Object.keys(NAMES).map((team) => [event, team]);

/** What is shown to a chair while these events are told together; then something else may be told. */
function together(
  events: Told[],
  chair: number | null,
  then?: string,
): { just: string; after: string; large?: string } {
  const lines = events.map(([event, team, opponent = ''], ply) => ({
    ply,
    line: { line: 'told', event, args: { team, opponent } } as Line,
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
  return {
    just: justOf(showing),
    after: justOf({ ...showing, playing: null }),
    large: bigOf(showing)?.sentence?.text,
  };
}

test('of matches that end together everybody reads his own', () => {
  const italy = 'Italy win.';
  expect(together(each('won'), 1)).toMatchObject({ just: italy, after: italy, large: italy });
  expect(together(each('won'), null), 'who only watches reads the last').toMatchObject({ just: 'Chile win.' });
});

test('so he does where his match ended in another way, or is told from the other side', () => {
  const ends: Told[] = [
    ['lost', 'spain', 'peru'],
    ['won', 'italy', 'chile'],
  ];
  expect(together(ends, 0).just).toBe('Spain lose to peru.');
  expect(together(ends.toReversed(), 2).just).toBe('Italy win.');
});

test('the ball rolls from the kick-off of a stage to the final whistle, and in a single match always', () => {
  const heading = (kind: string, told: string[], meanings: Record<string, string[]>): string => {
    const lines = told.map((event, ply) => ({ ply, line: { line: 'told', event, args: {} } }));
    const game = new Words('en', { ftl: '', names: {}, verbs: {}, meanings });
    const showing = { director: { lines }, playing: { moment: { kind }, isTold: true }, words: game };
    return rollingOf(showing as unknown as Showing);
  };
  const cup = { kicked_off: ['stage'], won: ['end'] };
  expect(heading('step', ['drawn'], cup)).toBe('watching-before');
  expect(heading('cards', ['drawn', 'kicked_off'], cup)).toBe('watching');
  expect(heading('end', ['kicked_off', 'won'], cup)).toBe('moment-end');
  expect(heading('step', ['kicked_off', 'won', 'standing'], cup)).toBe('moment-end');
  expect(heading('cards', ['won', 'kicked_off', 'laid'], cup)).toBe('watching');
  expect(heading('out', ['kicked_off', 'out'], cup), 'it is over for somebody').toBe('moment-end');
  expect(heading('duel', ['won'], { won: ['end'] }), 'kicks after the match').toBe('watching');
});

test('of cards that are turned together the last one is told, whoever laid it', () => {
  expect(together(each('laid'), 0)).toMatchObject({ just: 'Chile play a card.', after: 'Chile play a card.' });
});

test('what one draws for oneself is no news: it is seen in the hand', () => {
  expect(together(each('laid'), 0, 'drew').just).toBe('Chile play a card.');
  const lines = ['laid', 'drew'].map((event, ply) => ({ ply, line: { line: 'told', event, args: {} } as Line }));
  expect(newsAmong(lines, words)).toEqual(lines.slice(0, 1));
});
