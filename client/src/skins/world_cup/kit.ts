/** What every part of the skin needs: words, the box, names of seats. Handed down as context. */
import { getContext, setContext } from 'svelte';
import type { Touch } from '../../table/director/touched';
import type { Words } from '../../words';
import { ownerOf, type Box } from './box';
import type { Sight } from './sight.svelte';
import type { Turn } from './turn.svelte';

export interface Kit {
  readonly words: Words;
  readonly box: Box;
  readonly turn: Turn;
  readonly sight: Sight;
  readonly names: string[];
  /** The last move with something: what it touched, by the arguments of its event. */
  readonly touch: (what: Touch['what']) => Touch | null;
  /** A row was pressed: name it, say why not, or look at its match. */
  readonly press: (k: number) => void;
}

const KEY = Symbol('world cup');

export function setKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function getKit(): Kit {
  return getContext(KEY);
}

/** Who leads a team, as people call him. */
export function leader(kit: Pick<Kit, 'box' | 'names'>, owners: readonly number[], team: string): string {
  return kit.names[ownerOf(kit.box, owners, team)] ?? '';
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
