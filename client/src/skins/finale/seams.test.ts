import { expect, it } from 'vitest';
import { breakable } from './seams';

it('breaks names of tactic cards where a reader would', () => {
  expect(breakable('Überraschungsangriff')).toBe('Über\u00adraschungs\u00adangriff');
  expect(breakable('Kurzpassspiel')).toBe('Kurzpass\u00adspiel');
  expect(breakable('Construction tranquille')).toBe('Construc\u00adtion tran\u00adquille');
});
