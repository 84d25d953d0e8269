// Made from the fields, facts and events that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';
import type { EventOf, LookOf } from '../../table/look';

export type Stage = 'group' | 'round_of_16' | 'quarter_final' | 'semi_final' | 'final';

/** The whole table. Lists are replaced and never changed, but for `rows`. */
export interface CupView {
  /** How often matches of this stage have been replayed. */
  replays: number;
  /** How often the deck has been gone through in the group phase. */
  passed: number;
  /** Cards of the pile in play. */
  to_draw: number;
  /** Turns still to come after the last card of the group phase. */
  turns: number;
  /** Which token of the card is laid next. */
  part: number;
  /** The row that a penalty is for. */
  row: number;
  /** The group, or the match, that is being reckoned or settled. */
  group: number;
  stage: Stage;
  is_replay: boolean;
  hands: Pile[];
  /** Cards that lie face down; those of a pile that was counted off from them are not told apart from the rest. */
  deck: Pile;
  discard: Pile;
  aside: Pile;
  /** Seats that have drawn one team more. */
  extras: number[];
  /** Seats that still have a team in the tournament. */
  active: number[];
  /** Seats that take turns now. */
  playing: number[];
  /** The seat that drew last. */
  drawer: number;
  winner: number;
  reason: 'final' | 'both_finalists' | 'last_seat';
  card: string | null;
  /** By team: the seat that leads it. */
  owners: number[];
  /** The team whose match is asked for; of a card with several tokens the team that got one last. */
  team: string | null;
  champion: string | null;
  /** The teams of the matches, left and right in turn. */
  teams: string[];
  /** The teams that a lot has put first in this group. */
  lots: string[];
  /** 2002: the teams that have come through the groups, group by group, the winner first. */
  qualified: string[];
  /** The teams that have got a token of this card. */
  laid: string[];
  /** By group (1930) or knock-out match: the teams that are still level, or the one that has won. */
  level: string[][];
  /** The tokens of each of these teams. */
  rows: string[][];
  /** By rank: how many modifier dice show it. */
  dice: number[];
  /** In a shoot-out: goals of both teams, kicks of both teams. */
  kicks: number[];
  results: number[];
  /** By seat: goals of all its teams. */
  tally: number[];
  /** By seat: the last round that one of its teams has reached. */
  best: number[];
}

/** A line of a group's table as it would stand if the whistle blew now; teams level in everything share a place. */
export interface Standing {
  team: string;
  place: number;
  points: number;
  scored: number;
  conceded: number;
  difference: number;
  goes_on: boolean;
}

/** The table of a group, the best first. */
export interface GroupFacts {
  group: string;
  is_decided: boolean;
  lines: Standing[];
}

/** One side of a knock-out match: a team, or where one will come from and who would come now. */
export interface Entrant {
  team?: string;
  from?: string;
  hope?: string | null;
}

/** A match of the bracket. */
export interface TieFacts {
  id: string;
  sides: [Entrant, Entrant];
  /** All its scores, its replays included. */
  games: ([number, number])[];
  winner: string | null;
  /** The row of its left team, where it is played now. */
  row: number | null;
}

/** A knock-out round. */
export interface RoundFacts {
  stage: 'group' | 'round_of_16' | 'quarter_final' | 'semi_final' | 'final';
  ties: TieFacts[];
}

/** Teams of one kind that a card is for, as rows. */
export interface BlankFacts {
  rows: number[];
  least: number;
  most: number;
}

/** A token of a card. */
export interface PartFacts {
  /** The goals each row would have, a penalty taken to be scored; -1 where it cannot be used. */
  after: number[];
  /** The token a team of each rank gets. */
  tokens: Record<string, string>;
}

/** A card that can be used now, as the form that would be asked: how many rows it takes, and which. */
export interface CardUse {
  /** That of a penalty. */
  chance: [number, number] | null;
  shape: 'some' | 'slots' | 'order';
  least: number;
  most: number;
  /** The part whose token is laid first. */
  first: number;
  blanks: BlankFacts[];
  parts: PartFacts[];
}

/** What follows from a view of the World Cup Game by the rules. */
export interface Facts {
  /** By row: the goals of that team, as its tokens lie or as they were given. */
  goals: number[];
  /** The matches on the table that have been scored. */
  over: number[];
  /** Rows in which half a goal waits for the dice. */
  halves: number[];
  /** Rows whose outermost token can be attacked. */
  open: number[];
  /** So many of the results are those of the groups. */
  group_matches: number;
  groups: GroupFacts[];
  /** The knock-out rounds, the first one first. */
  rounds: RoundFacts[];
  /** By card of the hand, or the one on the table, and "stopping", the other use of a defence; only for its seat. */
  uses: Record<string, CardUse>;
  /** Teams that are out of the tournament. */
  out: string[];
}

/** By event: its arguments. */
export interface Events {
  flag: { seat: number; team: string; rank: 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'grey'; };
  extra: { seat: number; team: string; rank: 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'grey'; };
  drew: { card: string; };
  begins: { seat: number; };
  stage: { stage: 'group' | 'round_of_16' | 'quarter_final' | 'semi_final' | 'final'; matches: number; cards: number; };
  last_stage: { cards: number; };
  played: { seat: number; card: string; };
  discarded: { seat: number; card: string; };
  laid: { token: 'single' | 'double' | 'treble' | 'half' | 'wall' | 'spot'; team: string; against: string; };
  turned: { token: 'single' | 'double' | 'treble' | 'half' | 'wall' | 'spot'; team: string; against: string; };
  exchanged: { token: 'single' | 'double' | 'treble' | 'half' | 'wall' | 'spot'; team: string; against: string; };
  penalty_scored: { team: string; against: string; };
  penalty_missed: { team: string; against: string; };
  second_pass: { cards: number; };
  last_turns: { };
  dice: { first: 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'grey'; second: 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'grey'; third: 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'grey'; fourth: 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'grey'; };
  match_over: { team: string; goals: number; other: string; against: number; };
  table: { group: string; team: string; points: number; place: number; };
  coin: { team: string; };
  level: { group: string; teams: number; };
  replay: { matches: number; cards: number; };
  named: { seat: number; team: string; };
  qualified: { group: string; team: string; place: number; };
  went_on: { team: string; other: string; };
  left: { seat: number; };
  shoot_out: { team: string; other: string; };
  kick_scored: { team: string; kick: number; };
  kick_missed: { team: string; kick: number; };
  shoot_out_won: { team: string; kicks: number; other: string; against: number; };
  third: { team: string; };
  champion: { team: string; seat: number; };
  won: { seat: number; };
}

/** All of it. */
export interface Game { table: CupView; facts: Facts; events: Events; role: number }

export type Look = LookOf<Game>;
export type Told = EventOf<Game>;

/** A table on which nothing lies. */
export const BLANK: CupView = {"replays": 0, "passed": 0, "to_draw": 0, "turns": 0, "part": 0, "row": 0, "group": 0, "stage": "group", "is_replay": false, "hands": [{"size": 0, "cards": []}, {"size": 0, "cards": []}, {"size": 0, "cards": []}, {"size": 0, "cards": []}], "deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "aside": {"size": 0, "cards": []}, "extras": [], "active": [], "playing": [], "drawer": -1, "winner": -1, "reason": "final", "card": null, "owners": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "team": null, "champion": null, "teams": [], "lots": [], "qualified": [], "laid": [], "level": [], "rows": [], "dice": [0, 0, 0, 0, 0, 0], "kicks": [], "results": [], "tally": [0, 0, 0, 0], "best": [0, 0, 0, 0]};
