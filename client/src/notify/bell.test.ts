import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGAIN, Bell } from './bell';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rings once when it becomes my turn, and once more after a minute if nobody looks', () => {
  const ring = vi.fn();
  const bell = new Bell(ring, () => false);
  bell.hear('ask 0 5');
  bell.hear('ask 0 5');
  bell.hear('ask 0 6'); // a second question in the same turn
  expect(ring.mock.calls).toEqual([[false]]);
  vi.advanceTimersByTime(AGAIN);
  vi.advanceTimersByTime(10 * AGAIN);
  expect(ring.mock.calls).toEqual([[false], [true]]);
});

test('does not remind somebody who looks, who has answered, or who left', () => {
  const ring = vi.fn();
  const looking = new Bell(ring, () => true);
  looking.hear('ask 0 5');
  vi.advanceTimersByTime(AGAIN);
  const quick = new Bell(ring, () => false);
  quick.hear('ask 0 5');
  quick.hear(null);
  const gone = new Bell(ring, () => false);
  gone.hear('ask 0 5');
  gone.stop();
  vi.advanceTimersByTime(AGAIN);
  expect(ring.mock.calls).toEqual([[false], [false], [false]]);
});

test('the next turn rings again', () => {
  const ring = vi.fn();
  const bell = new Bell(ring, () => false);
  bell.hear('ask 0 5');
  bell.hear(null);
  bell.hear('ask 0 9');
  expect(ring).toHaveBeenCalledTimes(2);
});
