import { expect, it, vi } from 'vitest';
import type { Box } from './box';
import type { Form } from '../../generated/protocol';
import { newsOf } from '../../table/samples';
import type { SkinProps } from '../../table/skin';
import { Words } from '../../words';
import { Turn } from './turn.svelte';
import { FACTS, cardOf, menOf, sideOf } from './samples';
import { BLANK, type ActionFacts, type ChangeFacts, type Facts, type FinaleView, type Game } from './state';

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

const told = (facts: Partial<Facts> | undefined) => facts && { facts };

function playAt(
  prompt: string,
  form: Form | null,
  sealed: string[] = [],
  facts: Facts = FACTS,
  previewed: Record<string, Partial<Facts>> = {},
): { turn: Turn; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn();
  const sides: FinaleView['sides'] = [
    sideOf({ pitch: { size: 4, cards: ['m1', 'm2', 'm3', 's1'] } }),
    sideOf({ team: 'acker' }),
  ];
  const options = form?.blanks[0]?.options ?? [];
  const news = newsOf<Game>({
    ...(form && { decision: { prompt, options, form } }),
    view: { sealed: [sealed, []], table: { ...BLANK, sides }, facts },
  });
  const preview = { ask: () => undefined, of: (said: readonly string[]) => told(previewed[said.join()]) };
  const props = { news, words, chances: null, preview, busy: false, say } as unknown as SkinProps;
  const turn = new Turn(
    () => props,
    () => ({ men }) as Box,
  );
  turn.reset();
  return { turn, say };
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
  const { turn, say } = playAt('field-midfielder', form);
  expect([turn.wanted, turn.picks, turn.open]).toEqual([3, ['s1'], 2]);
  turn.press('m3');
  expect(turn.isLegal('m1')).toBe(true);
  expect(turn.go?.isReady).toBe(false);
  turn.press('m1');
  expect(turn.isLegal('m2')).toBe(false);
  turn.sayAll(turn.go?.notations ?? []);
  expect(say).toHaveBeenCalledWith(['field s1', 'field m3', 'field m1']);
});

it('names kickers in the order in which they shall kick', () => {
  const { turn } = playAt('order-kickers', {
    shape: 'order',
    least: 2,
    most: 2,
    blanks: [blank('order-kickers', 2, 'kick m1', 'kick m2', 'kick s1')],
    budget: null,
    costs: {},
  });
  turn.press('s1');
  turn.press('m1');
  expect([turn.orderOf('s1'), turn.orderOf('m1'), turn.isLegal('m2')]).toEqual([1, 2, false]);
  expect(turn.go).toMatchObject({ isReady: true, notations: ['kick s1', 'kick m1'] });
});

it('shows which card lies face down while the other coach thinks', () => {
  const { turn } = playAt('tactic', null, ['tactic solo_run']);
  expect([turn.isPicked('solo_run'), turn.isPicked('free_kick'), turn.press('solo_run')]).toEqual([true, false, false]);
});

const FREE = { budget: null, costs: {} };

const actionOf = (sum: number, chances: ActionFacts['chances'], last: ActionFacts['with'] = {}): ActionFacts => ({
  sides: [
    { sum, most: null, has_begun: true, places: [] },
    { sum: 0, most: 9, has_begun: false, places: [] },
  ],
  chances,
  with: last,
});

it('paints a pick at once, and its sums and chances as the referee tells them', () => {
  const form: Form = {
    ...FREE,
    shape: 'slots',
    least: 2,
    most: 2,
    blanks: [blank('field-midfielder', 2, 'field m1', 'field m2')],
  };
  form.blanks[0]!.options.push('field m3');
  const previewed = {
    'field m1': { action: actionOf(2, null, { m2: { sum: 7, chance: [1, 4] } }) },
    'field m1,field m2': {
      action: actionOf(7, [
        [1, 4],
        [3, 4],
      ]),
    },
  };
  const { turn } = playAt('field-midfielder', form, [], { ...FACTS, action: actionOf(0, null) }, previewed);
  expect([turn.action?.sides[0].sum, turn.isAgainstBest, turn.chanceFor('m2')]).toEqual([0, true, null]);
  turn.press('m1');
  expect(turn.thought).toEqual(['field m1']);
  expect([turn.placed, turn.action?.sides[0].sum, turn.chanceFor('m2')]).toEqual([[['m1']], 2, [1, 4]]);
  turn.press('m2');
  expect([turn.action?.sides[0].sum, turn.chanceFor('m2')]).toEqual([7, [1, 4]]);
  turn.press('m2');
  turn.press('m3');
  expect([turn.action?.sides[0].sum, turn.chanceFor('m3')]).toEqual([7, null]);
});

it('lets those go off and come on whom the referee names', () => {
  const may = (left: number, off: ChangeFacts['off']): Facts['changes'] => [
    { left, off },
    { left: 0, off: {} },
  ];
  const form: Form = {
    ...FREE,
    shape: 'some',
    least: 1,
    most: 1,
    blanks: [blank('take-off', 1, 'ready', 'off m1', 'off m2')],
  };
  const { turn } = playAt(
    'take-off',
    form,
    [],
    { ...FACTS, changes: may(2, { m1: ['on m3', 'refill m3 forward'], m2: ['on s1'] }) },
    { 'off m1,refill m3 forward': { changes: may(1, {}) } },
  );
  expect(['m1', 'm2', 'm3', 's1'].map((id) => turn.isLegal(id))).toEqual([true, true, false, false]);
  expect(turn.go?.notations).toEqual(['ready']);
  turn.press('m1');
  expect([turn.isLegal('m3'), turn.isLegal('s1'), turn.rest]).toEqual([true, false, 1]);
  turn.press('m3');
  expect(turn.ways).toEqual(['on m3', 'refill m3 forward']);
  turn.enter('refill m3 forward');
  expect(turn.go).toMatchObject({ isReady: true, notations: ['off m1', 'refill m3 forward'] });
  expect([turn.rest, turn.isLegal('m2')]).toEqual([1, false]);
});

it('has candidates where one man of the pitch is asked for, and none where there are several ways', () => {
  const asked = (options: string[]): string[] => {
    const { turn } = playAt('point-at-man', { shape: 'some', blanks: [{ options }] } as unknown as Form);
    return turn.candidates;
  };
  expect(asked(['check m1', 'check s1'])).toEqual(['m1', 's1']);
  expect(asked(['off m1', 'stay m1'])).toEqual([]);
  expect(asked(['check m1', 'nobody'])).toEqual([]);
});
