import { titleOf } from '../home/boxes';
import type { CompetitionInfo, Season } from '../../generated/protocol';
import { t } from '../../settings.svelte';

/** What a competition of this game and kind is called where nobody gave it a name. */
export function usualName(game: string, kind: string): string {
  return t('cup-usual-name', { game: titleOf(game), kind });
}

/** So many minutes somebody may be late where nothing else was agreed: the server leaves the usual out. */
const GRACE = 10;

/** What holds for whoever does not come, where two meet and at whole tables, in one evening and by deadlines. */
export function ruleFor({ kind, grace = GRACE }: Season, isWhole: boolean): string {
  if (kind === 'winter') return t(isWhole ? 'cup-rule-table-winter' : 'cup-rule-winter');
  return t(isWhole ? 'cup-rule-table' : 'cup-rule', { minutes: grace });
}

/** What is allowed in its matches, beyond that chance stands and nobody asks. */
export function fairnessOf(allows: CompetitionInfo['allows']): string {
  return t(`cup-fair-${(allows.length > 1 ? 'both' : (allows[0] ?? 'none')).replace('_', '-')}`);
}

/** What a competition is called, in the reader's language where nobody gave it a name. */
export function cupName({ name, game, format }: CompetitionInfo): string {
  return name || usualName(game, format.kind ?? 'knock_out');
}
