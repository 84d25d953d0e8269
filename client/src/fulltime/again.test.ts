import { expect, test } from 'vitest';
import type { Session } from '../table/session.svelte';
import { againAgainst, isPlayedAlone } from './again';

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
