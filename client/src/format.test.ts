import { expect, test } from 'vitest';
import {
  dated,
  fraction,
  decimal,
  leagueName,
  leastCommon,
  left,
  listed,
  percent,
  percentage,
  seatNames,
  since,
} from './format';
import { Words } from './words';

test('percentages follow the language and are never 0 or 100 by rounding', () => {
  expect(percent([31, 36], 'de')).toBe('86\u202f%');
  expect(percent([31, 36], 'en')).toBe('86%');
  expect(percent([1, 1000], 'fr')).toBe('<1\u202f%');
  expect(percent([999, 1000], 'en')).toBe('>99%');
  expect(percent([0, 1], 'en')).toBe('0%');
  expect(percent([1, 1], 'en')).toBe('100%');
  expect([percentage(29.84, 'en', 1), percentage(29.84, 'fr', 1)]).toEqual(['29.8%', '29,8\u202f%']);
});

test('decimals follow the language', () => {
  expect(decimal(2.637, 'de')).toBe('2,64');
  expect(decimal(2.637, 'en')).toBe('2.64');
});

test('days and times follow the language, English ones as the British write them', () => {
  const at = new Date(2026, 2, 1);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  expect(dated(at, 'de', day)).toBe('1. März 2026');
  expect(dated(at, 'en', day)).toBe('1 March 2026');
  expect(dated(at, 'fr', day)).toBe('1 mars 2026');
});

test('names are listed as each language lists them', () => {
  expect(listed(['Mara', 'Jonas', 'Emil'], 'de')).toBe('Mara, Jonas und Emil');
  expect(listed(['Mara', 'Jonas', 'Emil'], 'en')).toBe('Mara, Jonas and Emil');
  expect(listed(['Mara', 'Jonas'], 'fr')).toBe('Mara et Jonas');
});

test('time is told in the largest whole unit', () => {
  expect(since(0, 59_000)).toEqual({ unit: 'now', count: 0 });
  expect(since(0, 120_000)).toEqual({ unit: 'minutes', count: 2 });
  expect(since(0, 3 * 3_600_000)).toEqual({ unit: 'hours', count: 3 });
  expect(since(0, 3 * 86_400_000)).toEqual({ unit: 'days', count: 3 });
  expect(left(65_000, 0)).toBe('1:05');
  expect(left(3_725_000, 0)).toBe('1:02:05');
  expect(left(0, 5)).toBe('0:00');
});

test('every seat has a name', () => {
  const words = new Words(
    'en',
    'bot-name = Computer ({ $bot })\nbot-name-greedy = Computer, county\nseat-free = free\nseat-number = Seat { $number }\n',
  );
  const seat = { part: '', bot: null, plays_like: null, visiting: false } as const;
  expect(
    seatNames(
      [
        { ...seat, name: 'Mara', kind: 'person', state: 'ready' },
        { ...seat, name: '', kind: 'bot', bot: 'greedy', state: 'ready' },
        { ...seat, name: '', kind: 'bot', bot: 'new', state: 'ready' },
        { ...seat, name: '', kind: 'person', state: 'free' },
        { ...seat, name: '', kind: 'person', state: 'waiting' },
      ],
      words,
    ),
  ).toEqual(['Mara', 'Computer, county', 'Computer (new)', 'free', 'Seat 5']);
});

test('a bot that is too slow for its league is called by the league it plays in', () => {
  const words = new Words('en', 'bot-name-world = World class\nbot-name-league = First division\n');
  const bot = {
    name: '',
    kind: 'bot',
    bot: 'world',
    state: 'ready',
    part: '',
    plays_like: 'league',
    visiting: false,
  } as const;
  expect(seatNames([bot], words)).toEqual(['First division']);
  expect(seatNames([{ ...bot, plays_like: null }], words)).toEqual(['World class']);
});

test('a league is called by its own name, whatever plays in it', () => {
  const words = new Words('en', 'bot-world = World class\n');
  expect([leagueName('world', words), leagueName('search-50', words)]).toEqual(['World class', 'search-50']);
  expect(leagueName('house:Sweeper', words)).toBe('Sweeper');
});

test('a fraction is written in its lowest terms', () => {
  expect([fraction([24, 36]), fraction([0, 36])]).toEqual(['2/3', '0/1']);
});

test('fractions of one whole have one denominator', () => {
  expect([leastCommon(75, 25), leastCommon(5175, 1725), leastCommon(4, 6)]).toEqual([75, 5175, 12]);
});
