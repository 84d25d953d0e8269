// Made from the fields, facts and events that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';
import type { EventOf, LookOf } from '../../table/look';

export type Role = 0 | 1;

export type Stage = 'kick_off' | 'round' | 'chance' | 'shot' | 'penalty' | 'goal_kick' | 'free_kick' | 'shoot_out' | 'corner';

export type ActionType = 'short_pass' | 'long_ball' | 'dribble';

/** A coach's own things. */
export interface SideView {
  /** What the side is called, as a number of the list of teams. */
  team: string;
  /** What a side is called: its team, or what stands for one. */
  name: string;
  hand: Pile;
  deck: Pile;
  discard: Pile;
  /** The card played this turn. */
  shown: Pile;
  /** The cards turned up to save a shot. */
  drawn: Pile;
  /** Footballs in the last comparison. */
  total: number;
  goals: number;
  kicks: number;
  kick_goals: number;
  /** Substitutions left. */
  subs: number;
  /** How many men more this side may move in its move. */
  again: number;
  /** Whether the last card of the pile of this half has been taken. */
  is_out: boolean;
  yellow: boolean;
  star_keeper: boolean;
  first_keeper: boolean;
  /** Whether a style card was played this round. */
  has_styled: boolean;
  /** The men whose card lies with its star side up. */
  gold: number[];
  /** The men who have been sent off. */
  off: number[];
  /** The men who begin each half with their gold side up. */
  first_gold: number[];
  /** Wing-backs who have turned: attack and defence are exchanged. */
  turned: number[];
  once: number[];
  /** The men who have used an ability this round, and those who have used two. */
  twice: number[];
  /** The men whose ability was prevented this round. */
  blocked: number[];
  /** Wing forwards who move whatever the flank, up to the end of the opportunity. */
  free_men: number[];
  /** Wing forwards whom no opponent displaces, up to the end of the opportunity. */
  fixed_men: number[];
  /** Which card each man has; replaced, never changed. */
  kinds: number[];
  /** The cards that have gone out, which do not come back; replaced, never changed. */
  gone: number[];
  style: 'tactical' | 'technical' | 'physical' | 'total' | null;
  /** Style cards that can be played. */
  styles: Pile;
  /** Style cards that have been played in this half. */
  spent: Pile;
  /** Style cards gained this round, as a set. */
  fresh: string[];
  /** The kinds of the successful actions in a row, the last three; replaced, never changed. */
  streak: ActionType[];
  captain: number | null;
  /** The man who has moved first when two move; he does not move a second time. */
  rotated: number | null;
  leapers: number[];
  /** The wing runners who have leapt, and the fields they fall back to; replaced, never changed. */
  leap_from: number[];
  /** The action card played last. */
  card: string | null;
  /** The goalkeeper card shown last. */
  keeper: 'regular_left' | 'regular_centre' | 'regular_right' | 'star_left' | 'star_centre' | 'star_right' | null;
}

export type Flank = 'left' | 'right';

export interface ManView { role: Role; number: number; card: string; attack: number; defence: number; flank: Flank; is_star: boolean }

/** The whole table. A field is a number from 0 to 23, counted from the left of the first side's own goal line. */
export interface MatchView {
  half: number;
  /** Which turn of a scoring opportunity this is. */
  turn: number;
  /** Scoring opportunities that one side has wasted in a row after both piles were out. */
  fails: number;
  power: number;
  /** Cards the goalkeeper may still draw. */
  draws: number;
  /** Balls on the cards he has drawn. */
  saved: number;
  /** What abilities add to the power of the shot. */
  plus: number;
  /** Who has had enough of this window, as a set: of using, of preventing, of style cards. */
  passed: number;
  /** Who has the ball; in a shoot-out who kicks. */
  attacker: Role;
  /** Who kicked off this half; in a shoot-out who kicked first. */
  starter: Role;
  /** Whose move it is. */
  mover: Role;
  /** The side that has wasted them. */
  waster: Role;
  /** Whether the ball has been handed on since it was won or brought forward. */
  handed: boolean;
  /** Whether an ability or a style card has helped the action. */
  helped: boolean;
  /** Whether the carrier need not give the ball sideways. */
  skips: boolean;
  /** Whether a second striker has taken the ball: then nothing frees the carrier from giving it sideways. */
  must_give: boolean;
  /** Whether a tie goes to the defender without a foul. */
  is_hard: boolean;
  /** Whether the shooter may choose among all nine cards. */
  any_shot: boolean;
  /** The field of the carrier; nowhere while a goalkeeper has the ball. */
  ball: number | null;
  /** The field of the man who has just moved and must not be displaced. */
  moved: number | null;
  /** The field of the man a dribble goes against. */
  rival: number | null;
  /** The corner a corner kick comes from: 0 is the left of the attacker, 1 his right. */
  corner: number | null;
  /** The side whose defending move may displace the carrier in this round. */
  presses: Role | null;
  /** The line that is compared, 0 to 5 from the first side's goal. */
  line: number | null;
  /** The window in which abilities may be used now. */
  window: string | null;
  stage: Stage;
  /** What is next when the agenda of this stage is done. */
  to_come: string;
  outcome: 'open' | 'won' | 'lost' | 'foul';
  /** The type of the action that is performed. */
  kind: ActionType;
  /** What has come of the action so far. */
  got: 'nothing' | 'passed' | 'caught' | 'beaten' | 'tackled';
  reason: 'full_time' | 'extra_time' | 'shoot_out';
  /** The fields among which somebody is about to choose, as a set. */
  may: number[];
  /** The fields that abilities or style cards of the attacker have moved men from or to this round, as a set. */
  touched: number[];
  /** The man who has fouled. */
  fouler: { role: Role; number: number } | null;
  /** The man who performs the action. */
  passer: { role: Role; number: number } | null;
  /** The style cards nobody has. */
  style_deck: Pile;
  /** The shooting card. */
  shot: string | null;
  /** The action card that led to the shot. */
  shot_card: string | null;
  winner: number;
  sides: [SideView, SideView];
  /** Who stands where, line by line. Side and number say who a man is; the rest follows and is not read. */
  pitch: (ManView | null)[][];
}

