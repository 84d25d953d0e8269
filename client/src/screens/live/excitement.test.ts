import { describe, expect, it } from 'vitest';
import type { LiveScore } from '../../generated/protocol';
import { fade, front, FRONT_STAYS, stakes, weightOf } from './excitement';

const meanings = { scored: ['goal', 'counts shots team'], missed: ['miss'], moved: ['touches team'] };
const live = (changes: Partial<LiveScore>): LiveScore => ({
  table: 'a',
  game: 'finale',
  status: 'running',
  names: ['Mara', 'Ben'],
  bots: ['', ''],
  is_sitting: [true, true],
  score: [0, 0],
  minute: 15,
  half: 0,
  teams: [],
  asked: [],
  line: 0,
  at: 0,
  told: [],
  ...changes,
});

describe('excitement', () => {
  it('comes from what events mean, a goal more than a miss', () => {
    expect(weightOf(meanings, 'scored')).toBeGreaterThan(weightOf(meanings, 'missed'));
    expect(weightOf(meanings, 'moved')).toBe(0);
    expect(weightOf(meanings, 'unheard_of')).toBe(0);
  });
  it('fades by half in twenty seconds', () => {
    expect(fade(6, 20_000)).toBe(3);
    expect(fade(6, -5)).toBe(6);
  });
  it('is higher where a match is late and close, and gone where it is over', () => {
    expect(stakes(live({ minute: 90, score: [1, 1] }))).toBeGreaterThan(stakes(live({ minute: 90, score: [3, 1] })));
    expect(stakes(live({ half: 2, score: [1, 0] }))).toBeGreaterThan(stakes(live({ half: 1, score: [1, 0] })));
    expect(stakes(live({ status: 'over' }))).toBeLessThan(stakes(live({ status: 'open' })));
  });
});

describe('the front', () => {
  const hot = [
    { table: 'a', heat: 1 },
    { table: 'b', heat: 5 },
  ];
  it('goes to the most exciting, but stays for a while where it is', () => {
    expect(front(hot, '', 0, 1000, '')).toBe('b');
    expect(front(hot, 'a', 0, FRONT_STAYS - 1, '')).toBe('a');
    expect(front(hot, 'a', 0, FRONT_STAYS, '')).toBe('b');
  });
  it('leaves a match that is over at once, and stays where it is pinned', () => {
    expect(front([{ table: 'a', heat: -100 }, hot[1]!], 'a', 0, 10, '')).toBe('b');
    expect(front(hot, 'b', 0, 99_999, 'a')).toBe('a');
    expect(front([], 'b', 0, 0, 'a')).toBe('');
  });
  it('stays where it is among equals', () => {
    const level = [
      { table: 'a', heat: 1 },
      { table: 'b', heat: 1 },
    ];
    expect(front(level, 'b', 0, 99_999, '')).toBe('b');
  });
});
