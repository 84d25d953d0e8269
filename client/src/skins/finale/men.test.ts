import { describe, expect, it } from 'vitest';
import { chipOf, rowsOf, surname } from './men';
import { cardOf, menOf, sideOf } from './samples';

describe('footballers', () => {
  it('are called by their surnames', () => {
    expect(['Ronny Trickster', 'Mc Fire', 'Ballbino', 'Tom D. Fense', 'Del Poelo'].map(surname)).toEqual([
      'Trickster',
      'Mc Fire',
      'Ballbino',
      'D. Fense',
      'Del Poelo',
    ]);
  });

  it('have a chip while they play in an attack, and another when they have', () => {
    const side = sideOf({ fielded: ['a'], chips: ['a', 'b'] });
    expect(['a', 'b', 'c'].map((id) => chipOf(side, id))).toEqual(['!', '!!', '']);
  });

  it('stand where they were moved', () => {
    const men = menOf(
      cardOf('a', 'stollen', 'defender', [1, 2, 3, 4]),
      cardOf('b', 'stollen', 'midfielder', [5, 1, 1, 1]),
    );
    const side = sideOf({ pitch: { size: 2, cards: ['a', 'b'] }, moved: { b: 'goalkeeper' } });
    expect(rowsOf(side, ['a', 'b'], men).goalkeeper.map((one) => one.id)).toEqual(['b']);
  });
});
