/** What `news.view.table` holds at a table of Fußball-Fieber, as the referee writes it. */
import type { News } from '../../protocol';
import type { CupFacts } from './facts';
import type { CampView, Category, CupView, Round } from './state';

export type * from './facts';
export type * from './state';

export const CATEGORIES: readonly Category[] = ['a', 'b', 'c'];
export const KNOCK_OUT: readonly Round[] = ['quarter_final', 'semi_final', 'final'];

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
