import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { isKickOff } from './kick_off';
import type { Session } from './session.svelte';

const before = settings.speed;

/** A match that has just begun, as somebody sees who sits on the first seat. */
function begun(...changes: object[]): Session {
  const meet = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const fresh = { info: {}, news: { status: 'running' }, seat: 0, lines: [], device: { meet } };
  return Object.assign(fresh, ...changes) as unknown as Session;
}
const said = (seat: number) => ({ lines: [{ ply: 1, line: { line: 'said', at: 1, seat, said: 'x' } }] });

beforeEach(() => settings.hurry('calm'));
afterEach(() => settings.hurry(before));

test('who plays whom is shown once, until one has said something', () => {
  const session = begun(said(1));
  expect([isKickOff(session), isKickOff(session)]).toEqual([true, false]);
  expect(isKickOff(begun(said(0)))).toBe(false);
});

test.each([
  ['to those who watch', { seat: null }],
  ['in a lesson', { info: { lesson: 'first' } }],
  ['in the middle of another match', { info: { given: true } }],
  ['before kick-off', { news: { status: 'open' } }],
  ['after the last whistle', { news: { status: 'over' } }],
])('it is not shown %s', (_, change) => {
  expect(isKickOff(begun(change))).toBe(false);
});

test('nor to the hurried', () => {
  settings.hurry('at-once');
  expect(isKickOff(begun())).toBe(false);
});
