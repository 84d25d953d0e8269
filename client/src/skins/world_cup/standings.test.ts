import { expect, it } from 'vitest';
import { liveMatches, matchesByGroup, playedOf } from './matches';
import { BOX, cupOf, resultsOf } from './samples';
import { difference, scorers, standings } from './standings';

it('the score stands as the tokens lie, until it is given', () => {
  const table = cupOf();
  table.rows[0] = ['goal_2'];
  expect(liveMatches(table, BOX)[0]).toMatchObject({ left: { team: 'brazil', goals: 2 }, right: { team: 'turkey', goals: 0 }, isLive: true });
  const over = cupOf({ rows: table.rows, to_draw: 0, results: resultsOf(...Array.from({ length: 12 }, (_, k): [number, string, string, number, number] => [0, table.teams[2 * k] ?? '', table.teams[2 * k + 1] ?? '', 3, 1])) });
  expect(liveMatches(over, BOX)[0]).toMatchObject({ left: { goals: 3 }, right: { goals: 1 }, isLive: false, winner: 'brazil' });
});

it('a table moves with every token: points, matches among those level, difference, goals (W7.1)', () => {
  const table = cupOf();
  table.rows[0] = ['goal_1'];
  const first = standings(BOX, 'A', matchesByGroup(table, BOX).get('A') ?? [], []);
  expect(first.map((line) => [line.team, line.points])).toEqual([['brazil', 5], ['england', 3], ['china', 3], ['turkey', 2]]);
  expect(first.map((line) => line.goesOn)).toEqual([true, true, false, false]);
  expect(difference(first[0]!)).toBe(1);
});

it('who beat the other stands first when both have the same points', () => {
  const table = cupOf();
  const set = (team: string, against: string, tokens: string[]) => (table.rows[table.teams.findIndex((one, k) => one === team && table.teams[k ^ 1] === against)] = tokens);
  set('china', 'brazil', ['goal_1']);
  set('brazil', 'turkey', ['goal_3']);
  const lines = standings(BOX, 'A', matchesByGroup(table, BOX).get('A') ?? [], []);
  expect(lines.slice(0, 2).map((line) => line.team)).toEqual(['china', 'brazil']);
});

it('once a group is decided, those who came through stand first', () => {
  const lines = standings(BOX, 'B', matchesByGroup(cupOf(), BOX).get('B') ?? [], ['russia', 'japan']);
  expect(lines.map((line) => [line.team, line.goesOn]).slice(0, 3)).toEqual([['russia', true], ['japan', true], ['germany', false]]);
});

it('the scorers’ table counts every match of a nation', () => {
  const table = cupOf({ results: resultsOf([0, 'brazil', 'turkey', 2, 2], [0, 'england', 'china', 0, 1], [3, 'brazil', 'france', 3, 0]) });
  expect(scorers(playedOf(table, BOX)).slice(0, 2)).toEqual([
    { team: 'brazil', played: 2, scored: 5, conceded: 2 },
    { team: 'turkey', played: 1, scored: 2, conceded: 2 },
  ]);
});
