import { keep, recall } from '../../memory';

/** One match that this device has played to its end. */
export interface Played {
  table: string;
  game: string;
  /** When it was over, or at least when this device heard of it (milliseconds). */
  at: number;
  /** Everybody at the table by name, and the leagues of the bots. */
  names: string[];
  bots: (string | null)[];
  /** The seat of this device. */
  seat: number;
  places: number[][];
  score: number[];
  /** Of the finishes with exact chances: goals, what was expected of them, and its variance; mine first. */
  chances?: { goals: [number, number]; expected: [number, number]; variance: [number, number] };
}

export type Outcome = 'won' | 'drawn' | 'lost';

const MOST = 1000;

/** What this device remembers, oldest first; what cannot be read counts as nothing. */
export function record(): Played[] {
  try {
    const found: unknown = JSON.parse(recall('record') ?? '[]');
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** Enter a match; one that is known already only gains what was not known of it. */
export function enter(played: Played): void {
  write(merged(record(), [played]));
}

/** Two records as one: every match once, oldest first. */
export function merged(one: readonly Played[], two: readonly Played[]): Played[] {
  const found = new Map(one.map((played) => [played.table, played]));
  for (const played of two) {
    const known = found.get(played.table);
    found.set(played.table, known ? { ...played, ...known, chances: known.chances ?? played.chances } : played);
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}

export function write(all: readonly Played[]): void {
  keep('record', JSON.stringify(all.slice(-MOST)));
}

/** Whether something read from a file or from memory is a match of a record. */
export function isPlayed(value: unknown): value is Played {
  const one = value as Played | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    [one.table, one.game].every((text) => typeof text === 'string' && text !== '' && text.length < 100) &&
    Number.isFinite(one.at) &&
    isList(one.names, 'string') &&
    Array.isArray(one.bots) &&
    one.bots.length === one.names.length &&
    Number.isInteger(one.seat) &&
    one.seat >= 0 &&
    one.seat < one.names.length &&
    Array.isArray(one.places) &&
    one.places.length > 0 &&
    one.places.every((group) => isList(group, 'number')) &&
    isList(one.score, 'number') &&
    (one.chances === undefined || areChances(one.chances))
  );
}

function areChances(value: unknown): boolean {
  const one = value as NonNullable<Played['chances']> | null;
  return [one?.goals, one?.expected, one?.variance].every((pair) => isList(pair, 'number') && pair.length === 2);
}

function isList(value: unknown, kind: 'string' | 'number'): value is unknown[] {
  return Array.isArray(value) && value.every((one) => typeof one === kind);
}
