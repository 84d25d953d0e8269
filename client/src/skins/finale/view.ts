/** What `news.view.table` holds at a table of Finale, as the referee writes it. */
import type { News } from '../../protocol';
import type { FinaleFacts } from './facts';
import type { FinaleView, Position, Role } from './state';

export type * from './facts';
export type * from './state';
export type Row = Position;

export const ROWS: readonly Row[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];
export const OUTFIELD: readonly Row[] = ['defender', 'midfielder', 'forward'];

/** A look at the table from one chair. */
export interface Look {
  table: FinaleView;
  facts: FinaleFacts;
  /** My role in this match, or null for whoever only watches. */
  mine: Role | null;
  /** The side drawn at the left or below. */
  near: Role;
  far: Role;
  /** The seats that turn this match, by role. */
  seats: number[];
  /** What I have said face down in this phase. */
  said: string[];
  /** The phases still to come; the last one is on. */
  agenda: string[];
}

export function lookAt(news: News): Look | null {
  const view = news.view;
  if (!view) return null;
  const found = news.chair === null ? -1 : view.roles.indexOf(news.chair);
  const mine = found === 0 || found === 1 ? found : null;
  const near: Role = mine ?? 0;
  return {
    table: view.table as unknown as FinaleView,
    facts: view.facts as unknown as FinaleFacts,
    mine,
    near,
    far: other(near),
    seats: view.roles,
    said: mine === null ? [] : (view.sealed[mine] ?? []),
    agenda: view.agenda,
  };
}

export function other(role: Role): Role {
  return role === 0 ? 1 : 0;
}

/** The name of the phase that is on: "play-tactic", "field-man", or "" when the match is over. */
export function phaseOf(look: Look): string {
  return (look.agenda.at(-1) ?? '').split(' ')[0] ?? '';
}

/** From the list of kickers to the last kick; a board in between may wait for what only the referee does. */
const SHOOT_OUT = ['order-kickers', 'roll-for-start', 'start-shoot-out', 'next-kick', 'kick-roll', 'judge-kick'];

export function isShootOut(look: Look): boolean {
  const phase = phaseOf(look);
  if (SHOOT_OUT.includes(phase)) return true;
  return phase === '' && look.table.reason === 'shoot_out';
}

/** Whether no period is on any more: the match is over, or kicks decide it. A film of a match is over all along. */
export function isPlayedOut(look: Look): boolean {
  return phaseOf(look) === '' || isShootOut(look);
}
