import { expect, test } from 'vitest';
import type { Result } from '../../api';
import type { Line } from '../../generated/protocol';
import { goalsFor, standOf, type Played } from './goals';

const MEANINGS = { scored: ['goal'], missed: ['miss'], parried: ['save'] };
const told = (event: string, team: string): Line => ({ line: 'told', event, args: { team } });
const ended = (places: number[][]): Result => ({ reason: 'regular', places });
const at = (goal: string, lines: Line[], result: Result | null = null): Played => ({
  goal,
  seat: 0,
  team: 'stollen',
  lines,
  meanings: MEANINGS,
  result,
});

test('to win is to be first alone, to hold a draw is not to be behind', () => {
  expect(standOf(at('win', [])).reached).toBe('open');
  expect(standOf(at('win', [], ended([[0], [1]]))).reached).toBe('reached');
  expect(standOf(at('win', [], ended([[0, 1]]))).reached).toBe('failed');
  expect(standOf(at('draw', [], ended([[0, 1]]))).reached).toBe('reached');
  expect(standOf(at('draw', [], ended([[1], [0]]))).reached).toBe('failed');
});

test('my shots count until one is a goal, those of others do not', () => {
  const wide = [told('missed', 'stollen'), told('missed', 'acker'), told('parried', 'acker')];
  expect(standOf(at('score', wide))).toEqual({ reached: 'open', shots: 1 });
  expect(standOf(at('score', [...wide, told('scored', 'acker')])).reached).toBe('open');
  expect(standOf(at('score', [...wide, told('scored', 'stollen')])).reached).toBe('reached');
  expect(standOf(at('score', [...wide, told('missed', 'stollen'), told('scored', 'stollen')])).reached).toBe('failed');
  expect(standOf(at('score', [], ended([[0], [1]]))).reached).toBe('failed');
  expect(goalsFor(MEANINGS)).toEqual(['win', 'draw', 'score']);
  expect(goalsFor({ laid: ['card'] })).toEqual(['win', 'draw']);
});
