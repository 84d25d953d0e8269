import { newPart } from '../my_tables';
import type { News, SeatInfo } from '../generated/protocol';
import { keep, recall } from '../memory';
import { sha256 } from '../sha256';
import { breath } from '../kit/quiet';

/** What this device saw of a table's chance before kick-off, and the first words of the chains its own parts come from. */
interface Pin {
  table: string;
  commitment: string;
  /** Whether the match had not begun when it was seen. */
  early: boolean;
  seeds: Record<string, string>;
  /** The seats for which this device has sent its part before kick-off: just that part must count. */
  sent?: number[];
}

/** kept: as it was before kick-off; late: first seen after it; changed, false: the server is not to be believed. */
export type Verdict = 'kept' | 'late' | 'changed' | 'false';

const MOST = 200;
/** So often a device can give its word that something was taken back. */
const WORDS = 128;
/** So many words of a chain are made in one go: a phone hashes them in some ten milliseconds. */
const AT_ONCE = 16;
const chains = new Map<string, string[]>();

function pins(): Pin[] {
  try {
    const found: unknown = JSON.parse(recall('pins') ?? '[]');
    return Array.isArray(found) ? (found as Pin[]).filter((one) => typeof one?.table === 'string') : [];
  } catch {
    return [];
  }
}

function pinOf(table: string): Pin {
  return pins().find((one) => one.table === table) ?? { table, commitment: '', early: false, seeds: {} };
}

function save(pin: Pin): void {
  keep('pins', JSON.stringify([pin, ...pins().filter((one) => one.table !== pin.table)].slice(0, MOST)));
}

/** Hold on to the commitment that is shown first; whatever is shown later is compared with it. */
export function pin(table: string, commitment: string, early: boolean): void {
  const known = pinOf(table);
  if (!known.commitment) save({ ...known, commitment, early });
}

/** What is to be thought of what the server shows now. */
export function verdict(
  table: string,
  commitment: string,
  news: Pick<News, 'secret' | 'seats'> | null,
  holds: readonly number[] = [],
): Verdict {
  const known = pinOf(table);
  if (news && holds.some((seat) => isSwapped(known, seat, news.seats[seat]?.part ?? ''))) return 'false';
  if (known.commitment && known.commitment !== commitment) return 'changed';
  if (news?.secret && sha256(`anpfiff commitment 1\n${news.secret}`) !== commitment) return 'false';
  return known.early ? 'kept' : 'late';
}

/** Whether another part counts for a seat of this device than the one it has sent, or a word before it. */
function isSwapped(known: Pin, seat: number, part: string): boolean {
  const seed = known.seeds[seat];
  return !!part && !!seed && !!known.sent?.includes(seat) && !chain(seed).includes(part);
}

/** Make the chain of a seat that is going to sit down, some words at a time, so that nothing waits for all of it. */
export async function prepare(table: string, seat: number): Promise<void> {
  const known = pinOf(table);
  const seed = known.seeds[seat] ?? newPart();
  save({ ...known, seeds: { ...known.seeds, [seat]: seed } });
  while (chain(seed, AT_ONCE).length <= WORDS) await breath();
}

/** A part of chance for a seat: the last of a chain of words, each the hash of the one before. */
export function partFor(table: string, seat: number, early = false): string {
  const known = pinOf(table);
  const seed = known.seeds[seat] ?? newPart();
  const sent = early ? [...new Set([...(known.sent ?? []), seat])] : known.sent;
  save({ ...known, seeds: { ...known.seeds, [seat]: seed }, sent });
  return chain(seed).at(-1) ?? seed;
}

/** This device's word for each of its seats that something shall be played again: nobody else could say it. */
export function wordsFor(table: string, seats: number[], infos: SeatInfo[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const seat of seats) {
    const seed = pinOf(table).seeds[seat];
    const words = seed ? chain(seed) : [];
    const word = words[words.indexOf(infos[seat]?.part ?? '') - 1];
    if (word) found[seat] = word;
  }
  return found;
}

/** The chain that begins with this word, all of it or so many words more of it than were made before. */
function chain(seed: string, more = WORDS): string[] {
  const words = chains.get(seed) ?? [seed];
  for (let k = 0; k < more && words.length <= WORDS; k += 1) words.push(sha256(words.at(-1)!));
  chains.set(seed, words);
  return words;
}
