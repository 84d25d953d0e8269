import { expect, test } from 'vitest';
import { Words } from '../../words';
import { Telling } from './telling';

const WORDS = new Words('en', {
  ftl: 'tell-stage = The final!\ntell-goal = It is in!\ntell-dealt = Cards.',
  names: {},
  verbs: {},
  meanings: { stage: ['stage'], goal: ['goal'] },
});
const EVENTS = [
  { ply: 1, event: 'dealt', args: {} },
  { ply: 4, event: 'stage', args: {} },
  { ply: 6, event: 'dealt', args: {} },
  { ply: 6, event: 'goal', args: {} },
];

test('a moment is told by its loudest event, and by the stage it lies in', () => {
  const telling = new Telling(EVENTS, WORDS, []);
  expect(telling.what({ first: 4, last: 6 })).toBe('It is in!');
  expect([telling.isLoud({ first: 4, last: 6 }), telling.isLoud({ first: 0, last: 1 })]).toEqual([true, false]);
  expect(telling.stage({ last: 6 })).toBe('The final!');
  expect(telling.stage({ last: 3 })).toBe('');
});
