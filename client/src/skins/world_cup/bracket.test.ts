import { expect, it } from 'vitest';
import { bracketOf, drawnOrder } from './bracket';
import { BOX, cupOf, resultsOf } from './samples';

const SEMIS = ['brazil', 'japan', 'germany', 'england'];

it('before the groups are over everybody is hoped for', () => {
  const rounds = bracketOf(cupOf(), BOX, new Map([['winner_A', 'china']]));
  expect(rounds.map((round) => [round.stage, round.knots.length])).toEqual([['semi_final', 2], ['final', 2]]);
  expect(rounds[0]?.knots[0]?.left).toEqual({ team: null, from: 'winner_A', hope: 'china' });
});

it('the round that is played has its teams and their rows', () => {
  const [semis] = bracketOf(cupOf({ stage: 'semi_final', teams: SEMIS }), BOX, new Map());
  expect(semis?.knots.map((knot) => [knot.left.team, knot.right.team, knot.live?.left.k, knot.winner])).toEqual([['brazil', 'japan', 0, null], ['germany', 'england', 2, null]]);
});

it('results, kicks and the next round say who went on', () => {
  const results = resultsOf([3, 'brazil', 'japan', 1, 1, 'japan'], [3, 'germany', 'england', 2, 0]);
  const rounds = bracketOf(cupOf({ stage: 'final', teams: ['brazil', 'england', 'japan', 'germany'], results }), BOX, new Map());
  expect(rounds[0]?.knots.map((knot) => knot.winner)).toEqual(['japan', 'germany']);
  expect(rounds[1]?.knots.map((knot) => [knot.tie.name, knot.left.team, knot.live !== null])).toEqual([['third_place', 'brazil', true], ['final', 'japan', true]]);
});

it('a replay goes on the sheet of its match, and lives where it is played', () => {
  const results = resultsOf([3, 'brazil', 'japan', 1, 1, ''], [3, 'germany', 'england', 2, 0]);
  const [semis] = bracketOf(cupOf({ stage: 'semi_final', is_replay: true, replays: 1, teams: ['brazil', 'japan'], results }), BOX, new Map());
  expect(semis?.knots.map((knot) => [knot.games.length, knot.live !== null, knot.winner])).toEqual([[1, true, null], [1, false, 'germany']]);
});

it('who was named by an owner went on, though no match says so', () => {
  const results = resultsOf([3, 'brazil', 'japan', 1, 1, ''], [3, 'germany', 'england', 2, 0]);
  const rounds = bracketOf(cupOf({ stage: 'final', teams: ['japan', 'england', 'brazil', 'germany'], results }), BOX, new Map());
  expect(rounds[0]?.knots[0]?.winner).toBe('brazil');
});

it('the match for third place is drawn below the final, feeders side by side', () => {
  const rounds = bracketOf(cupOf(), BOX, new Map());
  expect(drawnOrder(rounds, 0).map((knot) => knot.tie.name)).toEqual(['semi_1', 'semi_2']);
  expect(drawnOrder(rounds, 1).map((knot) => knot.tie.name)).toEqual(['final', 'third_place']);
});
