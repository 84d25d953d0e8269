import { expect, it, vi } from 'vitest';
import type { News } from '../../protocol';
import { Words } from '../../words';
import { BOX, cupOf } from './samples';
import { Turn, type TurnProps } from './turn.svelte';
import { ftl } from './words';

const GAME = 'say-play-on = Play on\nsay-end-here = Leave it at that\n';
const words = new Words('en', { ftl: GAME + ftl.en, names: {}, verbs: { play_on: [], end_here: [] } });

function turnAt(prompt: string, options: string[]): { turn: Turn; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn();
  const news = {
    ply: 1, chair: 0, seats: [{ name: 'Ann' }, { name: 'Bo' }], status: 'running',
    decision: { seat: 0, role: 0, prompt, rule: 'X23', options },
    view: { agenda: [`${prompt} 0`], roles: [0, 1], sealed: [[], []], table: cupOf() },
  } as unknown as News;
  const props = { news, words, busy: false, say } as unknown as TurnProps;
  return { turn: new Turn(() => props, () => BOX), say };
}

it('who has won before the final may play on or leave it at that (X23)', () => {
  const { turn, say } = turnAt('may-play-on', ['end_here', 'play_on']);
  expect(turn.targets.size).toBe(0);
  expect(turn.plain).toEqual(['end_here']);
  expect(turn.go).toMatchObject({ label: 'Play on', isReady: true });
  turn.go?.say();
  expect(say).toHaveBeenCalledWith('play_on');
  turn.sayOne('end_here');
  expect(say).toHaveBeenLastCalledWith('end_here');
});
