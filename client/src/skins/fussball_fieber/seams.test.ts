import { expect, it } from 'vitest';
import { breakable } from './seams';

it('breaks names of cards and teams where a reader would', () => {
  expect(breakable('Standardsituation')).toBe('Standard\u00adsituation');
  expect(breakable('Joker-Einwechslung')).toBe('Joker-Ein\u00adwechs\u00adlung');
  expect(breakable('Rote Karte')).toBe('Rote Karte');
});
