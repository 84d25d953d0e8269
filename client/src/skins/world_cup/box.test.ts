import { expect, it } from 'vitest';
import { afterKick } from './box';

const TEAMS = ['france', 'sweden', 'england', 'uruguay'];

it('a shoot-out is counted with the kick that is seen', () => {
  const table = { teams: TEAMS, group: 1, kicks: [2, 1, 3, 2] };
  expect(afterKick(table, 'uruguay', true)).toEqual({ teams: ['england', 'uruguay'], goals: [2, 2] });
  expect(afterKick(table, 'uruguay', false)?.goals).toEqual([2, 1]);
  expect(afterKick(table, 'france', true), 'they have no part in it').toBeNull();
  expect(afterKick({ ...table, kicks: [] }, 'england', true), 'none is on').toBeNull();
});
