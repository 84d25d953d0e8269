/** Cards that lie face down on the table: answers to a question that are opened together. It knows no game. */
import { t } from '../settings.svelte';
import type { SkinProps } from './skin';

/** A card that lies face down. */
export interface Lying {
  role: number;
  /** The card, for whoever laid it; nobody else knows it. */
  card: string;
  /** It is being turned over now, together with all others. */
  isTurning: boolean;
}

/** Mine from the moment it is laid; those of others while all of them are being turned, for before that nobody knows. */
export function lyingDown({ news, playing, cards }: Pick<SkinProps, 'news' | 'playing' | 'cards'>): Lying[] {
  const { view, chair } = news;
  const mine = view && chair !== null ? view.roles.indexOf(chair) : -1;
  const own = (view?.sealed[mine] ?? []).flatMap((said) => said.split(' ').find((word) => cards.has(word)) ?? []);
  if (!view || !own.length) return [];
  const beats = playing?.moment.beats.slice(0, playing.moment.beats.indexOf(playing.beat) + 1) ?? [];
  const others = beats
    .flatMap((beat) => beat.lines)
    .flatMap(({ line }) => (line.line === 'said' && line.seat >= 0 && line.seat !== chair ? line.seat : []));
  const isTurning = playing?.beat.means === 'card';
  return [
    ...own.map((card) => ({ role: mine, card, isTurning })),
    ...[...new Set(others)].map((seat) => ({ role: view.roles.indexOf(seat), card: '', isTurning })),
  ];
}

/** What stands between two places while cards lie there face down. */
export const betweenBacks = (areBoth: boolean): string => t(areBoth ? 'laid-both' : 'laid-wait');

/** What stands at the place of somebody who has laid nothing, as far as one knows. */
export const atEmptyPlace = (name: string): string => t('laid-open', { name });
