import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { SeatInfo } from '../generated/protocol';
import { sha256 } from '../sha256';
import { partFor, pin, prepare, verdict, wordsFor } from './fair';

const SECRET = 'ab'.repeat(32);
const COMMITMENT = createHash('sha256').update(`anpfiff commitment 1\n${SECRET}`).digest('hex');
const seat = (part: string): SeatInfo => ({
  name: '',
  kind: 'person',
  bot: null,
  state: 'ready',
  part,
  plays_like: null,
  visiting: false,
});

beforeEach(() => localStorage.clear());

test('our SHA-256 is the one everybody knows', () => {
  for (const text of ['', 'abc', 'Fußball ⚽', ...[54, 55, 56, 63, 64, 65, 119, 120, 1000].map((n) => 'x'.repeat(n))])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('a commitment seen before kick-off is kept, and the secret behind it is checked', () => {
  pin('t', COMMITMENT, true);
  expect(verdict('t', COMMITMENT, null)).toBe('kept');
  expect(verdict('t', COMMITMENT, { secret: SECRET, seats: [] })).toBe('kept');
  expect(verdict('t', COMMITMENT, { secret: 'cd'.repeat(32), seats: [] })).toBe('false');
});

test('another commitment than the one seen first is never taken for it', () => {
  pin('t', 'f'.repeat(64), true);
  pin('t', COMMITMENT, true);
  expect(verdict('t', COMMITMENT, { secret: SECRET, seats: [] })).toBe('changed');
});

test('what was seen only after kick-off proves less', () => {
  pin('t', COMMITMENT, false);
  expect(verdict('t', COMMITMENT, { secret: SECRET, seats: [] })).toBe('late');
  expect(verdict('other', COMMITMENT, null)).toBe('late');
});

test('the words of a device lead to its part, one after the other', () => {
  const part = partFor('t', 1);
  expect(partFor('t', 1)).toBe(part);
  const first = wordsFor('t', [1], [seat(''), seat(part)])[1]!;
  expect(sha256(first)).toBe(part);
  const second = wordsFor('t', [1], [seat(''), seat(first)])[1]!;
  expect(sha256(second)).toBe(first);
  expect(wordsFor('t', [0, 1], [seat('ff'), seat('ee')])).toEqual({});
});

test('a part that this device has not sent is not to be believed, but for seats it holds and sat down at before kick-off', () => {
  const part = partFor('own', 1, true);
  pin('own', COMMITMENT, true);
  const news = (shown: string) => ({ secret: null, seats: [seat('ab'), seat(shown)] });
  expect(verdict('own', COMMITMENT, news(part), [1])).toBe('kept');
  expect(verdict('own', COMMITMENT, news(''), [1])).toBe('kept');
  expect(verdict('own', COMMITMENT, news('cd'.repeat(32)), [1])).toBe('false');
  expect(verdict('own', COMMITMENT, news('cd'.repeat(32)), [])).toBe('kept');
  const word = wordsFor('own', [1], news(part).seats)[1] ?? '';
  expect(verdict('own', COMMITMENT, news(word), [1])).toBe('kept');
  partFor('later', 0);
  pin('later', COMMITMENT, true);
  expect(verdict('later', COMMITMENT, news(part), [0])).toBe('kept');
});

test('a chain that is made some words at a time is the one that is made at once', async () => {
  await prepare('t', 0);
  const { seeds } = (
    JSON.parse(localStorage.getItem('anpfiff.pins') ?? '[]') as { seeds: Record<string, string> }[]
  )[0]!;
  let word = seeds[0]!;
  for (let k = 0; k < 128; k += 1) word = sha256(word);
  expect(partFor('t', 0)).toBe(word);
});
