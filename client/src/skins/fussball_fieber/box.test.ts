import { expect, it } from 'vitest';
import { boxOf, numberOf, signed } from './box';
import { FIGURES, sampleCards } from './samples';

it('reads the box', () => {
  const read = boxOf(sampleCards(), FIGURES, 2, 'de');
  expect(read.plays.get('joker')).toMatchObject({ family: 'joker', value: 2, motif: 'joker' });
  expect(read.plays.get('team_doctor_1')).toMatchObject({ kind: 'reaction', motif: 'team_doctor', effect: 'shorten' });
  expect(read.figures).toMatchObject({ hand: 8, low: -5, high: 5 });
  expect([numberOf('−2'), numberOf('+1'), signed(-3), signed(0), signed(2)]).toEqual([-2, 1, '−3', '0', '+2']);
});
