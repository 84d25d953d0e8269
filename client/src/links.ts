import { myTable } from './my_tables';
import { router } from './router.svelte';

/** The link to a table. Beside a seat's token it carries the spectators', so that whoever sits there may share the match too. */
export function linkTo(table: string, token: string): string {
  const watch = watchToken(table);
  return `${location.origin}/t/${table}#${token}${watch && watch !== token ? `.${watch}` : ''}`;
}

/** What this device may hand on to others: never a key of its own, only the right to watch. Empty where it has none. */
export function watchToken(table: string): string {
  const mine = myTable(table);
  return mine ? mine.watch : router.place.watch || router.place.token;
}
