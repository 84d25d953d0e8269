import Winner from '../../graphics/Crowned.svelte';
import Gone from './Gone.svelte';
import LastFour from './LastFour.svelte';
import Portrait from './Portrait.svelte';
import WhoLed from './WhoLed.svelte';

export { default } from './Table.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
export { default as Champion } from './Champion.svelte';
export { default as Chronicle } from './Chronicle.svelte';
export { default as Mark } from './Mark.svelte';

/** The question stands above the hand. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands below the hand and the seats. */
export const placesTicker = true;

/** What has just happened stands above the question; large moments lie over everything. */
export const placesMoments = true;

/** Whoever kicks in a shoot-out has a flag, whoever wins the title flag and cup; whoever is out leaves with all flags. */
export const moments = { Portrait, Winner, Gone };

/** On a phone that lies on its side the question stands beside the board. */
export const fitsLying = true;

/** How its cards lie on a real table. */
export const lying = { action: { row: 'colour' }, nation: {} };

/** What the newspaper page shows of a tournament. */
export const clippings = { main: WhoLed, side: LastFour };
