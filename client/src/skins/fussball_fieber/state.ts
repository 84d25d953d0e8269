// Made from the fields that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';

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

/** Nothing lies on it. */
export const BLANK: CupView = {"deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "table": {"size": 0, "cards": []}, "categories": {"a": {"size": 0, "cards": []}, "b": {"size": 0, "cards": []}, "c": {"size": 0, "cards": []}}, "drawn": {"size": 0, "cards": []}, "match": 0, "passes": 0, "need": 0, "stage": "group", "starter": -1, "card": null, "aimed_at": null, "neutrals": [], "champions": [], "reason": "group_phase", "camps": [{"wish": null, "team": null, "opponent": null, "hand": {"size": 0, "cards": []}, "group": [null, null, null], "order": null, "rival": -1, "jokers": 0, "jokers_on": 0, "points": 0, "laid": [], "against": [], "noted": [], "round": "group", "is_in": true, "won": false}, {"wish": null, "team": null, "opponent": null, "hand": {"size": 0, "cards": []}, "group": [null, null, null], "order": null, "rival": -1, "jokers": 0, "jokers_on": 0, "points": 0, "laid": [], "against": [], "noted": [], "round": "group", "is_in": true, "won": false}]};
