// Made from the fields, facts and events that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';
import type { EventOf, LookOf } from '../../table/look';

export type Category = 'a' | 'b' | 'c';

export type Round = 'group' | 'quarter_final' | 'semi_final' | 'final';

export interface Laid { card: string; matches: number; boosts: number }

/** All that belongs to one coach. */
export interface CampView {
  /** The team he has asked for, until it is his or somebody else's. */
  wish: string | null;
  team: string | null;
  /** The team he meets in this match. */
  opponent: string | null;
  hand: Pile;
  /** His opponents of category A, B and C. */
  group: (string | null)[];
  order: 'a_c_b' | 'b_a_c' | 'c_b_a' | 'b_c_a' | null;
  /** The role that leads this opponent, in a match of two coaches. */
  rival: number;
  jokers: number;
  /** Jokers on his team in this match. */
  jokers_on: number;
  /** Of the group phase. */
  points: number;
  /** The action cards on his team, in order; replaced, never changed. */
  laid: Laid[];
  /** Those on his opponent, if nobody leads it. */
  against: Laid[];
  /** The differences of all his matches. */
  noted: number[];
  /** The last round he has reached. */
  round: Round;
  is_in: boolean;
  /** Whether he has won his semi-final, by the score or by lot. */
  won: boolean;
}

/** The whole table. */
export interface CupView {
  deck: Pile;
  discard: Pile;
  /** The play cards that lie on teams; which on which is kept in the camps. */
  table: Pile;
  categories: Record<Category, Pile>;
  drawn: Pile;
  /** The match of the group phase. */
  match: number;
  /** How many coaches have passed in a row. */
  passes: number;
  /** Cards still to be drawn in this exchange or deal. */
  need: number;
  stage: Round;
  starter: number;
  /** The reaction that is being aimed, or the card exchanged last. */
  card: string | null;
  /** The team on which the reaction is played. */
  aimed_at: string | null;
  /** Teams that nobody leads in the semi-final. */
  neutrals: string[];
  champions: number[];
  reason: 'group_phase' | 'alone' | 'group_best' | 'final' | 'level_final' | 'lot';
  camps: CampView[];
}

/** One of a coach's matches. */
export interface MatchFacts {
  /** Whom he meets there, as far as it lies on the table: earlier rounds were only told. */
  team: string | null;
  /** The difference that was noted. */
  noted: number | null;
  state: 'done' | 'now' | 'next';
}

/** What follows for one coach: strengths and score of his match, and what each card in it is worth. */
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

/** A coach with his place; who is level in everything shares one. */
export interface Place {
  role: number;
  place: number;
}

/** A round of the cup: "match_1", "quarter_final". */
export interface RoundFacts {
  key: string;
  state: 'done' | 'now' | 'next';
}

/** What follows from a view of Fußball-Fieber by the rules. */
export interface Facts {
  camps: CampFacts[];
  /** Everybody, the best first. */
  standings: Place[];
  /** The rounds of the cup, the first one first. */
  rounds: RoundFacts[];
  /** By option: roles and the scores that they would have; only for the one who is asked. */
  changes: Record<string, ([number, number])[]>;
  /** By card of his hand: for how many matches it would lie on a coach's team. */
  lasts: Record<string, number>;
}

/** By event: its arguments. */
export interface Events {
  contested: { team: string; };
  chose: { seat: number; team: string; strength: number; adjustment: number; };
  group_drawn: { team: string; opponent: string; category: 'a' | 'b' | 'c'; strength: number; };
  group: { team: string; order: 'a_c_b' | 'b_a_c' | 'c_b_a' | 'b_c_a'; };
  drew: { card: string; };
  reshuffled: { cards: number; };
  dealt: { team: string; cards: number; };
  starter_drawn: { team: string; };
  starts: { team: string; };
  match: { number: number; };
  quarter_final: { teams: number; };
  semi_final: { teams: number; };
  final: { };
  pairing: { team: string; strength: number; opponent: string; against: number; };
  passed: { team: string; };
  played: { team: string; card: string; on: string; matches: number; };
  substituted: { team: string; value: number; };
  reacted: { team: string; card: string; other: string; on: string; };
  shortened: { card: string; on: string; matches: number; };
  removed: { card: string; on: string; };
  strengthened: { card: string; on: string; value: number; };
  score: { team: string; strength: number; opponent: string; against: number; };
  won: { team: string; opponent: string; difference: number; };
  level: { team: string; opponent: string; };
  lost: { team: string; opponent: string; difference: number; };
  exchanged: { team: string; card: string; };
  kept: { team: string; };
  dropped: { team: string; card: string; };
  standing: { team: string; points: number; difference: number; };
  qualified: { team: string; };
  knocked_out: { team: string; };
  quarter_drawn: { team: string; opponent: string; strength: number; };
  neutral_through: { team: string; };
  fill_in: { team: string; strength: number; };
  semi_drawn: { team: string; opponent: string; strength: number; };
  lot_won: { team: string; opponent: string; };
  group_decides: { };
  champion: { team: string; };
  winner: { team: string; };
  shared: { team: string; };
}

/** All of it. */
export interface Game { table: CupView; facts: Facts; events: Events; role: number }

export type Look = LookOf<Game>;
export type Told = EventOf<Game>;

/** A table on which nothing lies. */
export const BLANK: CupView = {"deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "table": {"size": 0, "cards": []}, "categories": {"a": {"size": 0, "cards": []}, "b": {"size": 0, "cards": []}, "c": {"size": 0, "cards": []}}, "drawn": {"size": 0, "cards": []}, "match": 0, "passes": 0, "need": 0, "stage": "group", "starter": -1, "card": null, "aimed_at": null, "neutrals": [], "champions": [], "reason": "group_phase", "camps": [{"wish": null, "team": null, "opponent": null, "hand": {"size": 0, "cards": []}, "group": [null, null, null], "order": null, "rival": -1, "jokers": 0, "jokers_on": 0, "points": 0, "laid": [], "against": [], "noted": [], "round": "group", "is_in": true, "won": false}, {"wish": null, "team": null, "opponent": null, "hand": {"size": 0, "cards": []}, "group": [null, null, null], "order": null, "rival": -1, "jokers": 0, "jokers_on": 0, "points": 0, "laid": [], "against": [], "noted": [], "round": "group", "is_in": true, "won": false}]};
