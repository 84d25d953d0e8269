// Made from the fields, facts and events that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';
import type { EventOf, LookOf } from '../../table/look';

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

/** How many balls lie on top of a man's card, and would after its next turn. */
export interface ManFacts {
  now: number;
  next: number;
}

/** A man who may be the last to be named: the sum and the chance of his side with him. */
export interface LastMan {
  sum: number;
  chance: [number, number] | null;
}

/** A slot of the action that is on. */
export interface PlaceFacts {
  slot: 'T' | 'A' | 'M' | 'S' | '?';
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

/** The action that is on; `with` has everybody who may be the last to be named. */
export interface ActionFacts {
  with: Record<string, LastMan>;
  sides: [SideFacts, SideFacts];
  /** By role the exact chance to get what it wants, against the most the other side can bring. */
  chances: [[number, number], [number, number]] | null;
}

/** What a coach may change between two periods. */
export interface ChangeFacts {
  /** How many substitutions are left. */
  left: number;
  /** By man who may go off: how others may come on for him, as they are said. */
  off: Record<string, string[]>;
}

/** A seat in a knock-out cup; `out` is the round in which it lost, 0 while it is in. */
export interface CupPlace {
  seat: number;
  out: number;
  goals: number;
}

/** What follows from a view of Finale by the rules. */
export interface Facts {
  /** By role, for everybody on the pitch. */
  men: [Record<string, ManFacts>, Record<string, ManFacts>];
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
  /** Everybody in a knock-out cup, the best first. */
  cup: CupPlace[];
}

/** By event: its arguments. */
export interface Events {
  line_up: { team: 'stollen' | 'acker'; defenders: number; midfielders: number; forwards: number; };
  deck: { team: 'stollen' | 'acker'; colour: 'white' | 'purple' | 'yellow' | 'blue' | 'red'; };
  drew: { tactic: string; };
  period: { period: number; minute: number; };
  substituted: { team: 'stollen' | 'acker'; off: string; on: string; };
  showed: { team: 'stollen' | 'acker'; tactic: string; strength: number; };
  tie_roll: { team: 'stollen' | 'acker'; pips: number; };
  attacks: { team: 'stollen' | 'acker'; attacks: number; };
  attack: { team: 'stollen' | 'acker'; tactic: string; number: number; };
  exchanged: { team: 'stollen' | 'acker'; };
  fielded: { team: 'stollen' | 'acker'; man: string; strength: number; };
  rolled: { team: 'stollen' | 'acker'; pips: number; total: number; };
  build_up_won: { team: 'stollen' | 'acker'; attackers: number; defenders: number; };
  build_up_lost: { team: 'stollen' | 'acker'; attackers: number; defenders: number; };
  scored: { team: 'stollen' | 'acker'; attackers: number; defenders: number; goals: number; man: string; };
  missed: { team: 'stollen' | 'acker'; attackers: number; defenders: number; };
  countered: { team: 'stollen' | 'acker'; tactic: string; bonus: number; };
  risk: { man: string; symbol: '' | 'injury' | 'yellow' | 'red'; pips: number; };
  unharmed: { man: string; };
  injured: { man: string; };
  booked: { man: string; };
  sent_off: { man: string; yellows: number; };
  came_on: { man: string; position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward'; };
  gave_way: { man: string; };
  in_goal: { man: string; };
  full_time: { team: 'stollen' | 'acker'; goals: number; other: 'stollen' | 'acker'; against: number; };
  extra_time: { };
  shoot_out: { team: 'stollen' | 'acker'; };
  kick_scored: { man: string; shooter: number; keeper: number; };
  kick_saved: { man: string; shooter: number; keeper: number; };
  no_kicker: { team: 'stollen' | 'acker'; };
  shoot_out_won: { team: 'stollen' | 'acker'; kicks: number; against: number; };
  drawn: { seat: number; };
  tie: { first_seat: number; second_seat: number; };
  leg: { leg: number; };
  tie_won: { seat: number; goals: number; against: number; };
  cup_won: { seat: number; };
}

/** All of it. */
export interface Game { table: FinaleView; facts: Facts; events: Events; role: Role }

export type Look = LookOf<Game>;
export type Told = EventOf<Game>;

/** A table on which nothing lies. */
export const BLANK: FinaleView = {"period": 0, "attack": 0, "attacks": 0, "stage": 0, "bonus": 0, "series": 0, "leg": 1, "round": 0, "attacker": 0, "attacking": 0, "starter": 0, "counter_used": false, "won": false, "entrants": [], "winners": [], "out": [0, 0], "tally": [0, 0], "subject": -1, "last": -1, "winner": -1, "reason": "full_time", "sides": [{"team": "stollen", "pitch": {"size": 0, "cards": []}, "bench": {"size": 0, "cards": []}, "box": {"size": 0, "cards": []}, "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "away": {"size": 0, "cards": []}, "yellow": [], "chips": [], "fielded": [], "arrow": [], "checks": [], "shot": [], "first_eleven": [], "first_bench": [], "subs": 3, "total": 0, "goals": 0, "earlier": 0, "kicks": 0, "kick_goals": 0, "had_rows": 0, "arrow_rows": 0, "turns": {}, "moved": {}, "lost": [0, 0, 0, 0], "kickers": [], "card": null, "first_card": null}, {"team": "acker", "pitch": {"size": 0, "cards": []}, "bench": {"size": 0, "cards": []}, "box": {"size": 0, "cards": []}, "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "away": {"size": 0, "cards": []}, "yellow": [], "chips": [], "fielded": [], "arrow": [], "checks": [], "shot": [], "first_eleven": [], "first_bench": [], "subs": 3, "total": 0, "goals": 0, "earlier": 0, "kicks": 0, "kick_goals": 0, "had_rows": 0, "arrow_rows": 0, "turns": {}, "moved": {}, "lost": [0, 0, 0, 0], "kickers": [], "card": null, "first_card": null}]};
