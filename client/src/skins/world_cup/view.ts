/** What `news.view.table` holds at a table of the World Cup Game, as the referee writes it. */
import type { Decision, News } from '../../protocol';

export type Stage = 'group' | 'round_of_16' | 'quarter_final' | 'semi_final' | 'final';
export const STAGES: readonly Stage[] = ['group', 'round_of_16', 'quarter_final', 'semi_final', 'final'];
export const FACE_DOWN = 'turned ';

/** A pile of cards; without `cards` it lies face down for us. */
export interface PileView { size: number; cards?: string[] }

export interface CupView {
  stage: Stage;
  is_replay: boolean;
  replays: number;
  passed: number;
  to_draw: number;
  turns: number;
  part: number;
  hands: PileView[];
  discard: PileView;
  active: number[];
  playing: number[];
  winner: number;
  reason: string;
  /** What is being played: the id of a card, or "stopping". */
  card: string | null;
  /** By nation: the seat that leads it, or −1. */
  owners: number[];
  team: string | null;
  champion: string | null;
  /** The teams of the matches now played, left and right in turn, and the tokens of each from the arrow outwards. */
  teams: string[];
  rows: string[][];
  laid: string[];
  level: string[][];
  qualified: string[];
  kicks: number[];
  /** Six numbers for each match that is over: stage, two nations, their goals, who won (or −1). */
  results: number[];
  tally: number[];
  best: number[];
}

export interface Look {
  table: CupView;
  /** My seat, or null for whoever only watches. */
  mine: number | null;
  agenda: string[];
}

export function lookAt(news: News): Look | null {
  if (!news.view) return null;
  return { table: news.view.table as unknown as CupView, mine: news.chair, agenda: news.view.agenda };
}

/** Which question is asked: "play-card", "choose-team-foul", "choose-match", "name-winner"; "" when none is. */
export function promptOf(decision: Decision | null): string {
  return decision?.prompt.replace(/^world_cup-/, '') ?? '';
}
