import { keep, recall, recallAll } from '../../memory';

/** Everything this device remembers, as one file for another device; and read in there, without losing what it has. */
interface Luggage {
  anpfiff: 1;
  kept: Record<string, string>;
}

/** What a match file begins with. */
const MATCH = 'anpfiff replay ';
const LARGEST = 4_000_000;
/** What is true of one browser only: at which tables it is told that it is its turn. */
const STAYS = 'push';

/** The text of a file with all that this device remembers: settings, tables with their keys, record, squads. */
export function pack(): string {
  const file: Luggage = { anpfiff: 1, kept: Object.fromEntries(recallAll().filter(([key]) => key !== STAYS)) };
  return JSON.stringify(file);
}

/** Read such a file in; false, and nothing is changed, if it is none. Lists are joined, and what stands here stays. */
export function unpack(text: string): boolean {
  const kept = keptIn(text);
  if (!kept) return false;
  for (const [key, value] of Object.entries(kept)) {
    const here = recall(key);
    const joined = here === null ? value : joinedLists(here, value);
    if (joined !== here) keep(key, joined);
  }
  return true;
}

/** Which of the files that Anpfiff saves a text is: all of a device, a match, or neither. */
export function kindOf(text: string): 'device' | 'match' | null {
  if (text.startsWith(MATCH)) return 'match';
  return keptIn(text) ? 'device' : null;
}

function keptIn(text: string): Record<string, string> | null {
  if (text.length > LARGEST) return null;
  const file = parsed(text) as Luggage | null;
  if (file?.anpfiff !== 1 || typeof file.kept !== 'object' || file.kept === null) return null;
  return Object.values(file.kept).every((value) => typeof value === 'string') ? file.kept : null;
}

/** Two lists as one, a table only once; anything else stays as it is here. */
function joinedLists(here: string, there: string): string {
  const [mine, theirs] = [parsed(here), parsed(there)];
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return here;
  const names = new Set(mine.map(nameOf));
  const fresh = theirs.filter((one) => !names.has(nameOf(one)));
  return fresh.length ? JSON.stringify([...mine, ...fresh]) : here;
}

function nameOf(one: unknown): string {
  const table = (one as { table?: unknown } | null)?.table;
  return typeof table === 'string' ? table : JSON.stringify(one);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
