import Winner from '../../graphics/Crowned.svelte';
import Gone from '../../graphics/Gone.svelte';
import Ended from './Ended.svelte';
import FinalTable from './FinalTable.svelte';
import WinnersPath from './WinnersPath.svelte';

export { default } from './Table.svelte';
export { default as Champion } from './Champion.svelte';
export { default as Chronicle } from './Chronicle.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
export { default as Mark } from './Mark.svelte';

/** The question stands above the hand. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands beside the rivals, below the table of points. */
export const placesTicker = true;

/** Whoever wins the title has flag and cup, whoever is out a flag; matches that end are seen with their scores. */
export const moments = { Winner, Gone, Ended };

/** On a phone that lies on its side the question stands beside the board. */
export const fitsLying = true;

/** How its cards lie on a real table. */
export const lying = {
  action: { row: 'family', number: 'value', beads: 'duration' },
  reaction: { row: 'family' },
  team: { row: 'category', number: 'strength' },
};

/** What the newspaper page shows of a cup. */
export const clippings = { main: FinalTable, side: WinnersPath };
