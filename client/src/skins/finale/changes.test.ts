import { describe, expect, it } from 'vitest';
import { changeNotations, changesSaid, lostRows, mayComeOn, mayGoOff } from './changes';
import { cardOf, menOf, sideOf } from './samples';

const men = menOf(
  cardOf('t1', 'stollen', 'goalkeeper', [3, 3, 3, 3]),
  cardOf('t2', 'stollen', 'goalkeeper', [3, 3, 3, 3]),
  cardOf('a1', 'stollen', 'defender', [3, 3, 3, 3]),
  cardOf('m1', 'stollen', 'midfielder', [3, 3, 3, 3]),
  cardOf('m2', 'stollen', 'midfielder', [3, 3, 3, 3]),
  cardOf('s1', 'stollen', 'forward', [3, 3, 3, 3]),
);
const side = sideOf({
  pitch: { size: 3, cards: ['t1', 'a1', 'm1'] },
  bench: { size: 3, cards: ['t2', 'm2', 's1'] },
  subs: 2,
});

describe('substitutions', () => {
  it('exchange goalkeepers for goalkeepers and outfield men for outfield men', () => {
    expect(mayGoOff(side, [], men)).toEqual(['t1', 'a1', 'm1']);
    expect(mayComeOn(side, [], 't1', men, false)).toEqual([{ man: 't2', row: null }]);
    expect(mayComeOn(side, [], 'a1', men, false).map((way) => way.man)).toEqual(['m2', 's1']);
  });

  it('end with the last change, and take nobody off twice', () => {
    const one = { off: 'a1', on: 's1', row: null };
    expect(mayGoOff(side, [one], men)).toEqual(['t1', 'm1']);
    expect(mayGoOff(side, [one, { off: 'm1', on: 'm2', row: null }], men)).toEqual([]);
  });

  it('may fill a lost row where the table has agreed on it', () => {
    expect(lostRows(side, men)).toEqual(['forward']);
    expect(mayComeOn(side, [], 'a1', men, true)).toContainEqual({ man: 'm2', row: 'forward' });
  });

  it('are said one after the other, and read again', () => {
    const changes = [
      { off: 'a1', on: 's1', row: null },
      { off: 'm1', on: 'm2', row: 'forward' as const },
    ];
    expect(changeNotations(changes, true)).toEqual(['off a1', 'on s1', 'off m1', 'refill m2 forward', 'ready']);
    expect(changeNotations(changes.slice(0, 1), false)).toEqual(['off a1', 'on s1']);
    expect(changesSaid(['off a1', 'on s1', 'off m1'])).toEqual({ changes: [changes[0]], off: 'm1' });
  });
});
