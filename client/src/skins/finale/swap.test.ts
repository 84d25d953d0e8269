import { expect, it } from 'vitest';
import { cardOf, lookOf, menOf, sideOf } from './samples';
import { swapOf } from './swap';
import type { Turn } from './turn.svelte';

const men = menOf(
  cardOf('keeper', 'stollen', 'goalkeeper', [3, 1, 1, 1]),
  cardOf('lost', 'stollen', 'defender', [4, 1, 1, 1]),
  cardOf('back', 'stollen', 'defender', [4, 1, 1, 1]),
  cardOf('reserve', 'stollen', 'forward', [1, 1, 1, 1]),
);
const pile = (...cards: string[]) => ({ size: cards.length, cards });
const side = sideOf({ pitch: pile('keeper', 'back'), bench: pile('reserve') });
const look = lookOf('', side);

function asked(prompt: string, options: string[], more: Partial<Turn> = {}): Turn {
  const decision = { seat: 0, role: 0, prompt, rule: 'F9.3', options };
  const lost = { ...look, table: { ...look.table, subject: 1 } };
  return { look: lost, side, decision, options, mode: 'one', picks: [], changes: [], off: '', ...more } as Turn;
}

const named = (turn: Turn) => {
  const found = swapOf(turn, { men });
  return found && [found.off?.id, found.isLost, found.isFromBench, found.on?.id];
};

it('shows whom somebody comes for from the bench', () => {
  expect(named(asked('replace-injured', ['nobody', 'on reserve']))).toEqual(['lost', true, true, undefined]);
});

it('shows who has been chosen from the pitch for the man who is lost', () => {
  const turn = asked('emergency-keeper', ['keeper back'], { picks: ['keeper back'] });
  expect(named(turn)).toEqual(['lost', true, false, 'back']);
});

it('leaves the place of whoever makes room open until he is chosen', () => {
  expect(named(asked('give-way', ['off back']))).toEqual([undefined, false, true, undefined]);
  expect(named(asked('give-way', ['off back'], { picks: ['off back'] }))).toEqual(['back', false, true, undefined]);
});

it('keeps the last change in sight when no other is left', () => {
  const changes = [{ off: 'back', on: 'reserve', row: null }];
  expect(named(asked('take-off', [], { mode: 'changes', changes, rest: 1 }))).toEqual([
    undefined,
    false,
    true,
    undefined,
  ]);
  expect(named(asked('take-off', [], { mode: 'changes', changes, rest: 0 }))).toEqual(['back', false, true, undefined]);
});

it('has nothing to show while nobody is exchanged', () => {
  expect(named(asked('point-at-man', ['check back']))).toBeNull();
});
