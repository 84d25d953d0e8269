import { describe, expect, it } from 'vitest';
import { corners, footballers, rowsOf, strengthNext, strengthNow, surname } from './men';
import { cardOf, sideOf } from './samples';

describe('footballers', () => {
  it('sit their symbols where the table has agreed', () => {
    expect(corners([3, 5, 3, 4], ['injury'], 'before_strongest')).toEqual(['injury', '', '', '']);
    expect(corners([3, 5, 3, 4], ['injury'], 'on_strongest')).toEqual(['', 'injury', '', '']);
    expect(corners([3, 5, 2, 4], ['yellow', 'injury'], 'on_weakest')).toEqual(['injury', '', 'yellow', '']);
    expect(corners([3, 5, 2, 4], ['yellow', 'yellow'], 'first_corner')).toEqual(['yellow', 'yellow', '', '']);
  });

  it('keep the corners an owner of the box has given', () => {
    const card = cardOf('sven_fauster', 'acker', 'goalkeeper', [3, 5, 3, 4]);
    card.fields.corner = ['', '', 'injury', ''];
    card.fields.risk = ['injury'];
    card.provenance.corner = 'printed';
    expect(footballers(new Map([[card.id, card]]), 'before_strongest').get('sven_fauster')?.corner[2]).toBe('injury');
  });

  it('are called by their surnames', () => {
    expect(['Ronny Trickster', 'Mc Fire', 'Ballbino', 'Tom D. Fense', 'Del Poelo'].map(surname)).toEqual([
      'Trickster',
      'Mc Fire',
      'Ballbino',
      'D. Fense',
      'Del Poelo',
    ]);
  });

  it('show the side that is up, and stand where they were moved', () => {
    const men = footballers(
      new Map(
        [cardOf('a', 'stollen', 'defender', [1, 2, 3, 4]), cardOf('b', 'stollen', 'midfielder', [5, 1, 1, 1])].map(
          (card) => [card.id, card],
        ),
      ),
      '',
    );
    const side = sideOf({ pitch: { size: 2, cards: ['a', 'b'] }, turns: { a: 3 }, moved: { b: 'goalkeeper' } });
    const man = men.get('a');
    expect(man && [strengthNow(side, man), strengthNext(side, man)]).toEqual([4, 1]);
    expect(rowsOf(side, ['a', 'b'], men).goalkeeper.map((one) => one.id)).toEqual(['b']);
  });
});
