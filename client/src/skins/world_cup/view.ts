/** What `news.view.table` holds at a table of the World Cup Game, as the referee writes it. */
import type { Decision, News } from '../../protocol';
import type { CupView, Stage } from './state';

export type * from './state';
export const STAGES: readonly Stage[] = ['group', 'round_of_16', 'quarter_final', 'semi_final', 'final'];
export const FACE_DOWN = 'turned ';

/** A line of a group's table as it would stand if the whistle blew now; who is level in everything shares a place. */
export interface Line {
  team: string;
  place: number;
  points: number;
  scored: number;
  conceded: number;
  difference: number;
  goes_on: boolean;
}
/** One side of a knock-out match: a team, or where one will come from and who would come now. */
export interface Entrant {
  team?: string;
  from?: string;
  hope?: string | null;
}

/**
 * A card that can be used now: for at least and at most so many teams, beginning with its part `first`. By part: the goals each
 * row would have (a penalty taken to be scored; −1 where it cannot be used), and the token a team of each rank gets.
 */
export interface CardUse {
  /** That of a penalty. */ chance: [number, number] | null;
  least: number;
  most: number;
  first: number;
  parts: { after: number[]; tokens: Record<string, string> }[];
}

/** What follows from the table by the rules, as the referee tells it. */
export interface CupFacts {
  /** By row: the goals of that team, as its tokens lie or as they were given. */
  goals: number[];
  /** The matches on the table that have been scored. */
  over: number[];
  /** Rows in which half a goal waits for the dice, and rows whose outermost token can be attacked. */
  halves: number[];
  open: number[];
  /** So many of the results are those of the groups. */
  group_matches: number;
  groups: { group: string; is_decided: boolean; lines: Line[] }[];
  /** The knock-out rounds; `games` are all scores of a match, its replays included, `row` where it is played now. */
  rounds: {
    stage: Stage;
    ties: {
      id: string;
      sides: [Entrant, Entrant];
      games: [number, number][];
      winner: string | null;
      row: number | null;
    }[];
  }[];
  /** By card of the hand, or the one on the table, and "stopping", the other use of a defence; only for the one who is asked. */
  uses: Record<string, CardUse>;
  /** Teams that are out of the tournament. */
  out: string[];
}

export interface Look {
  table: CupView;
  facts: CupFacts;
  /** My seat, or null for whoever only watches. */
  mine: number | null;
  agenda: string[];
}

export function isTurned(token: string): boolean {
  return token.startsWith(FACE_DOWN);
}

export function lookAt(news: News): Look | null {
  if (!news.view) return null;
  return {
    table: news.view.table as unknown as CupView,
    facts: news.view.facts as unknown as CupFacts,
    mine: news.chair,
    agenda: news.view.agenda,
  };
}

/** Which question is asked: "play-card", "choose-team-foul", "choose-match", "name-winner"; "" when none is. */
export function promptOf(decision: Decision | null): string {
  return decision?.prompt.replace(/^world_cup-/, '') ?? '';
}
