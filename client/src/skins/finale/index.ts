import de from './words/de.ftl?raw';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

export { default } from './Table.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';

/** The question stands in the dock, between the scales and the pitch. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands between scoreboard and dock, with the benches below it. */
export const placesTicker = true;

/** The skin's own words, to be added to those of the game. */
export const ftl: Record<'de' | 'en' | 'fr', string> = { de, en, fr };
