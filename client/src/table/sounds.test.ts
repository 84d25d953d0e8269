import { expect, test } from 'vitest';
import type { Line } from '../generated/protocol';
import { BIG, sortOf } from './director/moments';
import { soundOf, soundsOf } from './sounds';

const told = (event: string, args = {}): Line => ({ line: 'told', event, args });
const MEANINGS = { hit: ['card', 'goal'], charge: ['counts attacks team', 'card'], counted: ['counts fouls team'] };

test('an event sounds as its game says it means, whatever it is called', () => {
  expect(['hit', 'charge', 'counted', 'scored'].map((event) => soundOf(told(event), MEANINGS))).toEqual([
    'goal',
    'card',
    null,
    null,
  ]);
});

/** An event of each kind of large moment, and what it means. */
const LARGE: Record<string, [line: Line, meaning: string, sound: string]> = {
  goal: [told('scored'), 'goal', 'goal'],
  'shoot-out': [told('kicked'), 'kick_goal', 'goal'],
  red: [told('sent_off'), 'red', 'sendingOff'],
  injury: [told('injured'), 'injury', 'whistleShort'],
  half: [told('second', { half: 2 }), 'half', 'whistleHalf'],
  out: [told('left'), 'out', 'out'],
  end: [told('full_time'), 'end', 'whistleLong'],
  champion: [told('cup_won'), 'champion', 'champion'],
};

test.each(BIG)('a large moment is heard as well as seen: %s', (kind) => {
  const [line, meaning, sound] = LARGE[kind]!;
  const meanings = { [line.line === 'told' ? line.event : '']: [meaning] };
  expect(sortOf(line, meanings), 'it is that moment').toBe(kind);
  expect(soundOf(line, meanings)).toBe(sound);
});

test('a shot that is wide and one that is held let everybody draw breath', () => {
  const meanings = { wide: ['miss'], held: ['save'], parried: ['kick_miss', 'parried'] };
  expect(['wide', 'held', 'parried'].map((event) => soundOf(told(event), meanings))).toEqual(['near', 'near', 'near']);
});

test('a kick that is no goal, half-time by the minute, and the first half', () => {
  const meanings = { saved: ['kick_miss'], quarter: ['period'], half: ['half'] };
  expect(soundOf(told('saved'), meanings)).toBe('near');
  expect(soundOf(told('quarter', { minute: 60 }), meanings)).toBe('whistleHalf');
  expect(soundOf(told('quarter', { minute: 30 }), meanings)).toBe('whistleShort');
  expect(soundOf(told('half', { half: 1 }), meanings)).toBe('whistleShort');
});

test('whoever does not look hears that it is their turn, and not all that led to it at once', () => {
  const lines = [told('hit'), told('charge'), told('hit')];
  expect(soundsOf({ lines, isAsked: true }, MEANINGS, false)).toEqual(['goal', 'card']);
  expect(soundsOf({ lines: [], isAsked: true }, MEANINGS, false)).toEqual(['turn']);
  expect(soundsOf({ lines, isAsked: true }, MEANINGS, true)).toEqual(['turn']);
  expect(soundsOf({ lines, isAsked: false }, MEANINGS, true)).toEqual(['goal', 'card']);
});
