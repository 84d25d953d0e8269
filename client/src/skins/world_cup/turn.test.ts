import { expect, it, vi } from 'vitest';
import type { Form, News } from '../../protocol';
import { Words } from '../../words';
import { BOX, cupOf } from './samples';
import { Turn, type TurnProps } from './turn.svelte';
import { ftl } from './words';

const GAME = 'say-play-on = Play on\nsay-end-here = Leave it at that\n';
const words = new Words('en', { ftl: GAME + ftl.en, names: {}, verbs: { play_on: [], end_here: [] } });

function turnAt(prompt: string, options: string[], given: Parameters<typeof cupOf>[0] = {}, form: Form | null = null): { turn: Turn; say: ReturnType<typeof vi.fn>; row: (team: string, against: string) => number } {
  const say = vi.fn();
  const table = cupOf(given);
  const news = {
    ply: 1, chair: 0, seats: [], status: 'running', decision: { seat: 0, role: 0, prompt, rule: 'W3.3', options, form },
    view: { agenda: [`${prompt} 0`], roles: [0, 1], sealed: [[], []], table },
  } as unknown as News;
  const props = { news, words, chances: null, busy: false, say } as unknown as TurnProps;
  const row = (team: string, against: string): number => table.teams.findIndex((one, k) => one === team && table.teams[k ^ 1] === against);
  return { turn: new Turn(() => props, () => BOX), say, row };
}

it('says a card and its teams, each with its match, in the order in which they were named', () => {
  const { turn, say, row } = turnAt('play-card', ['play one_one', 'discard one_one'], {});
  turn.hold('one_one');
  turn.press(row('turkey', 'brazil'));
  expect(turn.go?.isReady).toBe(false);
  turn.press(row('brazil', 'turkey'));
  turn.go?.say();
  expect(say).toHaveBeenCalledWith(['play one_one', 'team turkey', 'against brazil', 'team brazil', 'against turkey']);
});

it('names the teams of a card that lies on the table as its form allows', () => {
  const then = {
    'team brazil': { prompt: 'choose-match', rule: 'W3.3', options: ['against turkey'] },
    'team turkey': { prompt: 'choose-match', rule: 'W3.3', options: ['against brazil', 'against china'] },
  };
  const form: Form = { shape: 'some', least: 2, blanks: [{ prompt: 'choose-team-one-one', rule: 'W3.3', options: ['team brazil', 'team turkey'], least: 2, most: 2, end: null, then }] };
  const { turn, say, row } = turnAt('choose-team-one-one', ['team brazil'], { card: 'one_one' }, form);
  expect(turn.targets).toEqual(new Set([row('brazil', 'turkey'), row('turkey', 'brazil'), row('turkey', 'china')].sort((a, b) => a - b)));
  turn.press(row('turkey', 'china'));
  expect(turn.targets).toEqual(new Set([row('brazil', 'turkey')]));
  turn.press(row('brazil', 'turkey'));
  turn.go?.say();
  expect(say).toHaveBeenCalledWith(['team turkey', 'against china', 'team brazil', 'against turkey']);
});

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
