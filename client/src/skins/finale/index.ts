export { default } from './Table.svelte';
export { default as Scoreboard } from './Scoreboard.svelte';
import { viewOf } from '../../table/look';
import type { View } from '../../generated/protocol';
import type { Game } from './state';
import Winner from '../../graphics/Crowned.svelte';
import Portrait from './Portrait.svelte';
import Proof from './Proof.svelte';

/** Large moments lie on the pitch, what has just happened stands above the question. */
export const placesMoments = true;
export const moments = { Portrait, Proof, Winner };

/** The question stands in the dock, between the scales and the pitch. */
export const ownsQuestion = true;

/** From 1100 px on the ticker stands between scoreboard and dock, with the benches below it. */
export const placesTicker = true;

/** On a phone that lies on its side the question stands beside the board. */
export const fitsLying = true;

/** The balls that lie on top of a man's card now. */
const strengthNow = (view: View, id: string): number | undefined =>
  viewOf<Game>(view).facts.men.find((side) => id in side)?.[id]?.now;

/** How its cards lie on a real table. */
export const lying = {
  footballer: { row: 'position', now: strengthNow },
  tactic: { row: 'colour', number: 'strength' },
};
