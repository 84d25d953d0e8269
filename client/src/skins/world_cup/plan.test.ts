import { describe, expect, it } from 'vitest';
import { penaltyChance, squaresOf } from './box';
import { allows, nextWord, rowAfter, rowsFor, tokenOf, type Intent } from './plan';
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

describe('what is said', () => {
  const intent = (card: string, picks: [string, string][], isPlayed = true): Intent => ({ card, verb: 'play', picks: picks.map(([team, against]) => ({ team, against })), isPlayed });

  it('is the card, the team, and the match if it is asked for', () => {
    const table = cupOf({ team: 'brazil' });
    const plan = intent('one_goal', [['brazil', 'china']], false);
    expect(nextWord(plan, 'play-card', ['play one_goal', 'discard one_goal'], table, BOX)).toBe('play one_goal');
    expect(nextWord({ ...plan, isPlayed: true }, 'choose-team-one-goal', ['team brazil', 'team china'], table, BOX)).toBe('team brazil');
    expect(nextWord({ ...plan, isPlayed: true }, 'choose-match', ['against china', 'against turkey'], table, BOX)).toBe('against china');
  });

  it('follows the order of the box where tokens are equal, and puts the two goals of 2+1 first', () => {
    const table = cupOf();
    const options = ['team brazil', 'team germany', 'team russia'];
    expect(nextWord(intent('one_one', [['russia', 'japan'], ['brazil', 'china']]), 'choose-team-one-one', options, table, BOX)).toBe('team brazil');
    expect(nextWord(intent('two_plus_one', [['germany', 'japan'], ['brazil', 'china']]), 'choose-team-two-plus-one', options, table, BOX)).toBe('team germany');
    const later = cupOf({ laid: ['brazil'] });
    expect(nextWord(intent('one_one', [['russia', 'japan'], ['brazil', 'china']]), 'choose-team-one-more', options, later, BOX)).toBe('team russia');
  });

  it('ends when enough is laid, and never begins a second turn', () => {
    const table = cupOf({ laid: ['brazil'] });
    expect(nextWord(intent('one_one', [['brazil', 'china']]), 'choose-team-one-more', ['team germany', 'enough'], table, BOX)).toBe('enough');
    expect(nextWord(intent('one_goal', [['brazil', 'china']]), 'play-card', ['play one_goal'], table, BOX)).toBeNull();
    expect(nextWord(intent('one_goal', [['brazil', 'china']]), 'choose-team-one-goal', ['team china'], cupOf(), BOX)).toBeNull();
  });
});
