/** What `news.view.table` holds at a table of Hat-Trick, as the referee writes it. */
import type { News } from '../../protocol';
import type { Pile } from '../../table/board';

export type Role = 0 | 1;
export type ActionType = 'short_pass' | 'long_ball' | 'dribble';
export type Flank = 'left' | 'right';
export type Stage =
  'kick_off' | 'round' | 'chance' | 'shot' | 'penalty' | 'goal_kick' | 'free_kick' | 'shoot_out' | 'corner';

/** A man on the pitch; a card of the expansion has its role in its name: "stopper_2_3". */
export interface ManView {
  role: Role;
  number: number;
  card: string;
  attack: number;
  defence: number;
  /** The flank as his own coach sees it. */
  flank: Flank;
  is_star: boolean;
}

export interface SideView {
  team: string;
  /** What it is called: its team, or its colour where both have the same. */
  name: string;
  hand: Pile;
  deck: Pile;
  discard: Pile;
  shown: Pile;
  drawn: Pile;
  styles: Pile;
  spent: Pile;
  goals: number;
  kicks: number;
  kick_goals: number;
  total: number;
  subs: number;
  yellow: boolean;
  is_out: boolean;
  star_keeper: boolean;
  off: number[];
  /** Who has turned and may turn back. */
  turned: number[];
  style: string | null;
  captain: number | null;
  /** The action card played last. */
  card: string | null;
  /** The goalkeeper card shown last. */
  keeper: string | null;
}

export interface MatchView {
  half: number;
  stage: Stage;
  turn: number;
  attacker: Role;
  /** The field of the carrier, 0 to 23 from the left of the first side's goal line. */
  ball: number | null;
  moved: number | null;
  /** The line that is compared, 0 to 5, and the field of the man a dribble goes against. */
  line: number | null;
  rival: number | null;
  kind: ActionType;
  outcome: 'open' | 'won' | 'lost' | 'foul';
  shot: string | null;
  shot_card: string | null;
  power: number;
  draws: number;
  saved: number;
  plus: number;
  any_shot: boolean;
  window: string | null;
  sides: [SideView, SideView];
  /** Six lines of four fields, from the first side's goal. */
  pitch: (ManView | null)[][];
}

/** By shooting card, while they are chosen from: its power, and by goalkeeper card the cards he draws and the chance of a goal. */
export interface MatchFacts {
  shots: Record<string, { power: number; saves: Record<string, { draws: number; chance: [number, number] }> }>;
}

/** A look at the table from one chair. */
export interface Look {
  table: MatchView;
  /** What follows from it by the rules, as the referee tells it. */
  facts: MatchFacts;
  /** My role, or null for whoever only watches. */
  mine: Role | null;
  /** Whose goal is below. */
  near: Role;
  far: Role;
  /** The seat of each role. */
  seats: number[];
  /** What I have said face down in this phase. */
  said: string[];
}

export function lookAt(news: News): Look | null {
  const view = news.view;
  if (!view) return null;
  const found = news.chair === null ? -1 : view.roles.indexOf(news.chair);
  const mine = found < 0 ? null : (found as Role);
  const near = mine ?? 0;
  return {
    table: view.table as unknown as MatchView,
    facts: view.facts as unknown as MatchFacts,
    mine,
    near,
    far: near === 0 ? 1 : 0,
    seats: view.roles,
    said: mine === null ? [] : (view.sealed[mine] ?? []),
  };
}
