import { expect, test } from 'vitest';
import { REPLAY_KEYS } from '../screens/replay/keys';
import { TABLE_KEYS } from '../table/keys';
import { shortcutOf, type Key } from './keys';

test.each([
  ['ArrowLeft', 'ArrowLeft'],
  [' ', 'Space'],
  ['g', 'G'],
  ['G', 'Shift+G'],
  ['?', '?'],
])('screen readers call the key "%s" %s', (key, called) => {
  expect(shortcutOf({ key, shown: '', words: '' })).toBe(called);
});

test.each([
  ['a table', TABLE_KEYS],
  ['a replay', REPLAY_KEYS],
])('the sheet of %s lists each key once', (_, keys: readonly Key[]) => {
  const heard = keys.flatMap((one) => one.key ?? []);
  expect(new Set(heard).size).toBe(heard.length);
  expect(new Set(keys.map((one) => one.words)).size).toBe(keys.length);
});
