import { expect, it, vi } from 'vitest';
import type { Form, News } from '../../protocol';
import type { SkinProps } from '../../table/skin';
import { Words } from '../../words';
import { Play } from './play.svelte';
import { cardOf, menOf, sideOf } from './samples';

const men = menOf(
  cardOf('m1', 'stollen', 'midfielder', [2, 1, 1, 1]),
  cardOf('m2', 'stollen', 'midfielder', [5, 1, 1, 1]),
  cardOf('m3', 'stollen', 'midfielder', [3, 1, 1, 1]),
  cardOf('s1', 'stollen', 'forward', [1, 1, 1, 1]),
);
const words = new Words('en', {
  ftl: 'finale-go-open = { $number } open\nfinale-go-field = Field { $number }\nfinale-go-kickers = Kick { $number }\nfinale-go-kickers-open = { $number } open',
  names: {},
  verbs: {},
});

function playAt(
  prompt: string,
  form: Form | null,
  sealed: string[] = [],
): { play: Play; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn();
  const sides = [sideOf({ pitch: { size: 4, cards: ['m1', 'm2', 'm3', 's1'] } }), sideOf({ team: 'acker' })];
  const options = form?.blanks[0]?.options ?? [];
  const news = {
    ply: 1,
    chair: 0,
    seats: [],
    status: 'running',
    decision: form && { seat: 0, role: 0, prompt, rule: 'F4.3', options, form },
    view: { agenda: [], roles: [0, 1], sealed: [sealed, []], table: { sides, attacking: 0, stage: 0, bonus: 0 } },
  } as unknown as News;
  const props = { news, words, chances: null, busy: false, say, info: { options: {} } } as unknown as SkinProps;
  const play = new Play(
    () => props,
    () => ({ men, box: new Map(), faces: [1, 2, 3] }),
  );
  play.reset();
  return { play, say };
}

const blank = (prompt: string, number: number, ...options: string[]) => ({
  prompt,
  rule: 'F4.3',
  options,
  least: number,
  most: number,
  end: null,
  then: {},
});

it('fields men in any order, the forced one first', () => {
  const form: Form = {
    shape: 'slots',
    least: 3,
    most: 3,
    blanks: [blank('field-midfielder', 2, 'field m1', 'field m2', 'field m3'), blank('field-forward', 1, 'field s1')],
    budget: null,
    costs: {},
  };
  const { play, say } = playAt('field-midfielder', form);
  expect([play.wanted, play.picks, play.open]).toEqual([3, ['s1'], 2]);
  play.press('m3');
  expect(play.isLegal('m1')).toBe(true);
  expect(play.go?.isReady).toBe(false);
  play.press('m1');
  expect(play.isLegal('m2')).toBe(false);
  play.sayAll(play.go?.notations ?? []);
  expect(say).toHaveBeenCalledWith(['field s1', 'field m3', 'field m1']);
});

it('names kickers in the order in which they shall kick', () => {
  const { play } = playAt('order-kickers', {
    shape: 'order',
    least: 2,
    most: 2,
    blanks: [blank('order-kickers', 2, 'kick m1', 'kick m2', 'kick s1')],
    budget: null,
    costs: {},
  });
  play.press('s1');
  play.press('m1');
  expect([play.orderOf('s1'), play.orderOf('m1'), play.isLegal('m2')]).toEqual([1, 2, false]);
  expect(play.go).toMatchObject({ isReady: true, notations: ['kick s1', 'kick m1'] });
});

it('shows which card lies face down while the other coach thinks', () => {
  const { play } = playAt('tactic', null, ['tactic solo_run']);
  expect([play.isPicked('solo_run'), play.isPicked('free_kick'), play.press('solo_run')]).toEqual([true, false, false]);
});
