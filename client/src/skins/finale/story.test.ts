import { describe, expect, it } from 'vitest';
import type { Line } from '../../generated/protocol';
import { actionsOf, kicksOf, mishapsOf, tiesOf } from './story';

const told = (event: string, args: Record<string, string | number> = {}): Line => ({ line: 'told', event, args });

describe('the lines told', () => {
  const action = [
    told('fielded', { team: 'stollen', man: 'a', strength: 4 }),
    told('fielded', { team: 'acker', man: 'b', strength: 2 }),
    told('rolled', { team: 'stollen', pips: 1, total: 5 }),
    told('rolled', { team: 'acker', pips: 3, total: 5 }),
    told('build_up_won', { team: 'stollen', attackers: 5, defenders: 5 }),
  ];

  it('hold the last action with its men, dice and sums, until something else happens', () => {
    const { last } = actionsOf(action);
    expect(last?.verdict).toBe('build_up_won');
    expect(last?.men.acker).toEqual([{ man: 'b', strength: 2 }]);
    expect(last?.pips).toEqual({ stollen: 1, acker: 3 });
    expect(last?.totals).toEqual({ stollen: 5, acker: 5 });
    expect(actionsOf([...action, told('period', { period: 2, minute: 30 })]).last).toBeNull();
    expect(actionsOf([...action, told('countered', { team: 'acker', tactic: 'free_kick', bonus: 2 })]).last).toBeNull();
  });

  it('hold the action that is on, without a verdict', () => {
    expect(actionsOf(action.slice(0, 3)).on).toMatchObject({ pips: { stollen: 1 }, verdict: '' });
    expect(actionsOf(action).on.men).toEqual({});
  });

  it('close an action with the first man who steps forward for the next one', () => {
    expect(actionsOf(action).last?.verdict).not.toBe('');
    const next = actionsOf([...action, told('fielded', { team: 'acker', man: 'c', strength: 3 })]);
    expect([next.last, next.on.men]).toEqual([null, { acker: [{ man: 'c', strength: 3 }] }]);
  });

  it('hold the dice for men at risk, until the next attack', () => {
    const risk = (man: string, pips: number) => told('risk', { man, symbol: 'injury', pips });
    const lines = [
      ...action,
      risk('a', 2),
      told('injured', { man: 'a' }),
      risk('b', 1),
      told('unharmed', { man: 'b' }),
    ];
    expect(mishapsOf(lines).map(({ man, pips, event }) => [man, pips, event])).toEqual([
      ['a', 2, 'injured'],
      ['b', 1, 'unharmed'],
    ]);
    expect(mishapsOf([...lines, told('attack', { team: 'acker', number: 1 })])).toEqual([]);
    expect(mishapsOf([...lines, told('fielded', { team: 'acker', man: 'c', strength: 3 })])).toEqual([]);
    expect(mishapsOf([...lines, told('full_time', { team: 'stollen' })])).toEqual([]);
    expect(mishapsOf([...lines, told('showed', { team: 'acker', tactic: 'free_kick', strength: 2 })])).toEqual([]);
    expect(mishapsOf([risk('a', 2)]).map(({ event }) => event)).toEqual(['']);
    const [earlier, newer] = mishapsOf([...lines, risk('c', 3)]).slice(-2);
    expect(earlier?.roll, 'a die that was told lies still while another rolls').toBe(0);
    expect(newer?.roll).toBeGreaterThan(0);
    expect([newer?.symbol, newer?.event], 'while it rolls one sees what is at stake').toEqual(['injury', '']);
  });

  it('hold the kicks of the shoot-out that is on', () => {
    const kick = told('kick_scored', { man: 'a', shooter: 6, keeper: 4 });
    expect(
      kicksOf([kick, told('shoot_out', { team: 'acker' }), told('kick_saved', { man: 'b', shooter: 3, keeper: 5 })]),
    ).toEqual([{ man: 'b', scored: false, shooter: 3, keeper: 5 }]);
  });

  it('hold the ties of a cup, with byes in the first round', () => {
    const lines = [
      told('tie', { first_seat: 3, second_seat: 4 }),
      told('tie_won', { seat: 4, goals: 3, against: 1 }),
      told('tie', { first_seat: 0, second_seat: 1 }),
      told('tie_won', { seat: 0, goals: 2, against: 2 }),
      told('tie', { first_seat: 2, second_seat: 4 }),
    ];
    expect(tiesOf(lines, 5).map((tie) => [tie.round, tie.winner, tie.goals])).toEqual([
      [1, 4, [1, 3]],
      [2, 0, [2, 2]],
      [2, null, null],
    ]);
    expect(tiesOf(lines, 8).map((tie) => tie.round)).toEqual([1, 1, 1]);
  });
});
