/** A table as it is seen from one chair. All that a game tells comes in here, and has the types that the game declares. */
import type { Line, News, Previewed, Told, View } from '../generated/protocol';

/** What a game tells; each has its own in the `state.ts` of its skin. */
export interface AnyGame {
  table: object;
  facts: object;
  /** By event: its arguments. */
  events: object;
  role: number;
}

/** An event with its arguments. */
export type EventOf<G extends AnyGame> = {
  [Name in keyof G['events']]: Omit<Told, 'event' | 'args'> & { event: Name; args: G['events'][Name] };
}[keyof G['events']];

/** A view of a game. */
export type ViewOf<G extends AnyGame> = Omit<View, 'table' | 'facts'> & Pick<G, 'table' | 'facts'>;

/** A look at the table from one chair. */
export interface LookOf<G extends AnyGame> {
  table: G['table'];
  /** What follows from it by the rules, as the referee tells it. */
  facts: G['facts'];
  /** My role, or null for whoever only watches. */
  mine: G['role'] | null;
  /** The side drawn at the left or below, and the one across from it. */
  near: G['role'];
  far: G['role'];
  /** The seat of each role. */
  seats: number[];
  /** What I have said face down in this phase. */
  said: string[];
  /** The phase that is on: "play-tactic", "exchange", or "" when the match is over. */
  phase: string;
}

/** A view as the view of a game; whoever asks knows which game it is of. */
export function viewOf<G extends AnyGame>(view: View): ViewOf<G> {
  return view as ViewOf<G>;
}

/** The facts with those that would change. */
export function factsWith<G extends AnyGame>(facts: G['facts'], { facts: changed }: Previewed): G['facts'] {
  return { ...facts, ...(changed as Partial<G['facts']>) };
}

/** What a line tells; null if it is no event. */
export function eventOf<G extends AnyGame>(line: Line): EventOf<G> | null {
  return line.line === 'told' ? (line as EventOf<G>) : null;
}

/** All events that were told. */
export function eventsOf<G extends AnyGame>(lines: readonly Line[]): EventOf<G>[] {
  return lines.flatMap((line) => eventOf<G>(line) ?? []);
}

export function lookAt<G extends AnyGame>({ view, chair }: Pick<News, 'view' | 'chair'>): LookOf<G> | null {
  if (!view) return null;
  const { table, facts, roles, sealed, agenda } = viewOf<G>(view);
  const found = chair === null ? -1 : roles.indexOf(chair);
  const mine = found < 0 ? null : found;
  return {
    table,
    facts,
    mine,
    near: mine ?? 0,
    far: mine === 1 ? 0 : 1,
    seats: roles,
    said: mine === null ? [] : (sealed[mine] ?? []),
    phase: agenda.at(-1)?.split(' ')[0] ?? '',
  };
}

export function other(role: 0 | 1): 0 | 1 {
  return role === 0 ? 1 : 0;
}
