import { beforeAll, expect, test } from 'vitest';
import type { News, View } from '../generated/protocol';
import { settings } from '../settings.svelte';
import { Words } from '../words';
import { headingOf } from './heading';

const words = new Words('en', { ftl: 'ask-kick = Where to?', names: {}, verbs: {} });
const asked = (...seats: number[]) => seats.map((seat) => ({ seat, since: 0, until: null, prompt: 'kick' }));

beforeAll(async () => {
  await settings.choose('en');
  await settings.furnish('table');
});

/** The heading of a table at which these seats are asked, and something lies face down from these roles. */
function heading(seats: number[], sealed: string[][] = [[], []], chair: number | null = 0): string {
  const view = { roles: [0, 1], sealed } as unknown as View;
  const live = { status: 'running', chair, view, asked: asked(...seats) } as unknown as News;
  const names = ['Mara', 'Jonas', 'Emil'];
  return headingOf({ live, decision: null, isPast: false, rolling: null, forced: null, words, names, now: 0 });
}

test('everybody who is asked is named', () => {
  expect(heading([1])).toBe('Jonas to play');
  expect(heading([0, 1], [[], []], null)).toBe('Mara and Jonas to play');
  expect(heading([1, 2], [['laid'], []])).toContain('Jonas and Emil');
  expect(heading([])).toBe('On we go in a moment.');
});
