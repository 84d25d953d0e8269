/** Phrases and figures as people read them: slots, names of cards, chances. */
import type { Words } from '../../words';
import { percent, type Chance } from './odds';
import type { SlotLetter } from './tactics';

/** The letter of a slot in the language of the words; a question mark is one everywhere. */
export function letterOf(words: Words, letter: SlotLetter): string {
  return letter === '?' ? letter : words.text(`slot-${letter.toLowerCase()}`);
}

/** Where long German words on cards may be broken. */
const SEAMS = /(Über|raschungs|Mittelfeld|Schlag|Gemäch)(?=[a-zäöüß]{4})/g;

/** A card's name with soft hyphens, so that a narrow card breaks it where a reader would. */
export function breakable(name: string): string {
  return name.replace(SEAMS, '$1\u00ad');
}

/** "86 %" as each language writes it. */
export function percentText(words: Words, chance: Chance): string {
  return words.text('finale-percent', { number: percent(chance) });
}