/** A goalkeeper card against a shot: how many cards he draws, and the exact chance of a goal. */
export interface SaveFacts {
  draws: number;
  chance: [number, number];
}

/** A shooting card: its power, and what it meets, by goalkeeper card. */
export interface ShotFacts {
  power: number;
  saves: Record<string, SaveFacts>;
}

/** A man who counts in a duel. */
export interface Counted {
  number: number;
  balls: number;
}

/** What a side brings to a duel. */
export interface Pan {
  /** Those who count; none where they no longer make the sum: men may have moved or turned since it was settled. */
  men: Counted[];
  /** The balls of the card; null while it lies face down, or where the sum stands alone. */
  card: number | null;
  /** What abilities add. */
  extra: number;
  sum: number;
}

/** A comparison that is on or may come; a long ball leaves a choice of several. */
export interface Duel {
  /** Null while the attacker's card is unknown. */
  kind: 'short_pass' | 'long_ball' | 'dribble' | null;
  /** The line that is compared, 0 to 5 from the first side's goal. */
  line: number;
  /** In a dribble: the fields of the two men. */
  fields: [number, number] | null;
  /** By role. */
  sides: [Pan, Pan];
}

/** A man of a team, as his card shows him. */
export interface Member {
  number: number;
  /** A role, or a man of the base game. */
  card: string;
  is_role: boolean;
  is_gold: boolean;
  attack: number;
  defence: number;
}

/** The stars that are spent, by orientation of the men. */
export interface Spent {
  defensive: number;
  balanced: number;
  offensive: number;
}

/** What a team that is built costs: its budget, what is spent of it, and how many stars are left. */
export interface Cost {
  defence: number;
  attack: number;
  spent: Spent;
  left: number;
}

/** The team of a side before kick-off, as far as it has been chosen or built. */
export interface Team {
  members: Member[];
  /** Null as long as no goalkeeper was chosen. */
  star_goalkeeper: boolean | null;
  style: string | null;
  /** Only of a team that is built. */
  cost: Cost | null;
}

/** What follows from a view of Hat-Trick by the rules. */
export interface Facts {
  /** By shooting card, while they are chosen from. */
  shots: Record<string, ShotFacts>;
  duels: Duel[];
  /** By option that makes a man go: from which field to which. */
  paths: Record<string, [number, number]>;
  /** By role. */
  teams: [Team | null, Team | null];
  /** While teams are built: by role what a man costs, silver and gold. */
  prices: Record<string, [number, number]>;
}

