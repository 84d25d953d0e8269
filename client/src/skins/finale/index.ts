export { default } from './Table.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
export { ftl } from './words';

/** The question stands in the dock, between the scales and the pitch. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands between scoreboard and dock, with the benches below it. */
export const placesTicker = true;
