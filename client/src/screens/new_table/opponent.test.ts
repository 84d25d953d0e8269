import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../../api';
import { write, type Played } from '../profile/record';
import { chooseOpponent, offerFor } from './opponent';

const GAME: GameInfo = {
  key: 'finale',
  revision: 1,
  seats: [2, 2],
  bots: ['random', 'novice', 'greedy', 'league'],
  usual_bot: 'greedy',
  editions: [],
  settled: [],
  unit: 'goals',
  house_bots: [],
};

const played = (table: string, mine: number, theirs: number, game = 'finale'): Played => ({
  table,
  game,
  at: Number(table),
  names: ['Mara', 'Jupp'],
  bots: [null, 'novice'],
  seat: 0,
  places: mine > theirs ? [[0], [1]] : [[1], [0]],
  score: [mine, theirs],
});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('two clear results call for another league, until it is chosen', () => {
  write([played('1', 3, 0), played('2', 4, 1), played('3', 0, 1, 'hat_trick')]);
  expect(offerFor(GAME)).toEqual({ league: 'greedy', isStronger: true, after: '2' });
  chooseOpponent(GAME, 'greedy');
  expect(offerFor(GAME)).toBeNull();
});

test('a defeat is a defeat, whatever league is chosen now', () => {
  write([played('1', 0, 3), played('2', 1, 4)]);
  chooseOpponent(GAME, 'league');
  expect(offerFor(GAME)).toEqual({ league: 'random', isStronger: false, after: '2' });
});

test('one clear result, or none, calls for nothing', () => {
  expect(offerFor(GAME)).toBeNull();
  write([played('1', 3, 0)]);
  expect(offerFor(GAME)).toBeNull();
});
