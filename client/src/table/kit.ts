/** What every part of a skin needs; handed down as context, which `createContext` makes in its turn.svelte.ts. */
import type { Words } from '../words';
import { touchOf, type Touch } from './director/touched';
import type { SkinProps } from './skin';

export interface Kit<Box, Turn> {
  readonly words: Words;
  readonly box: Box;
  readonly turn: Turn;
  /** What the seats are called. */
  readonly names: string[];
  /** The last move with something: what it touched, by the arguments of its event. */
  readonly touch: (what: Touch['what']) => Touch | null;
  /** Show a card's own sheet. */
  readonly look: (id: string) => void;
  /** Say why something cannot be done. */
  readonly explain: (subject: string) => void;
}

/** The kit of a table, which follows its props, and what one skin needs besides. */
export function kitOf<Turn extends { readonly box: unknown }, More extends object>(
  skin: () => Pick<SkinProps, 'news' | 'words' | 'touched' | 'look' | 'explain'>,
  turn: Turn,
  more: More,
): Kit<Turn['box'], Turn> & More {
  const kit: Kit<Turn['box'], Turn> = {
    get words() {
      return skin().words;
    },
    get box() {
      return turn.box;
    },
    turn,
    get names() {
      return skin().news.seats.map((seat) => seat.name);
    },
    touch: (what) => touchOf(skin().touched, what),
    look: (id) => skin().look(id),
    explain: (subject) => skin().explain(subject),
  };
  return Object.defineProperties(kit, Object.getOwnPropertyDescriptors(more)) as Kit<Turn['box'], Turn> & More;
}
