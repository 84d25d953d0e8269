import { expect, it } from 'vitest';
import { liveMatches, matchesByGroup, playedOf } from './matches';
import { BOX, cupOf, factsOf, resultsOf } from './samples';
import { scorers } from './scorers';

it('a match has its tokens from the table, and its score from the referee', () => {
  const table = cupOf();
  table.rows[0] = ['goal_2', 'attack_token'];
  const facts = factsOf(table, { goals: table.teams.map((_, k) => (k ? 0 : 2)), halves: [0], open: [0], over: [1] });
  expect(liveMatches(table, facts).slice(0, 2)).toMatchObject([
    {
      left: { team: 'brazil', goals: 2, hasHalf: true, isOpen: true },
      right: { team: 'turkey', goals: 0, hasHalf: false },
      isLive: true,
    },
    { isLive: false },
  ]);
});

it('after the groups their matches are read off the score sheet', () => {
  const table = cupOf({
    stage: 'final',
    teams: ['brazil', 'germany'],
    results: resultsOf([0, 'brazil', 'turkey', 2, 2], [3, 'brazil', 'france', 3, 0]),
  });
  const groups = matchesByGroup(table, factsOf(table, { group_matches: 1 }), BOX);
  expect(groups.get('A')).toMatchObject([{ id: 'brazil-turkey', left: { goals: 2, k: -1 }, isLive: false }]);
  expect(groups.get('B')).toEqual([]);
});

it('the scorers’ table counts every match of a nation', () => {
  const table = cupOf({
    results: resultsOf([0, 'brazil', 'turkey', 2, 2], [0, 'england', 'china', 0, 1], [3, 'brazil', 'france', 3, 0]),
  });
  expect(scorers(playedOf(table, BOX)).slice(0, 2)).toEqual([
    { team: 'brazil', played: 2, scored: 5, conceded: 2 },
    { team: 'turkey', played: 1, scored: 2, conceded: 2 },
  ]);
});
