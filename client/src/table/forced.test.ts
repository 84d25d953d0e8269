import { expect, test, vi } from 'vitest';
import type { Decision, Line, News } from '../generated/protocol';
import { forcedAnswer, isOpen, questionAfter, sayLater } from './forced';

const decision = {
  seat: 0,
  role: 0,
  prompt: 'p',
  rule: 'R1',
  options: ['pass'],
  form: null,
  forced: 'pass',
} as Decision;
const said: Line = { line: 'said', at: 0, seat: 0, action: 'pass', by: null };
const undone = { line: 'undone', at: 0, seat: 0, to: 0 } as Line;
const place = (lines: Line[]) => lines.map((line, ply) => ({ ply, line }));

test('what leaves no choice has an answer, except for whoever has just taken something back', () => {
  expect(forcedAnswer(decision, [])).toBe('pass');
  expect(forcedAnswer({ ...decision, forced: null }, [])).toBeNull();
  expect(forcedAnswer(null, [])).toBeNull();
  expect(forcedAnswer(decision, place([said, undone]))).toBeNull();
  expect(forcedAnswer(decision, place([undone, said]))).toBe('pass');
});

test('with each answer, and with each one that is taken back, another question begins; talk begins none', () => {
  const talk = { line: 'notice', at: 0 } as unknown as Line;
  expect(
    [[], [said], [said, talk], [said, talk, said], [said, undone]].map((lines) => questionAfter(place(lines))),
  ).toEqual([0, 1, 1, 3, 2]);
});

test('whoever has no choice is not called, unless the page leaves it to them', () => {
  const asked = (forced: string | null) => ({ decision: { ...decision, forced } }) as News;
  const table = { news: asked('pass'), lines: [], hasRealCards: false };
  expect(isOpen(table, true)).toBe(false);
  expect(isOpen(table, false)).toBe(true);
  expect(isOpen({ ...table, hasRealCards: true }, true)).toBe(true);
  expect(isOpen({ ...table, lines: place([said, undone]) }, true)).toBe(true);
  expect(isOpen({ ...table, news: asked(null) }, true)).toBe(true);
  expect(isOpen({ ...table, news: null }, true)).toBe(false);
});

test('it is said after a beat, unless something else happens first', () => {
  vi.useFakeTimers();
  const say = vi.fn();
  sayLater('calm', say)();
  vi.runAllTimers();
  expect(say).not.toHaveBeenCalled();
  sayLater('brisk', say);
  vi.runAllTimers();
  expect(say).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
