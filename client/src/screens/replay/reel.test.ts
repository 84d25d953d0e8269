import { beforeEach, expect, test, vi } from 'vitest';
import type { Film } from '../../api';
import type { Line } from '../../generated/protocol';
import { Reel } from './reel.svelte';

const PLIES = 120;
const MARKS = [
  { ply: 30, means: 'goal' },
  { ply: 40, means: 'red' },
  { ply: 90, means: 'kick_goal' },
];
/** What was asked for and is not answered yet, by chair and first ply. */
const asked = new Map<string, { answer: () => Promise<void>; refuse: () => Promise<void> }>();

vi.mock('../../api', () => ({
  film: (_id: string, _token: string, chair: string, from: number, to: number, since: number): Promise<Film> =>
    new Promise((resolve, reject) => {
      const key = `${chair} ${from}`;
      const settled = async (): Promise<void> => {
        asked.delete(key);
        await new Promise((soon) => setTimeout(soon));
      };
      const moments = Array.from({ length: Math.min(to, PLIES) - from + 1 }, (_, k) => ({
        ply: from + k,
        lines: [told(from + k)],
        view: { chair },
      }));
      const before = Array.from({ length: from - since }, (_, k) => ({ ply: since + k, event: 'played', args: {} }));
      asked.set(key, {
        answer: () => (
          resolve({ plies: PLIES, kick_off: 60, marks: MARKS, before, moments, options: {} } as unknown as Film),
          settled()
        ),
        refuse: () => (reject(new Error('the line is gone')), settled()),
      });
    }),
}));

const told = (ply: number): Line => ({ line: 'told', event: 'played', args: { ply } });

beforeEach(() => asked.clear());

/** The oldest question is answered, and those that follow from it, until nobody asks any more. */
async function answerAll(): Promise<void> {
  for (let first = asked.values().next().value; first; first = asked.values().next().value) await first.answer();
}

async function opened(): Promise<Reel> {
  const reel = new Reel('match', 'key', 'open');
  const ready = reel.open(0);
  await asked.get('open 0')?.answer();
  await ready;
  return reel;
}

test('opened: the first moment is shown and the rest of the film comes by itself', async () => {
  const reel = await opened();
  expect([reel.at, reel.plies, reel.chair]).toEqual([0, PLIES, 'open']);
  expect(reel.moments.size).toBe(50);
  await answerAll();
  expect(reel.moments.size).toBe(PLIES + 1);
});

test('a moment that is still on its way is not shown before it is here, nor forgotten because it was asked for already', async () => {
  const reel = await opened();
  void reel.seek(60); // on its way as what comes next
  expect(reel.at).toBe(0);
  expect(reel.moment).toBeDefined();
  await asked.get('open 50')?.answer();
  expect(reel.at).toBe(60);
});

test('whoever seeks far ahead knows every line before, so that rounds are counted right', async () => {
  const reel = await opened();
  void reel.seek(110);
  await asked.get('open 100')?.answer();
  expect(reel.at).toBe(110);
  expect([...Array(111).keys()].filter((ply) => reel.lines.get(ply)?.length !== 1)).toEqual([]);
  expect(reel.lines.get(110)).toEqual([told(110)]);
  expect(reel.lines.get(70)).toEqual([{ line: 'told', event: 'played', args: {} }]);
  await answerAll();
  expect(reel.lines.get(70)).toEqual([told(70)]);
});

test('whoever asks last is heard', async () => {
  const reel = await opened();
  void reel.seek(110);
  void reel.seek(60);
  await asked.get('open 50')?.answer();
  await asked.get('open 100')?.answer();
  expect(reel.at).toBe(60);
});

test('another chair is taken only when its film is here, at the moment that is wanted by then', async () => {
  const reel = await opened();
  void reel.seek(60);
  void reel.sitOn('1');
  await asked.get('open 50')?.answer();
  expect([reel.at, reel.chair, reel.moment?.view]).toEqual([0, 'open', { chair: 'open' }]);
  await asked.get('1 50')?.answer();
  expect([reel.at, reel.chair, reel.moment?.view]).toEqual([60, '1', { chair: '1' }]);
});

test('steps are counted while the line is slow, and end where the match does', async () => {
  const reel = await opened();
  await answerAll();
  await reel.seek(49);
  void reel.step(1);
  await reel.step(1);
  expect(reel.at).toBe(51);
  await reel.step(-99);
  expect(reel.at).toBe(0);
  await reel.seek(9999);
  expect(reel.at).toBe(PLIES);
});

test('what cannot be fetched is said, nothing is lost, and it is asked for again', async () => {
  const reel = await opened();
  await asked.get('open 50')?.answer();
  void reel.seek(110);
  await asked.get('open 100')?.refuse();
  expect(reel.trouble).toBeInstanceOf(Error);
  expect([reel.at, reel.moment?.ply]).toEqual([0, 0]);
  void reel.seek(110);
  await asked.get('open 100')?.answer();
  expect([reel.at, reel.trouble]).toEqual([110, null]);
});

test('without a ply the film opens where play begins', async () => {
  const reel = new Reel('match', 'key', 'open');
  const ready = reel.open(null);
  await asked.get('open 0')?.answer();
  await answerAll();
  await ready;
  expect(reel.at).toBe(60);
});

test('a track without spoilers keeps its length, and does not end where the match does', async () => {
  const reel = await opened();
  const before = reel.longest;
  await answerAll();
  await reel.seek(PLIES - 1);
  expect([before, reel.longest]).toEqual([200, 200]);
});

test('goals are found forwards and backwards, cards are none', async () => {
  const reel = await opened();
  await answerAll();
  expect([reel.goal(true), reel.goal(false)]).toEqual([30, null]);
  await reel.seek(50);
  expect([reel.goal(true), reel.goal(false)]).toEqual([90, 30]);
  await reel.seek(100);
  expect(reel.goal(true)).toBeNull();
});
