/** Whole matches: whoever loads the page at any moment reads under "Just now" what somebody reads who was there all the time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validLines } from '../lines';
import type { Line, News } from '../../generated/protocol';
import { Words } from '../../words';
import { Director } from './director.svelte';
import { record } from './recorded';

const CHAIR = 0;
/** A second answer of a bot comes so soon after the first. */
const QUICK = 50;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test.each(['finale', 'hat_trick'])('a match of %s', { timeout: 60_000 }, (game) => {
  const match = record(game);
  const { meanings } = new Words('en', match.words);
  const come = (): Director =>
    new Director({
      meanings: () => meanings,
      pace: () => ({ speed: 'calm', isStill: false }),
      rested: () => undefined,
    });
  const play = (all: readonly Director[]): void => {
    while (all.some((one) => one.isPlaying)) vi.advanceTimersToNextTimer();
  };
  const atOnce = (news: News): News => ({ ...news, since: 0, stills: [] });
  const was = come();
  let newcomers: Director[] = [];
  let lines: Line[] = [];
  let compared = 0;
  match.news.forEach(({ by, news }) => {
    if (by === CHAIR) {
      play([was, ...newcomers]);
      for (const one of newcomers) {
        expect(one.just?.headline, `after ${news.ply} lines`).toEqual(was.just?.headline);
        compared += 1;
      }
      newcomers = [];
    }
    lines = [...lines.slice(0, news.since), ...news.lines];
    for (const one of [was, ...newcomers]) one.hear(news, validLines(lines), news.decision !== null, false);
    newcomers.push(come());
    newcomers.at(-1)!.hear(atOnce(news), validLines(lines), news.decision !== null, false);
    vi.advanceTimersByTime(QUICK);
  });
  expect(compared).toBeGreaterThan(40);
});
