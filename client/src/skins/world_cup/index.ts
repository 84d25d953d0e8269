import de from './words/de.ftl?raw';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

export { default } from './Table.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
export { default as Champion } from './Champion.svelte';
export { default as Chronicle } from './Chronicle.svelte';

/** The question stands above the hand. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands below the hand and the seats. */
export const placesTicker = true;

/** The skin's own words, to be added to those of the game. */
export const ftl: Record<'de' | 'en' | 'fr', string> = { de, en, fr };
