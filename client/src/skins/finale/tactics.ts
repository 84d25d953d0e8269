/** Tactic cards: strength, colour, and the slots of their four areas. */
import type { Card } from '../../table/skin';
import type { Position } from './state';

export type SlotLetter = 'T' | 'A' | 'M' | 'S' | '?';
export type Colour = 'white' | 'purple' | 'yellow' | 'blue' | 'red';

export const COLOURS: readonly Colour[] = ['purple', 'yellow', 'blue', 'red'];
export const FINAL_CARD = 'final_card';

export interface Slot {
  letter: SlotLetter;
  /** An arrow leads into it: a man of the build-up plays again. */
  again: boolean;
}

export interface Tactic {
  id: string;
  colour: Colour;
  strength: number;
  build: [Slot[], Slot[]];
  finish: [Slot[], Slot[]];
  /** Its place among the cards, in which a hand is written down. */
  number: number;
  provenance: Record<string, string>;
}

export const SLOT_ROW: Record<Exclude<SlotLetter, '?'>, Position> = {
  T: 'goalkeeper',
  A: 'defender',
  M: 'midfielder',
  S: 'forward',
};

export const ROW_SLOT: Record<Position, SlotLetter> = { goalkeeper: 'T', defender: 'A', midfielder: 'M', forward: 'S' };

export function tactics(cards: Map<string, Card>): Map<string, Tactic> {
  const found = new Map<string, Tactic>();
  for (const card of cards.values()) {
    if (card.kind !== 'tactic') continue;
    const area = (name: string): Slot[] => (card.fields[name] as string[]).map(readSlot);
    found.set(card.id, {
      id: card.id,
      colour: card.fields.colour as Colour,
      strength: card.fields.strength as number,
      build: [area('build_attacker'), area('build_defender')],
      finish: [area('finish_attacker'), area('finish_defender')],
      number: found.size,
      provenance: card.provenance,
    });
  }
  return found;
}

function readSlot(text: string): Slot {
  return { letter: (text[0] ?? '?') as SlotLetter, again: text.endsWith('^') };
}

/** The key of a position in the game's words for a slot. */
export function slotRow(letter: SlotLetter): Position | null {
  return letter === '?' ? null : SLOT_ROW[letter];
}
