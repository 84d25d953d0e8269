import { expect, it } from 'vitest';
import type { News } from '../generated/protocol';
import { emptySeats, standIns } from './seats';

it('whoever comes back finds his seat, and the others see that a bot stands in', () => {
  const news = {
    status: 'running',
    seats: [
      { kind: 'person', state: 'ready' },
      { kind: 'bot', state: 'away' },
      { kind: 'bot', state: 'ready' },
    ],
  } as unknown as News;
  expect([standIns(news, []), emptySeats(news, [0], [])]).toEqual([[1], []]);
  expect([standIns(news, [1]), emptySeats(news, [], [1])]).toEqual([[], [1]]);
  expect(standIns({ ...news, status: 'over' }, [])).toEqual([]);
});
