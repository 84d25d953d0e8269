import { expect, test } from 'vitest';
import { changed, countOf, fileOf, type Said } from './file';

test('a file is written as the command line reads it: one table a card, texts in quotes', () => {
  const said: Said = {
    tactic: { solo_run: { build_attacker: ['M', '?^'], name: { de: 'Solo "9"', en: 'Solo', fr: 'Solo' } }, empty: {} },
    footballer: { emil_elfer: { value: 4, starter: false } },
  };

  expect(fileOf('finale', said)).toBe(
    [
      'game = "finale"',
      '',
      '[[tactic]]',
      'id = "solo_run"',
      'build_attacker = ["M", "?^"]',
      'name = { de = "Solo \\"9\\"", en = "Solo", fr = "Solo" }',
      '',
      '[[footballer]]',
      'id = "emil_elfer"',
      'value = 4',
      'starter = false',
      '',
    ].join('\n'),
  );
  expect(countOf(said)).toBe(2);
});

test('a value is entered, and taken out again, without touching the others', () => {
  const one = changed({}, 'tactic', 'solo_run', 'strength', 3);
  const two = changed(one, 'tactic', 'solo_run', 'colour', 'white');

  expect(two).toEqual({ tactic: { solo_run: { strength: 3, colour: 'white' } } });
  expect(changed(two, 'tactic', 'solo_run', 'strength', undefined)).toEqual({
    tactic: { solo_run: { colour: 'white' } },
  });
  expect(one).toEqual({ tactic: { solo_run: { strength: 3 } } });
});
