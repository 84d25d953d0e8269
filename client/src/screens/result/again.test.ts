import { expect, test } from 'vitest';
import type { Session } from '../../table/session.svelte';
import { againAgainst, hasGivenUp, isPlayedAlone, maySeries } from './again';

const INFO = {
  game: 'finale',
  edition: 'german',
  options: { squads: 'starter' },
  clock: { kind: 'none' },
  own_cards: '',
  competition: '',
  lesson: '',
  given: 0,
  real: null,
};
const ME = { kind: 'person', name: 'Mara', bot: null };
const BOT = { kind: 'bot', name: 'Jupp Sonntag', bot: 'novice' };

const over = (seats: object[], holds: number[], info: object = {}): Session =>
  ({ info: { ...INFO, ...info }, news: { seats }, device: { holds } }) as unknown as Session;

test('another league is for those who have played bots, all by themselves', () => {
  expect(isPlayedAlone(over([BOT, ME], [1]))).toBe(true);
  expect(isPlayedAlone(over([ME, ME], [0]))).toBe(false);
  expect(isPlayedAlone(over([ME, ME], [0, 1]))).toBe(false);
  for (const info of [{ competition: 'cup-a' }, { lesson: 'first' }, { given: 3 }, { real: { dice: true } }])
    expect(isPlayedAlone(over([ME, BOT], [0], info))).toBe(false);
});

test('who has given up among bots may play again, and sits where he sat', () => {
  const gone = { kind: 'bot', name: 'Mara', bot: 'greedy', state: 'resigned' };
  const left = (seats: object[], mine: number[], info: object = {}): Session => {
    const session = over(seats, [], info);
    return { ...session, device: { holds: [], mine: { seats: mine } } } as unknown as Session;
  };
  expect(hasGivenUp(left([BOT, gone, BOT], [1]))).toBe(true);
  expect(hasGivenUp(left([BOT, gone, ME], [1]))).toBe(false);
  expect(hasGivenUp(left([BOT, gone, gone], [1]))).toBe(false);
  expect(hasGivenUp(left([BOT, gone, BOT], []))).toBe(false);
  expect(hasGivenUp(left([BOT, gone, BOT], [1], { competition: 'cup-a' }))).toBe(false);
  expect(hasGivenUp(over([BOT, ME], [1]))).toBe(false);
  expect(againAgainst(left([BOT, gone, BOT], [1])).seats).toEqual([
    { kind: 'bot', bot: 'novice' },
    { kind: 'me', name: 'Mara' },
    { kind: 'bot', bot: 'novice' },
  ]);
});

test('a series is for two with a device each, and not for a visiting bot, who is called to tables only', () => {
  expect(maySeries(over([ME, ME], [0]))).toBe(true);
  expect(maySeries(over([ME, BOT], [0]))).toBe(true);
  expect(maySeries(over([ME, ME], [0, 1]))).toBe(false);
  expect(maySeries(over([ME, ME, ME], [0]))).toBe(false);
  expect(maySeries(over([ME, { ...ME, visiting: true }], [0]))).toBe(false);
});

test('the match against another league has the same rules and the same seats', () => {
  expect(againAgainst(over([BOT, ME, BOT], [1]), 'greedy')).toEqual({
    game: 'finale',
    edition: 'german',
    options: { squads: 'starter' },
    clock: { kind: 'none' },
    own_cards: '',
    seats: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'me', name: 'Mara' },
      { kind: 'bot', bot: 'greedy' },
    ],
  });
});
