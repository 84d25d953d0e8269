/** Substitutions: who goes off, who comes on, several on one screen. */
import { benchOf, pitchOf, rowOf, rowsOf, type Footballer } from './men';
import { OUTFIELD, type Row, type SideView } from './view';

export interface Change {
  off: string;
  on: string;
  /** The lost row he fills, if not his own. */
  row: Row | null;
}

export interface Entrance {
  man: string;
  row: Row | null;
}

function isKeeper(id: string, men: Map<string, Footballer>): boolean {
  return men.get(id)?.position === 'goalkeeper';
}

/** The men on the bench who are not yet meant to come on. */
export function benchLeft(side: SideView, changes: Change[]): string[] {
  return benchOf(side).filter((id) => !changes.some((change) => change.on === id));
}

/** F10.3, T11, T12: outfield men for outfield men, a goalkeeper for a goalkeeper, a stand-in in goal never. */
export function mayGoOff(side: SideView, changes: Change[], men: Map<string, Footballer>): string[] {
  if (changes.length >= side.subs) return [];
  const bench = benchLeft(side, changes);
  const hasKeeper = bench.some((id) => isKeeper(id, men));
  const hasOther = bench.some((id) => !isKeeper(id, men));
  return pitchOf(side).filter((id) => {
    const man = men.get(id);
    if (!man || changes.some((change) => change.off === id)) return false;
    return rowOf(side, man) === 'goalkeeper' ? hasKeeper && isKeeper(id, men) : hasOther;
  });
}

/** How men from the bench may come on for somebody: in their own row, or into a row that was lost (T8). */
export function mayComeOn(
  side: SideView,
  changes: Change[],
  off: string,
  men: Map<string, Footballer>,
  refills: boolean,
): Entrance[] {
  const bench = benchLeft(side, changes);
  const leaving = men.get(off);
  if (leaving && rowOf(side, leaving) === 'goalkeeper') {
    return bench.filter((id) => isKeeper(id, men)).map((man) => ({ man, row: null }));
  }
  const field = bench.filter((id) => !isKeeper(id, men));
  const found: Entrance[] = field.map((man) => ({ man, row: null }));
  for (const row of refills ? lostRows(side, men) : []) {
    for (const id of field) if (men.get(id)?.position !== row) found.push({ man: id, row });
  }
  return found;
}

/** Rows that have had a man and have none now. */
export function lostRows(side: SideView, men: Map<string, Footballer>): Row[] {
  const rows = rowsOf(side, pitchOf(side), men);
  return OUTFIELD.filter((row, k) => ((side.had_rows >> (k + 1)) & 1) === 1 && rows[row].length === 0);
}

/** What to say for these changes; where more could be made, that they are all. */
export function changeNotations(changes: Change[], isOpen: boolean): string[] {
  const on = (change: Change) => (change.row ? `refill ${change.on} ${change.row}` : `on ${change.on}`);
  return [...changes.flatMap((change) => [`off ${change.off}`, on(change)]), ...(isOpen ? ['ready'] : [])];
}

/** Changes said face down before, and the man named last who waits for his substitute. */
export function changesSaid(said: string[]): { changes: Change[]; off: string } {
  const changes: Change[] = [];
  let off = '';
  for (const notation of said) {
    const [verb, man = '', row] = notation.split(' ');
    if (verb === 'off') off = man;
    else if (verb === 'on' || verb === 'refill') {
      changes.push({ off, on: man, row: (row as Row | undefined) ?? null });
      off = '';
    }
  }
  return { changes, off };
}
