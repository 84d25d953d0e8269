/** What `news.view.table` holds at a table of the World Cup Game, as the referee writes it. */
import type { News } from '../../protocol';
import type { CupFacts } from './facts';
import type { CupView, Stage } from './state';

export type * from './facts';
export type * from './state';
export const STAGES: readonly Stage[] = ['group', 'round_of_16', 'quarter_final', 'semi_final', 'final'];
export const FACE_DOWN = 'turned ';

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
