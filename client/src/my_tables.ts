import type { Expected } from './guests.svelte';
import { keep, recall } from './memory';
import type { Plans } from './table/skin';

/** A table this device sits at or watches: its key stays here and goes nowhere but to the server. */
export interface MyTable {
  table: string;
  game: string;
  key: string;
  /** The seats this device holds; none for a table it only watches. */
  seats: number[];
  invites: Record<string, string>;
  watch: string;
  opened: number;
  names: string[];
  /** By seat the visiting bots that were sent for. */
  expected?: Record<string, Expected>;
  /** What was prepared for this table before it was laid. */
  plans?: Plans;
  /** It began in the middle of another match: it does not count for the record. */
  practice?: boolean;
  /** Everybody at it has been shown at kick-off. */
  isMet?: boolean;
}

const MOST = 60;

export function myTables(): MyTable[] {
  try {
    const found: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(found) ? (found as MyTable[]).filter((one) => typeof one?.table === 'string') : [];
  } catch {
    return [];
  }
}

export function myTable(id: string): MyTable | undefined {
  return myTables().find((one) => one.table === id);
}

export function remember(table: MyTable): void {
  const others = myTables().filter((one) => one.table !== table.table);
  keep('tables', JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forget(id: string): void {
  keep('tables', JSON.stringify(myTables().filter((one) => one.table !== id)));
}

/** A key of 192 random bits, base64url. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** This device's part of chance: 32 random bytes, as hexadecimal digits. */
export function newPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
