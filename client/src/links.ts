import { myTable } from './my_tables';
import { GROUND, router } from './router.svelte';
import { settings } from './settings.svelte';
import { sha256 } from './sha256';

/** The link to a table. Beside a seat's token it carries the spectators', so that whoever sits there may share the match too. */
export function linkTo(table: string, token: string, screen: 't' | 'paper' = 't'): string {
  const watch = watchToken(table);
  return `${location.origin}${GROUND}/${screen}/${table}?card=${cardOf(watch)}#${token}${watch && watch !== token ? `.${watch}` : ''}`;
}

/** What a messenger may tell of a link: my language, and a proof out of the spectators' token that opens nothing. */
export function cardOf(watch: string): string {
  return watch ? `${settings.lang}.${sha256(`card ${sha256(watch)}`).slice(0, 16)}` : settings.lang;
}

/** What this device may hand on to others: never a key of its own, only the right to watch. Empty where it has none. */
export function watchToken(table: string): string {
  const mine = myTable(table);
  return mine ? mine.watch : router.place.watch || router.place.token;
}
