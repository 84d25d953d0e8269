/** What every part of the skin needs. Handed down as context. */
import { getContext, setContext } from 'svelte';
import type { Words } from '../../words';
import type { Box } from './box';
import type { Turn } from './turn.svelte';

export interface Kit {
  readonly words: Words;
  readonly box: Box;
  readonly turn: Turn;
  readonly names: string[];
  /** Show a card's own sheet. */
  readonly look: (id: string) => void;
  /** Say why something cannot be done. */
  readonly explain: (subject: string) => void;
}

const KEY = Symbol('hat trick');

export function setKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function getKit(): Kit {
  return getContext(KEY);
}
