import { expect, test } from 'vitest';
import { byGame, byRival, course, isClear, nextLeague, outcomeOf, streaks, tallyOf } from './figures';
import { isPlayed, merged, type Played } from './record';

const LEAGUES = ['random', 'novice', 'greedy'];
let count = 0;

/** A match of seat 0 against one bot, with this score. */
function played(mine: number, theirs: number, more: Partial<Played> = {}): Played {
  const places = mine > theirs ? [[0], [1]] : mine < theirs ? [[1], [0]] : [[0, 1]];
  count += 1;
  return {
    table: `t${count}`, game: 'finale', at: count, names: ['Mara', 'Jupp'], bots: [null, 'novice'], seat: 0,
    places, score: [mine, theirs], ...more,
  }; // prettier-ignore
}

test('who is first alone has won, who is first with others has drawn', () => {
  expect(outcomeOf(played(2, 1))).toBe('won');
  expect(outcomeOf(played(1, 1))).toBe('drawn');
  expect(outcomeOf(played(2, 1, { seat: 1 }))).toBe('lost');
  expect(outcomeOf(played(0, 0, { names: ['A', 'B', 'C'], bots: [null, null, null], places: [[1], [0, 2]] }))).toBe(
    'lost',
  );
});

test('the tally, the longest run and the one that goes on', () => {
  const all = [played(1, 0), played(2, 0), played(0, 1), played(1, 1), played(3, 0)];
  expect(tallyOf(all)).toEqual({ won: 3, drawn: 1, lost: 1 });
  expect(streaks(all)).toEqual({ longest: 2, current: 1 });
});

test('games and rivals: people by name, bots by league, goals only of matches between two', () => {
  const friend = { names: ['Mara', 'Jonas'], bots: [null, null] };
  const cup = {
    game: 'world_cup',
    names: ['Mara', 'Jonas', 'Herta'],
    bots: [null, null, 'greedy'],
    places: [[0], [1, 2]],
  };
  const all = [played(2, 1, friend), played(0, 3), played(1, 1, friend), played(9, 9, cup)];
  expect(byGame(all).map((line) => [line.game, line.played])).toEqual([['finale', 3], ['world_cup', 1]]); // prettier-ignore
  const [jonas, ...bots] = byRival(all);
  expect(jonas).toMatchObject({ who: 'Jonas', isBot: false, played: 3, won: 2, drawn: 1, lost: 0, goals: [3, 2] });
  expect(jonas?.games).toEqual([['finale', 2], ['world_cup', 1]]); // prettier-ignore
  expect(bots.map((line) => [line.who, line.isBot])).toEqual([['greedy', true], ['novice', true]]); // prettier-ignore
});

test('goals against chances add up, and what is usual grows with every chance', () => {
  const one = { goals: [2, 0], expected: [1.5, 1], variance: [0.75, 0.5] } as Played['chances'];
  const two = { goals: [0, 1], expected: [1, 1], variance: [0.25, 0.5] } as Played['chances'];
  const steps = course([played(2, 0, { chances: one }), played(1, 0), played(0, 1, { chances: two })]);
  expect(steps.map((step) => [step.surplus, step.usual])).toEqual([[0.5, Math.sqrt(0.75)], [-0.5, 1]]); // prettier-ignore
});

test('two clear results in a row call for another league', () => {
  expect(nextLeague([played(0, 3), played(1, 4)], 'finale', LEAGUES)).toBe('random');
  expect(nextLeague([played(3, 0), played(2, 0)], 'finale', LEAGUES)).toBe('greedy');
  expect(nextLeague([played(3, 0), played(1, 0)], 'finale', LEAGUES)).toBeNull();
  expect(nextLeague([played(3, 0), played(0, 3)], 'finale', LEAGUES)).toBeNull();
  expect(nextLeague([played(3, 0)], 'finale', LEAGUES)).toBeNull();
  expect(nextLeague([played(3, 0), played(2, 0)], 'hat_trick', LEAGUES)).toBeNull();
  const top = { bots: [null, 'greedy'] };
  expect(nextLeague([played(3, 0, top), played(2, 0, top)], 'finale', LEAGUES)).toBeNull();
  const house = { bots: [null, 'house:Sweeper'] };
  expect(nextLeague([played(3, 0, house), played(2, 0, house)], 'finale', LEAGUES)).toBeNull();
  expect(isClear(played(1, 1))).toBe(false);
});

test('two devices make one record: every match once, and what one knows of it is kept', () => {
  const chances = { goals: [1, 0], expected: [1, 1], variance: [1, 1] } as Played['chances'];
  const [early, late] = [played(1, 0), played(2, 0)];
  expect(merged([late, early], [{ ...early, chances }])).toEqual([{ ...early, chances }, late]);
});

test('what is no match is not taken for one', () => {
  const good = played(1, 0);
  expect(isPlayed(JSON.parse(JSON.stringify(good)))).toBe(true);
  for (const bad of [null, 7, [], {}, { ...good, seat: 2 }, { ...good, names: 'Mara' }, { ...good, places: [] }]) {
    expect(isPlayed(bad)).toBe(false);
  }
});
