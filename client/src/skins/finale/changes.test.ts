import { expect, it } from 'vitest';
import { changeNotations, changesLaid, changesSaid } from './changes';
import { lookOf, sideOf } from './samples';

it('says changes one after the other, and reads them again', () => {
  const changes = [
    { off: 'a1', on: 's1', row: null },
    { off: 'm1', on: 'm2', row: 'forward' as const },
  ];
  expect(changeNotations(changes)).toEqual(['off a1', 'on s1', 'off m1', 'refill m2 forward']);
  expect(changesSaid(['off a1', 'on s1', 'off m1', 'refill m2 forward'])).toEqual({ changes, off: '' });
  expect(changesSaid(['off a1', 'on s1', 'off m1'])).toEqual({ changes: [changes[0]], off: 'm1' });
});

it('has my changes in sight while the other coach thinks about his, and nothing else that lies face down', () => {
  const laid = (phase: string, ...said: string[]) => changesLaid({ ...lookOf(phase, sideOf({})), said });
  expect(laid('substitute', 'off a1', 'on s1', 'ready')).toEqual([{ off: 'a1', on: 's1', row: null }]);
  expect(laid('order-kickers', 'kick a1')).toEqual([]);
});
