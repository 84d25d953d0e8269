import type { Options, Skin, Workshop } from '../table/skin';
import type { Language } from '../words';
import { isWorkshopNeeded } from './finale/needs';

/** Which games have a skin of their own; all others are drawn by the generic table. */
const SKINS: Record<string, () => Promise<Skin>> = {
  finale: () => import('./finale'),
  world_cup: () => import('./world_cup'),
  fussball_fieber: () => import('./fussball_fieber'),
  hat_trick: () => import('./hat_trick'),
};

/** A game's skin, or the plain table where there is none or none is wanted. */
export async function skinOf(game: string, isPlain: boolean): Promise<Skin> {
  const load = isPlain ? undefined : SKINS[game];
  return load ? load() : import('../table/generic');
}

/** Words that a skin brings, by game and language. */
const WORDS = import.meta.glob<string>('./*/words/*.ftl', { query: '?raw', import: 'default' });

/** What a skin adds to the words of its game, in one language; nothing where it brings none. */
export async function skinWords(game: string, lang: Language): Promise<string> {
  return (await WORDS[`./${game}/words/${lang}.ftl`]?.()) ?? '';
}

/** A workshop that is loaded when it is opened, and whether given rules leave anything to prepare in it. */
export interface WorkshopDoor {
  load: () => Promise<Workshop>;
  isNeeded: (options: Options) => boolean;
}

/** Games in which something can be prepared before a table is laid. */
const WORKSHOPS: Record<string, WorkshopDoor> = {
  finale: { load: () => import('./finale/workshop'), isNeeded: isWorkshopNeeded },
};

export function workshopOf(game: string): WorkshopDoor | undefined {
  return WORKSHOPS[game];
}
