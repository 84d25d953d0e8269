/** Faces: every footballer looks like himself, because his looks follow from his name. */

export interface Looks {
  skin: string;
  hair: string;
  style: number;
  hasMoustache: boolean;
}

const SKINS = ['#ecccab', '#dcb088', '#b9855c', '#80563a'];
const HAIRS = ['#2a221c', '#5b3b20', '#8b5c2e', '#bf9a58', '#84827a'];
export const STYLES = 6;

/** FNV-1a: the same name always gives the same number. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

export function looksOf(id: string): Looks {
  const number = hash(id);
  return {
    skin: SKINS[number % SKINS.length] ?? '#dcb088',
    hair: HAIRS[(number >>> 4) % HAIRS.length] ?? '#5b3b20',
    style: (number >>> 9) % STYLES,
    hasMoustache: (number >>> 15) % 5 === 0,
  };
}

/** Hair in front of the face, by style; style 0 is a mop behind it, style 1 a headband. */
export const HAIR: Record<number, string> = {
  2: 'M22 15c0-6 4-9 10-9s10 3 10 9c-2-3-5-5-10-5s-8 2-10 5z',
  3: 'M21 17C20 8 26 4.5 32 4.5S44 8 43 17c-1-4-3-6-5-6.5-4 1-9 1-12 0-2 .5-4 3-5 6.5z',
  4: 'M20 20C18 8 25 3 32 3s14 5 12 17c-1-6-3-9-6-9-6 3-12 0-14 2-2 1-3 4-4 7z',
  5: 'M20 30C17 10 24 4 32 4s15 6 12 26h-4c1-8 0-14-2-18-5 2-9 1-12-1-3 4-3 11-2 19z',
};
