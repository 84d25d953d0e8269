import { expect, test } from 'vitest';
import type { Line } from '../generated/protocol';
import { CallOuts } from './call_outs.svelte';

const talked = (seat: number, detail: string): Line => ({ line: 'notice', at: 1, what: 'talked', seat, detail });

test('what others call out is shown and counted until the ticker is looked at', () => {
  const callOuts = new CallOuts();
  expect(callOuts.hear([talked(1, 'hello'), talked(1, 'good_luck')], [0])).toHaveLength(2);
  expect(callOuts.latest).toEqual({ seat: 1, phrase: 'good_luck' });
  expect(callOuts.unread).toBe(2);
  callOuts.read();
  callOuts.hide();
  expect([callOuts.latest, callOuts.unread]).toEqual([null, 0]);
});

test('what this device calls out itself, and anything else that happens, is none', () => {
  const callOuts = new CallOuts();
  callOuts.hear([talked(0, 'hello'), { line: 'notice', at: 1, what: 'sat', seat: 1, detail: 'Jo' }], [0]);
  expect([callOuts.latest, callOuts.unread]).toEqual([null, 0]);
});
