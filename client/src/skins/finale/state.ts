// Made from the fields that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';

export type Role = 0 | 1;

export type TeamId = 'stollen' | 'acker';

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

/** One coach's side of the table. */
export interface SideView {
  team: TeamId;
  pitch: Pile;
  bench: Pile;
  /** Men who were not picked, and men who have left the match. */
  box: Pile;
  hand: Pile;
  deck: Pile;
  /** Played cards, and the final card that always lies open. */
  shown: Pile;
  /** Cards that were exchanged, out of the opponent's sight. */
  spent: Pile;
  /** Cards that were not chosen. */
  away: Pile;
  yellow: string[];
  /** Men used in the build-up of this attack. */
  chips: string[];
  /** Men used in the action that is going on. */
  fielded: string[];
  /** Men who filled a slot in the build-up from which the arrow starts. */
  arrow: string[];
  /** Men still to be rolled for. */
  checks: string[];
  /** Men who have had their kick in this round of the shoot-out. */
  shot: string[];
  first_eleven: string[];
  first_bench: string[];
  subs: number;
  total: number;
  goals: number;
  /** Goals in the first leg. */
  earlier: number;
  kicks: number;
  kick_goals: number;
  /** The types of which there has ever been a man on the pitch, as a set. */
  had_rows: number;
  /** The types of those men, as a set. */
  arrow_rows: number;
  /** How often the cards of men have been turned: by man, those that lie with their head up left out. */
  turns: Record<string, number>;
  /** Who counts as which type: by man, those who count as what is printed on their card left out. */
  moved: Record<string, Position>;
  /** How many men of each type were lost by injury or red card. */
  lost: number[];
  /** The order of the shoot-out. */
  kickers: string[];
  /** The tactic card that lies open on top. */
  card: string | null;
  /** The card this period began with. */
  first_card: string | null;
}

/** The whole table. */
export interface FinaleView {
  period: number;
  attack: number;
  attacks: number;
  stage: number;
  bonus: number;
  /** How many kicks each side has in this part of the shoot-out. */
  series: number;
  leg: number;
  round: number;
  /** Who attacks in this period. */
  attacker: Role;
  /** Who attacks in this action: the attacker, or the defender when he counters; in a shoot-out who kicks. */
  attacking: Role;
  /** Who has the first kick of the shoot-out. */
  starter: Role;
  counter_used: boolean;
  /** Whether the attacking side won the last action. */
  won: boolean;
  /** The seats still to play in this round, in the order of the bracket; -1 is a bye. */
  entrants: number[];
  /** The seats that have reached the next round. */
  winners: number[];
  /** By seat: the round it was knocked out in, 0 while it is in. */
  out: number[];
  /** By seat: goals in the whole cup. */
  tally: number[];
  /** The man who is being rolled for, replaced or taken off. */
  subject: number;
  /** The man fielded last. */
  last: number;
  winner: number;
  reason: 'full_time' | 'extra_time' | 'shoot_out' | 'aggregate' | 'away_goals' | 'cup';
  sides: [SideView, SideView];
}

/** Nothing lies on it. */
export const BLANK: FinaleView = {"period": 0, "attack": 0, "attacks": 0, "stage": 0, "bonus": 0, "series": 0, "leg": 1, "round": 0, "attacker": 0, "attacking": 0, "starter": 0, "counter_used": false, "won": false, "entrants": [], "winners": [], "out": [0, 0], "tally": [0, 0], "subject": -1, "last": -1, "winner": -1, "reason": "full_time", "sides": [{"team": "stollen", "pitch": {"size": 0, "cards": []}, "bench": {"size": 0, "cards": []}, "box": {"size": 0, "cards": []}, "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "away": {"size": 0, "cards": []}, "yellow": [], "chips": [], "fielded": [], "arrow": [], "checks": [], "shot": [], "first_eleven": [], "first_bench": [], "subs": 3, "total": 0, "goals": 0, "earlier": 0, "kicks": 0, "kick_goals": 0, "had_rows": 0, "arrow_rows": 0, "turns": {}, "moved": {}, "lost": [0, 0, 0, 0], "kickers": [], "card": null, "first_card": null}, {"team": "acker", "pitch": {"size": 0, "cards": []}, "bench": {"size": 0, "cards": []}, "box": {"size": 0, "cards": []}, "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "away": {"size": 0, "cards": []}, "yellow": [], "chips": [], "fielded": [], "arrow": [], "checks": [], "shot": [], "first_eleven": [], "first_bench": [], "subs": 3, "total": 0, "goals": 0, "earlier": 0, "kicks": 0, "kick_goals": 0, "had_rows": 0, "arrow_rows": 0, "turns": {}, "moved": {}, "lost": [0, 0, 0, 0], "kickers": [], "card": null, "first_card": null}]};
