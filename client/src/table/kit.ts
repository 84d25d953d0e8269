/** What every part of a skin needs; handed down as context, made by `createContext` in its turn.svelte.ts. */
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

/** The kit of a table; it follows its props. */
export function kitOf<Box, Turn>(skin: () => SkinProps, box: () => Box, turn: Turn): Kit<Box, Turn> {
  return {
    get words() {
      return skin().words;
    },
    get box() {
      return box();
    },
    turn,
    get names() {
      return skin().news.seats.map((seat) => seat.name);
    },
    touch: (what) => touchOf(skin().touched, what),
    look: (id) => skin().look(id),
    explain: (subject) => skin().explain(subject),
  };
}
