/** What the referee tells with a view of the World Cup Game: what follows from it by the rules. */
import type { Form } from '../../protocol';
import type { Stage } from './state';

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
 * A card that can be used now, as the form that would be asked: how many rows it takes, and which. `parts` are its tokens, `first`
 * the one that is laid first; by part: the goals each row would have (a penalty taken to be scored; −1 where it cannot be used),
 * and the token a team of each rank gets.
 */
export interface CardUse {
  /** That of a penalty. */ chance: [number, number] | null;
  shape: Form['shape'];
  least: number;
  most: number;
  first: number;
  blanks: { rows: number[]; least: number; most: number }[];
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
