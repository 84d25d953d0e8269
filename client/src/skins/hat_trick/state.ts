// Made from the fields that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';

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

/** Nothing lies on it. */
export const BLANK: MatchView = {"half": 0, "turn": 0, "fails": 0, "power": 0, "draws": 0, "saved": 0, "plus": 0, "passed": 0, "attacker": 0, "starter": 0, "mover": 0, "waster": 0, "handed": false, "helped": false, "skips": false, "must_give": false, "is_hard": false, "any_shot": false, "ball": null, "moved": null, "rival": null, "corner": null, "presses": null, "line": null, "window": null, "stage": "kick_off", "to_come": "kick_off", "outcome": "open", "kind": "short_pass", "got": "nothing", "reason": "full_time", "may": [], "touched": [], "fouler": null, "passer": null, "style_deck": {"size": 0, "cards": []}, "shot": null, "shot_card": null, "winner": -1, "sides": [{"team": "blue", "name": "ita", "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "drawn": {"size": 0, "cards": []}, "total": 0, "goals": 0, "kicks": 0, "kick_goals": 0, "subs": 0, "again": 0, "is_out": false, "yellow": false, "star_keeper": false, "first_keeper": false, "has_styled": false, "gold": [], "off": [], "first_gold": [], "turned": [], "once": [], "twice": [], "blocked": [], "free_men": [], "fixed_men": [], "kinds": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "gone": [], "style": null, "styles": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "fresh": [], "streak": [], "captain": null, "rotated": null, "leapers": [], "leap_from": [], "card": null, "keeper": null}, {"team": "red", "name": "esp", "hand": {"size": 0, "cards": []}, "deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "shown": {"size": 0, "cards": []}, "drawn": {"size": 0, "cards": []}, "total": 0, "goals": 0, "kicks": 0, "kick_goals": 0, "subs": 0, "again": 0, "is_out": false, "yellow": false, "star_keeper": false, "first_keeper": false, "has_styled": false, "gold": [], "off": [], "first_gold": [], "turned": [], "once": [], "twice": [], "blocked": [], "free_men": [], "fixed_men": [], "kinds": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "gone": [], "style": null, "styles": {"size": 0, "cards": []}, "spent": {"size": 0, "cards": []}, "fresh": [], "streak": [], "captain": null, "rotated": null, "leapers": [], "leap_from": [], "card": null, "keeper": null}], "pitch": [[null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null]]};
