// Made from the fields that the game declares; do not edit. `make protocol` writes it anew.
import type { Pile } from '../../table/board';

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

/** Nothing lies on it. */
export const BLANK: CupView = {"replays": 0, "passed": 0, "to_draw": 0, "turns": 0, "part": 0, "row": 0, "group": 0, "stage": "group", "is_replay": false, "hands": [{"size": 0, "cards": []}, {"size": 0, "cards": []}, {"size": 0, "cards": []}, {"size": 0, "cards": []}], "deck": {"size": 0, "cards": []}, "discard": {"size": 0, "cards": []}, "aside": {"size": 0, "cards": []}, "extras": [], "active": [], "playing": [], "drawer": -1, "winner": -1, "reason": "final", "card": null, "owners": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "team": null, "champion": null, "teams": [], "lots": [], "qualified": [], "laid": [], "level": [], "rows": [], "dice": [0, 0, 0, 0, 0, 0], "kicks": [], "results": [], "tally": [0, 0, 0, 0], "best": [0, 0, 0, 0]};
