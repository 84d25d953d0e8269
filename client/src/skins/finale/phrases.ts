/** Phrases and figures as people read them: slots, chances. */
import type { Words } from '../../words';
import { percent, type Chance } from './odds';
import type { SlotLetter } from './tactics';

/** The letter of a slot in the language of the words; a question mark is one everywhere. */
export function letterOf(words: Words, letter: SlotLetter): string {
  return letter === '?' ? letter : words.text(`slot-${letter.toLowerCase()}`);
}

/** "86 %" as each language writes it. */
export function percentText(words: Words, chance: Chance): string {
  return words.text('finale-percent', { number: percent(chance) });
}
