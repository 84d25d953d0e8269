import { beforeAll, expect, test } from 'vitest';
import { settings, t } from '../../settings.svelte';
import { ruleFor } from './names';
import { among, firstsFor, formatFor, KINDS, kindsFor, moreFor, tiesFor, tiesKey, tiesOf } from './wish';

beforeAll(async () => {
  await settings.choose('en');
  await settings.furnish('cup');
});

test('a series that was chosen for a cup is no choice of a league, of groups or of a whole table', () => {
  expect(among('5', tiesFor('knock_out', false))).toBe('5');
  for (const kind of ['groups', 'league', 'swiss'] as const) expect(among('5', tiesFor(kind, false))).toBe('one');
  expect(among('5', tiesFor('knock_out', true))).toBe('one');
  expect(among('away', tiesFor('groups', false))).toBe('away');
});

test('groups that were chosen for two are no choice of whole tables', () => {
  expect(among('groups', kindsFor(true))).toBe('knock_out');
  expect(among('groups', kindsFor(false))).toBe('groups');
});

test('everything that can be chosen has words', () => {
  for (const kind of KINDS)
    for (const ties of tiesFor(kind, false)) expect(t(tiesKey(kind, ties))).not.toContain('cup-ties');
});

test('what stands on the bill is what the server is told', () => {
  expect(formatFor('knock_out', '5', 2, 3)).toEqual({ kind: 'knock_out', legs: 1, away_goals: false, series: 5 });
  expect(formatFor('groups', 'away', 2, 3)).toEqual({ kind: 'groups', legs: 2, away_goals: true, series: 0 });
  expect(formatFor('league', 'two', 2, 3)).toEqual({ kind: 'league', legs: 2, away_goals: false, series: 0 });
  expect(formatFor('swiss', 'one', 2, 3)).toEqual({ kind: 'swiss', rounds: 3 });
  expect(formatFor('league', 'one', 4, 3)).toEqual({ kind: 'league', seats: 4, rounds: 3 });
  expect(formatFor('knock_out', 'one', 4, 3)).toEqual({ kind: 'knock_out', seats: 4, rounds: 0 });
});

test('what the server was told reads as it was chosen', () => {
  for (const ties of tiesFor('knock_out', false)) expect(tiesOf(formatFor('knock_out', ties, 2, 0))).toBe(ties);
  expect(tiesOf({ kind: 'league' }), 'the server leaves out what is usual').toBe('one');
});

test('who is level asks for a rule where there is a table, and what is chosen comes first', () => {
  const more = { first: 'head_to_head', draw: 'entry', groups: 4, through: 1 } as const;
  expect(moreFor('knock_out', more)).toEqual({ draw: 'entry' });
  expect(moreFor('league', more)).toEqual({ draw: 'entry', breaks: ['head_to_head', 'difference', 'scored'] });
  expect(moreFor('groups', more)).toMatchObject({ groups: 4, through: 1 });
  expect(firstsFor('swiss')[0]).toBe('buchholz');
  expect(firstsFor('league')).not.toContain('buchholz');
});

test('the rule of who is late tells the minutes that were agreed, or the usual ones', () => {
  expect(ruleFor({ kind: 'evening' }, false)).toContain('10 minutes');
  expect(ruleFor({ kind: 'evening', grace: 25 }, true)).toContain('25 minutes');
  expect(ruleFor({ kind: 'winter' }, true)).toContain('by the deadline');
});
