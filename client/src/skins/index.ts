import type { Skin, Workshop } from '../table/skin';

/** Which games have a skin of their own; all others are drawn by the generic table. */
const SKINS: Record<string, () => Promise<Skin>> = {
  finale: () => import('./finale'),
  world_cup: () => import('./world_cup'),
};

/** A game's skin, or the plain table where there is none or none is wanted. */
export async function skinOf(game: string, isPlain: boolean): Promise<Skin> {
  const load = isPlain ? undefined : SKINS[game];
  return load ? load() : import('../table/generic');
}

/** Games in which something can be prepared before a table is laid. */
const WORKSHOPS: Record<string, () => Promise<Workshop>> = {
  finale: () => import('./finale/workshop'),
};

export function workshopOf(game: string): (() => Promise<Workshop>) | undefined {
  return WORKSHOPS[game];
}
