import { expect, it } from 'vitest';
import { told } from './samples';
import { kicksOf, settledBy, shootOutOf, whistleCount, whistles } from './story';

const LINES = [
  told('laid', { token: 'single', team: 'brazil', against: 'turkey' }),
  told('dice', { first: 'black', second: 'red', third: 'red', fourth: 'yellow' }),
  told('match_over', { team: 'brazil', goals: 1, other: 'turkey', against: 1 }),
  told('match_over', { team: 'england', goals: 0, other: 'china', against: 2 }),
  told('table', { group: 'A', team: 'china', points: 3, place: 1 }),
  told('dice', { first: 'blue', second: 'red', third: 'red', fourth: 'grey' }),
  told('match_over', { team: 'germany', goals: 2, other: 'france', against: 2 }),
  told('shoot_out', { team: 'germany', other: 'france' }),
  told('kick_scored', { team: 'germany', kick: 1 }),
  told('kick_missed', { team: 'france', kick: 1 }),
  told('shoot_out_won', { team: 'germany', kicks: 1, other: 'france', against: 0 }),
];

it('every whistle has its dice, its matches and its kicks', () => {
  const found = whistles(LINES);
  expect(found.map((whistle) => [whistle.dice[0], whistle.matches.length, whistle.kicks.length])).toEqual([
    ['black', 2, 0],
    ['blue', 1, 1],
  ]);
  expect(shootOutOf(LINES, 'germany', 'france')).toMatchObject({
    winner: 'germany',
    score: '1:0',
    kicks: [{ isIn: true }, { isIn: false }],
  });
  expect(
    [8, 9, 10].map((upto) => shootOutOf(LINES.slice(0, upto), 'germany', 'france')?.score),
    'as it stands while kicks go on',
  ).toEqual(['0:0', '1:0', '1:0']);
  expect(shootOutOf(LINES, 'brazil', 'turkey')).toBeNull();
  expect([kicksOf(LINES, 'germany', 'france'), kicksOf(LINES, 'france', 'germany')]).toEqual(['1:0', '0:1']);
  expect(kicksOf(LINES, 'brazil', 'turkey')).toBe('');
  expect(whistleCount(LINES)).toBe(5);
  expect(whistleCount(LINES.slice(0, 2)), 'with the dice it goes').toBe(1);
  expect(
    whistles([
      ...LINES,
      told('stage', { stage: 'semi_final' }),
      told('replay'),
      told('match_over', { team: 'a', goals: 1, other: 'b', against: 0 }),
    ]).map(({ phase, stage, isReplay }) => [phase, stage, isReplay]),
  ).toEqual([
    [0, 'group', false],
    [0, 'group', false],
    [2, 'semi_final', true],
  ]);
});

it('without dice the results stand alone', () => {
  expect(
    whistles([
      told('match_over', { team: 'a', goals: 1, other: 'b', against: 0 }),
      told('match_over', { team: 'c', goals: 1, other: 'd', against: 0 }),
    ]),
  ).toHaveLength(1);
});

it('tells what sent one of two level teams on, where neither goals nor kicks did', () => {
  const drawn = told('match_over', { team: 'chile', goals: 1, other: 'peru', against: 1 });
  const won = told('match_over', { team: 'chile', goals: 2, other: 'peru', against: 1 });
  const coin = told('coin', { team: 'peru' });
  expect(settledBy([drawn, coin], 'chile', 'peru')).toBe('lot');
  expect(settledBy([drawn, told('named', { seat: 0, team: 'chile' })], 'peru', 'chile')).toBe('coach');
  expect(settledBy([coin, drawn], 'chile', 'peru'), 'a lot of the groups').toBeNull();
  expect(settledBy([drawn, won], 'chile', 'peru'), 'a replay').toBeNull();
  expect(settledBy([drawn, told('coin', { team: 'brazil' })], 'chile', 'peru'), 'of others').toBeNull();
  expect(settledBy([], 'chile', 'peru')).toBeNull();
});
