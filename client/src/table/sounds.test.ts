import { expect, test } from 'vitest';
import type { Line } from '../protocol';
import { soundOf } from './sounds';

const told = (event: string): Line => ({ line: 'told', event, args: {} });
const MEANINGS = { hit: ['goal'], charge: ['counts attacks team', 'card'], counted: ['counts fouls team'] };

test('an event sounds as its game says it means, whatever it is called', () => {
  expect(['hit', 'charge', 'counted', 'scored'].map((event) => soundOf(told(event), MEANINGS))).toEqual([
    'goal',
    'card',
    null,
    null,
  ]);
});
