/** What every part of the skin needs: words, the box, my turn, names of seats. Handed down as context. */
import { getContext, setContext } from 'svelte';
import type { Line } from '../../protocol';
import type { Touch } from '../../table/director/touched';
import type { Words } from '../../words';
import type { Box } from './box';
import type { Turn } from './turn.svelte';

export interface Kit {
  readonly words: Words;
  readonly box: Box;
  readonly turn: Turn;
  readonly names: string[];
  readonly lines: Line[];
  /** The last move with something: what it touched, by the arguments of its event. */
  readonly touch: (what: Touch['what']) => Touch | null;
  /** A team was pressed: name it, say why not, or show its card. */
  readonly team: (id: string) => void;
  /** Show a card's own sheet. */
  readonly look: (id: string) => void;
}

const KEY = Symbol('fussball fieber');

export function setKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function getKit(): Kit {
  return getContext(KEY);
}
