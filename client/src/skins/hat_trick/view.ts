/** What `news.view.table` holds at a table of Hat-Trick, as the referee writes it. */
import type { News } from '../../protocol';
import type { MatchFacts } from './facts';
import type { MatchView, Role } from './state';

export type * from './facts';
export type * from './state';

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

/** How many rounds this half has at most, unless the ball is before goal by then: a round takes a card from each pile. */
export function roundsLeft({ sides }: MatchView): number {
  return Math.max(...sides.map((side) => (side.is_out ? 0 : side.deck.size)));
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
