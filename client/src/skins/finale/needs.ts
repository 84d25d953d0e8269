import type { Options } from '../../table/skin';

/** Whether a table leaves squad or tactic cards to its coaches; small, so that the page of a new table can ask at once. */
export function isWorkshopNeeded(options: Options): boolean {
  return options.squads !== 'starter' || options.deck_mode !== 'starter';
}
