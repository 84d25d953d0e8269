/** Phrases and figures as people read them: who leads a team, differences, and what lies in a row. */
import type { Words } from '../../words';
import { ownerOf, type Box } from './box';

/** Who leads a team, as people call him. */
export function leader(kit: { box: Box; names: string[] }, owners: readonly number[], team: string): string {
  return kit.names[ownerOf(kit.box, owners, team)] ?? '';
}

/** A name where there is little room: first names as initials, or only the last of all. */
export function brief(name: string, isLast = false): string {
  const parts = name.split(' ');
  const last = parts.pop() ?? '';
  return isLast ? last : [...parts.map((part) => `${part.slice(0, 1)}.`), last].join(' ');
}

/** "+4", "0", "−2". */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** The squares of a row in words: what lies there from the arrow outwards, and how many squares are free. */
export function rowInWords(words: Words, tokens: readonly string[], squares: number): string {
  const lying = tokens.map((token) =>
    token.startsWith('turned ') ? words.text('cup-turned', { token: words.name(token.slice(7)) }) : words.name(token),
  );
  return [...lying, words.text('cup-free', { number: squares - tokens.length })].join(', ');
}
