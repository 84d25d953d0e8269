import { expect, test } from 'vitest';
import { shirtOf, shirtOfSeat, shirtsOf } from './colours';

test('a side wears the colour its game names', () => {
  expect(shirtsOf({ colours: ['blue', 'red'] })).toEqual([1, 0]);
  expect(shirtsOf({ colours: ['red', 'blue'] })).toEqual([0, 1]);
});

test('a game that names no colours leaves every role its own shirt', () => {
  expect(shirtsOf({ colours: [] })).toEqual([0, 1]);
  expect(shirtOf(null, 3)).toBe(3);
});

test('a seat wears the colour of the role it plays', () => {
  expect(shirtOfSeat({ colours: ['blue', 'red'], roles: [0, 1] }, 0)).toBe(1);
  expect(shirtOfSeat({ colours: ['red', 'blue'], roles: [5, 2] }, 2)).toBe(1);
  expect(shirtOfSeat({ colours: ['red', 'blue'], roles: [5, 2] }, 3)).toBe(3);
});
