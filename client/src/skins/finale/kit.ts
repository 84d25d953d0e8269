/** What every part of the skin needs: words, men, tactic cards, the die. Handed down as context. */
import { getContext, setContext } from 'svelte';
import type { Words } from '../../words';
import type { Figures } from './figures';
import type { Footballer } from './men';
import { percent, type Chance } from './odds';
import type { Tactic, SlotLetter } from './tactics';

export interface Kit {
  readonly words: Words;
  readonly men: Map<string, Footballer>;
  readonly box: Map<string, Tactic>;
  readonly figures: Figures;
  /** Whether a man belongs to the last move. */
  readonly isTouched: (id: string) => boolean;
  /** Show everything about a card. */
  readonly info: (id: string) => void;
}

const KEY = Symbol('finale');

export function setKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function getKit(): Kit {
  return getContext(KEY);
}

/** The letter of a slot in the language of the words; a question mark is one everywhere. */
export function letterOf(words: Words, letter: SlotLetter): string {
  return letter === '?' ? letter : words.text(`slot-${letter.toLowerCase()}`);
}

/** Where long German words on cards may be broken. */
const SEAMS = /(Überraschungs|Mittelfeld|Schlag|Gemäch)(?=[a-zäöüß]{4})/g;

/** A card's name with soft hyphens, so that a narrow card breaks it where a reader would. */
export function breakable(name: string): string {
  return name.replace(SEAMS, '$1\u00ad');
}

/** "86 %" as each language writes it. */
export function percentText(words: Words, chance: Chance): string {
  return words.text('finale-percent', { number: percent(chance) });
}
