import { expect, test } from 'vitest';
import type { Line } from '../../generated/protocol';
import { goalsOf, kicksOf, lastShot } from './story';

const told = (event: string, args: Record<string, string | number> = {}): Line =>
  ({ line: 'told', event, args }) as unknown as Line;
const SHOT = [
  told('played', { team: 'blue', card: 'dribble_1_left' }),
  told('shot', { team: 'blue', number: 10 }),
  told('aimed', { team: 'blue', shot: 'shot_short_pass_left', power: 5 }),
  told('dived', { team: 'red', goalkeeper: 'regular_left', cards: 2 }),
];
const CARD = told('saving', { card: 'short_pass_3_left', balls: 3, power: 5 });

test('a shot shows both cards at once, then card after card', () => {
  expect(lastShot(SHOT.slice(0, 2))).toBeNull();
  expect(lastShot(SHOT)).toEqual({
    at: 2,
    team: 'blue',
    shot: 'shot_short_pass_left',
    power: 5,
    keeper: 'regular_left',
    cards: 2,
    drawn: [],
    saved: 0,
    outcome: null,
  });
  expect(lastShot([...SHOT, CARD])).toMatchObject({ drawn: ['short_pass_3_left'], saved: 3, outcome: null });
});

test.each([
  ['scored', 'goal'],
  ['saved', 'saved'],
  ['parried', 'parried'],
  ['kick_scored', 'goal'],
  ['kick_saved', 'saved'],
  ['kick_parried', 'parried'],
])('%s ends it, and it is there until play goes on', (event, outcome) => {
  const over = [...SHOT, CARD, told(event, { team: 'blue' })];
  expect(lastShot([...over, told('kick_off', {})])).toMatchObject({ at: 2, outcome });
  for (const next of ['played', 'steps_up', 'half_over', 'full_time'])
    expect(lastShot([...over, told(next, {})]), next).toBeNull();
});

test('kicks of a shoot-out in their order', () => {
  expect(
    kicksOf([told('kick_scored', { team: 'blue', kick: 1 }), told('kick_saved', { team: 'red', kick: 1 })]),
  ).toEqual([
    { team: 'blue', isIn: true },
    { team: 'red', isIn: false },
  ]);
});

test('goals with their scorers and rounds; both cards of a turn begin one round', () => {
  const played = [told('played', { team: 'blue' }), told('played', { team: 'red' }), told('moved', {})];
  const goal = told('scored', { team: 'red', number: 9, goals: 1 });
  expect(goalsOf([told('half', { half: 1 }), ...played, ...played, goal])).toEqual([
    { team: 'red', number: 9, round: '2' },
  ]);
});
