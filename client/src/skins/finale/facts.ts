/** What the referee tells with a view of Finale: what follows from it by the rules. */
import type { Chance } from './odds';
import type { SlotLetter } from './tactics';

/** A slot of the action that is on. */
export interface PlaceFacts {
  slot: SlotLetter;
  /** An arrow leads into it: a man of the build-up plays again. */
  is_arrow: boolean;
  man: string | null;
  /** The blank of the form that is for it, while it is asked for. */
  blank: number | null;
}

/** What a side brings to the action that is on. */
export interface SideFacts {
  sum: number;
  /** The most it can come to, while it has still to name men. */
  most: number | null;
  has_begun: boolean;
  places: PlaceFacts[];
}

export interface ActionFacts {
  sides: [SideFacts, SideFacts];
  /** By role the exact chance to get what it wants, against the most the other side can bring. */
  chances: [Chance, Chance] | null;
  /** By man who may be the last to be named: the sum and the chance of his side. */
  with: Record<string, { sum: number; chance: Chance | null }>;
}

export interface ChangeFacts {
  /** How many substitutions are left. */
  left: number;
  /** By man who may go off: how others may come on for him, as they are said. */
  off: Record<string, string[]>;
}

/** What follows from the view by the rules. */
export interface FinaleFacts {
  /** By role, for everybody on the pitch: the balls that lie on top of his card, and after its next turn. */
  men: [Record<string, { now: number; next: number }>, Record<string, { now: number; next: number }>];
  action: ActionFacts | null;
  changes: [ChangeFacts, ChangeFacts] | null;
  kicks_left: [number, number];
  /** The first and the last minute of the period that is on. */
  minutes: [number, number] | null;
  /** How many periods the match has by now. */
  periods: number;
  /** By role the goals of both legs, in the second one. */
  aggregate: [number, number] | null;
  /** In the second leg, by leg and role: the goals of both. */
  legs: [[number, number], [number, number]] | null;
  /** Everybody in a knock-out cup, the best first; `out` is the round in which a seat lost, 0 while it is in. */
  cup: { seat: number; out: number; goals: number }[];
}
