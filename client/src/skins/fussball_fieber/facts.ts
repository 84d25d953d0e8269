/** What the referee tells with a view of Fußball-Fieber: what follows from it by the rules. */

export type State = 'done' | 'now' | 'next';

/** One of a coach's matches. */
export interface MatchFacts {
  /** Whom he meets there, as far as it lies on the table: earlier rounds were only told. */
  team: string | null;
  /** The difference that was noted. */
  noted: number | null;
  state: State;
}

/** What follows from the table for one coach: strengths and score of his match, and what each card in it is worth. */
export interface CampFacts {
  strength: number | null;
  opposition: number | null;
  score: number | null;
  /** In the order in which the cards lie. */
  laid: number[];
  against: number[];
  difference: number;
  /** By match of the group that is over. */
  points: number[];
  /** By round of the cup. */
  matches: MatchFacts[];
}

/** What follows from the table by the rules, as the referee tells it. */
export interface CupFacts {
  camps: CampFacts[];
  /** Everybody, the best first. */
  standings: { role: number; place: number }[];
  /** The rounds of the cup, the first one first: "match_1", "quarter_final". */
  rounds: { key: string; state: State }[];
  /** By option: roles and the scores that they would have; only for the one who is asked. */
  changes: Record<string, [number, number][]>;
  /** By card of his hand: for how many matches it would lie on a coach's team. */
  lasts: Record<string, number>;
}
