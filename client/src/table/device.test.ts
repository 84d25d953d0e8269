import { beforeEach, expect, it } from 'vitest';
import { myTable, remember } from '../my_tables';
import { Device } from './device.svelte';

const LAID = {
  table: 'abc',
  game: 'finale',
  key: 'k'.repeat(32),
  seats: [0],
  invites: { 1: 'link' },
  watch: 'w',
  opened: 1,
  names: ['Ann', ''],
  practice: true,
  expected: { 1: { name: 'Sweeper', until: 5 } },
};

beforeEach(() => remember(LAID));

it('still knows what it knew of a table when somebody sits down there', () => {
  const device = new Device('abc', '');
  device.sat(0, LAID.key, null, null);
  expect(myTable('abc')).toMatchObject({ practice: true, expected: LAID.expected, invites: LAID.invites });
});

it('remembers which bot was sent for, whoever opens the page again', () => {
  new Device('abc', '').expect('1', { name: 'Libero', until: 9 });
  expect(new Device('abc', '').expected).toEqual({ 1: { name: 'Libero', until: 9 } });
});

it('shows everybody at a table once, whoever opens the page again', () => {
  const device = new Device('abc', '');
  expect([device.meet(), device.meet(), new Device('abc', '').meet()]).toEqual([true, false, false]);
});
