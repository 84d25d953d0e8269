import { expect, it } from 'vitest';
import { breakable, seams } from './breakable';

it('breaks long words after their pieces, short ones and short ends never', () => {
  const where = seams('Linien', 'richter');
  expect(breakable('Linienrichterfahne', where)).toBe('Linien\u00adrichter\u00adfahne');
  expect(breakable('Linienrichter ab', where)).toBe('Linien\u00adrichter ab');
  expect(breakable('Linientreu', where)).toBe('Linien\u00adtreu');
  expect(breakable('Linienbus', where)).toBe('Linienbus');
});
