import { titleOf } from '../home/boxes';
import type { CompetitionInfo } from '../protocol';
import { t } from '../settings.svelte';

/** What a competition of this game and kind is called where nobody gave it a name. */
export function usualName(game: string, kind: string): string {
  return t('cup-usual-name', { game: titleOf(game), kind });
}

/** What a competition is called, in the reader's language where nobody gave it a name. */
export function cupName({ name, game, format }: CompetitionInfo): string {
  return name || usualName(game, format.kind ?? 'knock_out');
}
