import Portrait from './Portrait.svelte';

export { default } from './Table.svelte';
export { default as Champion } from './Champion.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
export { default as Mark } from './Mark.svelte';

/** The question stands beside the pitch, or below it. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands below the cards of this turn. */
export const placesTicker = true;

/** A large moment lies on the pitch; the close-up beside it proves it. */
export const placesMoments = true;
export const moments = { Portrait };

/** On a phone that lies on its side the question stands beside the board. */
export const fitsLying = true;

/** How its cards lie on a real table. */
export const lying = {
  action: { row: 'type', number: 'footballs' },
  shot: { row: 'type', number: 'modifier' },
  goalkeeper: { row: 'kind' },
};
