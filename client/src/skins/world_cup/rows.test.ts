import { expect, it } from 'vitest';
import { annulled, goalsOf, hasHalf, vulnerable } from './rows';

it('goals count face up, a penalty is one, and two halves are one (W5.3)', () => {
  expect(goalsOf(['goal_2', 'goal_1', 'penalty_token'])).toBe(4);
  expect(goalsOf(['attack_token', 'attack_token', 'defence_token'])).toBe(1);
  expect(goalsOf(['turned goal_3', 'attack_token'])).toBe(0);
  expect(hasHalf(['attack_token', 'turned attack_token'])).toBe(true);
});

it('only the outermost token can be attacked, and not every one (W4.2, X8)', () => {
  expect(vulnerable(['goal_1', 'attack_token'])).toBe('attack_token');
  expect(vulnerable(['goal_1', 'defence_token'])).toBeNull();
  expect(vulnerable(['goal_1', 'penalty_token'])).toBeNull();
  expect(vulnerable(['goal_1', 'turned goal_1'])).toBeNull();
  expect(vulnerable([])).toBeNull();
});

it('a foul takes one goal: turned, made smaller beside it, or exchanged on the last square (X9, X10, X11)', () => {
  expect(annulled(['goal_1'], 3)).toEqual(['turned goal_1']);
  expect(annulled(['goal_3'], 4)).toEqual(['turned goal_3', 'goal_2']);
  expect(annulled(['attack_token', 'goal_2'], 2)).toEqual(['attack_token', 'goal_1']);
  expect(annulled(['attack_token'], 2)).toEqual(['turned attack_token']);
});
