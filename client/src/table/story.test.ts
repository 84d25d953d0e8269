import { expect, test } from 'vitest';
import { MatchClock } from './story';

const MEANINGS = { period: ['period'], shown: ['card'], full_time: ['end'] };

/** The minutes of what happens in a match of six stretches, four things in each of them. */
function minutes(clock: MatchClock): string[] {
  const found: (number | null)[] = [];
  for (const minute of [15, 30, 45, 60, 75, 90]) {
    found.push(clock.moment('period', { minute }));
    for (let k = 0; k < 3; k += 1) found.push(clock.moment('shown', {}));
  }
  return [...found, clock.moment('full_time', {})].map((one) => clock.write(one));
}

test('the final whistle is heard when the last stretch is over', () => {
  const clock = new MatchClock(MEANINGS);
  const told = minutes(clock);
  expect([told[0], told[4], told.at(-2), told.at(-1)]).toEqual(['1′', '16′', '77′', '90′']);
  expect(new MatchClock(MEANINGS).moment('full_time', {}), 'before anything was played').toBe(null);
});

test('what happens between two legs has no minute, and the second begins with its first', () => {
  const clock = new MatchClock(MEANINGS);
  const first = minutes(clock);
  expect(clock.moment('shown', {})).toBe(null);
  expect(minutes(clock)).toEqual(first);
});
