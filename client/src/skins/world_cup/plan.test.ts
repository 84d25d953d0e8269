import { describe, expect, it } from 'vitest';
import { penaltyChance, squaresOf } from './box';
import { allows, rowAfter, rowsFor, tokenOf } from './plan';
import { BOX, cupOf } from './samples';

const at = (table: ReturnType<typeof cupOf>, team: string, against: string): number => table.teams.findIndex((one, k) => one === team && table.teams[k ^ 1] === against);

describe('what a card lays', () => {
  it('is made smaller for lower ranks, but for 2+1 (W3.2, W3.4)', () => {
    expect(tokenOf(BOX, 'three_goals', 0, 'brazil')).toBe('goal_3');
    expect(tokenOf(BOX, 'three_goals', 0, 'france')).toBe('goal_2');
    expect(tokenOf(BOX, 'two_goals', 0, 'russia')).toBe('goal_1');
    expect(tokenOf(BOX, 'two_plus_one', 0, 'russia')).toBeNull();
    expect(tokenOf(BOX, 'two_plus_one', 1, 'russia')).toBe('goal_1');
  });

  it('needs a free square (W4.3)', () => {
    const table = cupOf();
    const k = at(table, 'china', 'brazil');
    expect(squaresOf(BOX, 'china')).toBe(2);
    expect(allows(table, BOX, 0, 'attack', 0, k)).toBe(true);
    table.rows[k] = ['attack_token', 'turned goal_1'];
    expect(allows(table, BOX, 0, 'attack', 0, k)).toBe(false);
  });
});

describe('what a card turns', () => {
  it('is the outermost token: a goal by a foul, an attack by a defence, both by an offside', () => {
    const table = cupOf();
    const [goal, attack] = [at(table, 'brazil', 'turkey'), at(table, 'germany', 'france')];
    table.rows[goal] = ['goal_2'];
    table.rows[attack] = ['goal_1', 'attack_token'];
    expect(rowsFor(table, BOX, 0, 'foul', 0)).toEqual([goal]);
    expect(rowsFor(table, BOX, 0, 'stopping', 0)).toEqual([attack]);
    expect(rowsFor(table, BOX, 0, 'offside', 0)).toEqual([goal, attack]);
    expect(rowAfter(table, BOX, 'foul', 0, goal)).toEqual(['turned goal_2', 'goal_1']);
  });
});

it('in the last phase of 2002 only matches with a team of one’s own count (W3.11)', () => {
  const table = cupOf({ stage: 'final', teams: ['england', 'turkey', 'germany', 'france'] });
  expect(rowsFor(table, BOX, 0, 'one_goal', 0)).toEqual([0, 1]);
  expect(rowsFor(table, BOX, 1, 'one_goal', 0)).toEqual([2, 3]);
});

it('the chance of a penalty is read off the white die', () => {
  expect(penaltyChance(BOX)).toEqual([2, 3]);
});
