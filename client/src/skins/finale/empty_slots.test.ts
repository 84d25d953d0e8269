import { describe, expect, it, vi } from 'vitest';
import type { Box } from './box';
import type { Form } from '../../generated/protocol';
import { newsOf } from '../../table/samples';
import { NO_PREVIEW, type SkinProps } from '../../table/skin';
import { Words } from '../../words';
import { Turn } from './turn.svelte';
import { FACTS, cardOf, lookOf, menOf, sideOf } from './samples';
import type { Game } from './state';
import en from './words/en.ftl?raw';

const men = menOf(
  cardOf('t', 'stollen', 'goalkeeper', [3, 1, 1, 1]),
  cardOf('a1', 'stollen', 'defender', [4, 1, 1, 1]),
  cardOf('s1', 'stollen', 'forward', [1, 1, 1, 1]),
);
const words = new Words('en', {
  ftl: `say-leave-empty = Leave it empty\nsay-field = { $man } plays\n${en}`,
  names: { a1: 'A1', s1: 'S1' },
  verbs: { field: ['man'], leave_empty: [] },
});

function playAt(prompt: string, form: Form | null = null): { turn: Turn; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn();
  const { table } = lookOf('', sideOf({ pitch: { size: 3, cards: ['t', 'a1', 's1'] } }));
  const news = newsOf<Game>({
    decision: { prompt, options: ['leave_empty', 'field a1', 'field s1'], form },
    view: { table, facts: FACTS },
  });
  const props = {
    news,
    words,
    info: { options: { shortage: 'optional' } },
    chances: null,
    preview: NO_PREVIEW,
    busy: false,
    say,
  } as unknown as SkinProps;
  return {
    turn: new Turn(
      () => props,
      () => ({ men }) as Box,
    ),
    say,
  };
}

describe('a slot that may stay empty (D8)', () => {
  it.each(['may-stand-in-defender', 'may-field-again'])(
    'is left so by a button, or filled by a man who is tapped: %s',
    (prompt) => {
      const { turn, say } = playAt(prompt);
      expect(turn.plain).toEqual(['leave_empty']);
      expect(['t', 'a1', 's1'].map((id) => turn.isLegal(id))).toEqual([false, true, true]);
      expect(turn.go).toMatchObject({ isReady: false });
      turn.press('s1');
      expect(turn.go).toMatchObject({ label: 'S1 plays', isReady: true, notations: ['field s1'] });
      turn.sayAll(['leave_empty']);
      expect(say).toHaveBeenCalledWith(['leave_empty']);
    },
  );

  it('are several of them filled in any order, as many as one likes', () => {
    const blank = { prompt: 'may-stand-in-defender', rule: 'D8', options: ['field a1', 'field s1'], least: 0, most: 2 };
    const { turn } = playAt('may-stand-in-defender', {
      shape: 'some',
      least: 0,
      most: 2,
      blanks: [{ ...blank, end: 'leave_empty', then: {} }],
      budget: null,
      costs: {},
    });
    expect(turn.plain).toEqual([]);
    expect(turn.go).toMatchObject({ label: 'Leave it empty', isReady: true, notations: ['leave_empty'] });
    turn.press('s1');
    expect(turn.go).toMatchObject({ label: 's1 plays', isReady: true, notations: ['field s1'] });
    turn.press('a1');
    expect(turn.go).toMatchObject({ isReady: true, notations: ['field s1', 'field a1'] });
  });
});
