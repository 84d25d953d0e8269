import { expect, it } from 'vitest';
import { lookOf, sideOf } from './samples';
import { isPlayedOut } from './view';

it('has a period on until the last one is over, in the film of a match too', () => {
  const played = (...agenda: string[]): boolean => isPlayedOut(lookOf(agenda, sideOf({})));
  expect(played('next-period', 'play-tactic')).toBe(false);
  expect(played('next-period', 'field-man')).toBe(false);
  expect(played('order-kickers')).toBe(true);
  expect(played()).toBe(true);
});
