/** What `news.view.table` holds at a table of Fußball-Fieber, as the referee writes it. */
import type { News } from '../../protocol';
import type { CampView, Category, CupView, Round } from './state';

export type * from './state';

export const CATEGORIES: readonly Category[] = ['a', 'b', 'c'];
export const KNOCK_OUT: readonly Round[] = ['quarter_final', 'semi_final', 'final'];

/** What follows from the table for one coach: strengths and score of his match, and what each card in it is worth. */
export interface CampFacts {
  strength: number | null;
  opposition: number | null;
  score: number | null;
  /** In the order in which the cards lie. */
  laid: number[];
  against: number[];
  difference: number;
  /** By match of the group that is over. */
  points: number[];
}

/** What follows from the table by the rules, as the referee tells it. */
export interface CupFacts {
  camps: CampFacts[];
  /** Everybody, the best first. */
  standings: { role: number; place: number }[];
  /** By option: roles and the scores that they would have; only for the one who is asked. */
  changes: Record<string, [number, number][]>;
  /** By card of his hand: for how many matches it would lie on a coach's team. */
  lasts: Record<string, number>;
}

/** A look at the table from one chair. */
export interface Look {
  table: CupView;
  facts: CupFacts;
  /** My role, or null for whoever only watches. */
  mine: number | null;
  /** The seat of each role. */
  seats: number[];
  /** What I have said face down in this phase. */
  said: string[];
  /** The phase that is on: "turn", "exchange", or "" when the cup is over. */
  phase: string;
}

export function lookAt(news: News): Look | null {
  const view = news.view;
  if (!view) return null;
  const found = news.chair === null ? -1 : view.roles.indexOf(news.chair);
  const mine = found < 0 ? null : found;
  return {
    table: view.table as unknown as CupView,
    facts: view.facts as unknown as CupFacts,
    mine,
    seats: view.roles,
    said: mine === null ? [] : (view.sealed[mine] ?? []),
    phase: (view.agenda.at(-1) ?? '').split(' ')[0] ?? '',
  };
}

/** A hand that lies open before us, each joker behind its cards. */
export function handOf(camp: CampView): string[] {
  return [...(camp.hand.cards ?? []), ...Array<string>(camp.jokers).fill('joker')];
}