/** By event: its arguments. */
export interface Events {
  line_up: { seat: number; team: string; };
  tossed: { team: string; };
  half: { half: number; };
  kick_off: { team: string; number: number; };
  drew: { card: string; };
  shuffled: { team: string; cards: number; };
  played: { team: string; card: string; };
  moved: { team: string; number: number; way: 'back' | 'forward'; };
  sideways: { team: string; number: number; other: number; };
  long_ball: { team: string; lines: number; };
  outplayed: { team: string; balls: number; other: string; against: number; };
  stopped: { team: string; balls: number; other: string; against: number; };
  all_level: { team: string; balls: number; other: string; against: number; };
  received: { team: string; number: number; };
  intercepted: { team: string; number: number; };
  cleared: { team: string; };
  dribbled: { team: string; number: number; other: number; };
  stepped: { team: string; number: number; };
  stuck: { team: string; number: number; };
  tackled: { team: string; number: number; };
  foul: { team: string; number: number; };
  booked: { team: string; };
  sent_off: { team: string; number: number; };
  free_kick: { team: string; number: number; };
  penalty: { team: string; number: number; };
  opportunity: { team: string; number: number; };
  found: { team: string; number: number; };
  wasted: { team: string; };
  loose: { team: string; number: number; };
  shot: { team: string; number: number; };
  aimed: { team: string; shot: string; power: number; };
  dived: { team: string; goalkeeper: 'regular_left' | 'regular_centre' | 'regular_right' | 'star_left' | 'star_centre' | 'star_right'; cards: number; };
  saving: { card: string; balls: number; power: number; };
  scored: { team: string; number: number; goals: number; };
  parried: { team: string; balls: number; };
  saved: { team: string; balls: number; power: number; };
  goal_kick: { team: string; };
  kicked: { team: string; card: string; };
  half_over: { half: number; };
  stalled: { team: string; };
  full_time: { team: string; goals: number; other: string; against: number; };
  extra_time: { };
  shoot_out: { team: string; };
  steps_up: { team: string; kick: number; card: string; };
  kick_scored: { team: string; kick: number; };
  kick_parried: { team: string; kick: number; };
  kick_saved: { team: string; kick: number; };
  shoot_out_won: { team: string; kicks: number; other: string; against: number; };
  used: { team: string; number: number; ability: string; };
  prevented: { team: string; number: number; other: number; };
  turned: { team: string; number: number; };
  swapped: { team: string; number: number; other: number; };
  leapt: { team: string; number: number; };
  fell_back: { team: string; number: number; };
  tackle_won: { team: string; number: number; balls: number; };
  tackle_failed: { team: string; number: number; balls: number; };
  keeper_rose: { team: string; };
  keeper_fell: { team: string; };
  styled: { team: string; card: string; };
  gained: { team: string; };
  gained_card: { card: string; };
  found_style: { team: string; style: 'tactical' | 'technical' | 'physical' | 'total'; };
  corner: { team: string; };
  captain: { team: string; number: number; };
  protest_heard: { team: string; };
  protest_ignored: { team: string; };
  protest_punished: { team: string; };
  substituted: { team: string; number: number; card: string; };
}

/** All of it. */
export interface Game { table: MatchView; facts: Facts; events: Events; role: Role }

export type Look = LookOf<Game>;
export type Told = EventOf<Game>;

/** A table on which nothing lies. */
export const BLANK: MatchView = {"half": 0, "turn": 0, "fails": 0, "power": 0, "draws": 0, "saved": 0, "plus": 0, "passed": 0, "attacker": 0, "starter": 0, "mover": 0, "waster": 0, "handed": false, "helped": false, "skips": false, "must_give": false, "is_hard": false, "any_shot": false, "ball": null, "moved": null, "rival": null, "corner": null, "presses": null, "line": null, "window": null, "stage": "kick_off", "to_come": "kick_off", "outcome": "open", "kind": "short_pass", "got": "nothing", "reason": "full_time", "may": [], "touched": [], "fouler": null, "passer": null, "style_deck": {"size": 0, "cards": []}, "shot": null, "shot_card": null, "winner": -1, "sides": [{"team": "blue", "name": "ita", "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "drawn": {"size": 0, "cards": []}, "total": 0, "goals": 0, "kicks": 0, "kick_goals": 0, "subs": 0, "again": 0, "is_out": false, "yellow": false, "star_keeper": false, "first_keeper": false, "has_styled": false, "gold": [], "off": [], "first_gold": [], "turned": [], "once": [], "twice": [], "blocked": [], "free_men": [], "fixed_men": [], "kinds": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "gone": [], "style": null, "styles": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "fresh": [], "streak": [], "captain": null, "rotated": null, "leapers": [], "leap_from": [], "card": null, "keeper": null}, {"team": "red", "name": "esp", "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "drawn": {"size": 0, "cards": []}, "total": 0, "goals": 0, "kicks": 0, "kick_goals": 0, "subs": 0, "again": 0, "is_out": false, "yellow": false, "star_keeper": false, "first_keeper": false, "has_styled": false, "gold": [], "off": [], "first_gold": [], "turned": [], "once": [], "twice": [], "blocked": [], "free_men": [], "fixed_men": [], "kinds": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "gone": [], "style": null, "styles": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "fresh": [], "streak": [], "captain": null, "rotated": null, "leapers": [], "leap_from": [], "card": null, "keeper": null}], "pitch": [[null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null]]};
