import type { Skin } from '../table/skin';

/** Which games have a skin of their own; all others are drawn by the generic table. */
const SKINS: Record<string, () => Promise<Skin>> = {
  finale: () => import('./finale'),
};

/** A game's skin, or the plain table where there is none or none is wanted. */
export async function skinOf(game: string, isPlain: boolean): Promise<Skin> {
  const load = isPlain ? undefined : SKINS[game];
  return load ? load() : import('../table/generic');
}
