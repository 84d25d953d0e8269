/** Substitutions: who goes off, who comes on, several on one screen. Who may, the referee tells. */
import type { Look, Position } from './state';

export interface Change {
  off: string;
  on: string;
  /** The lost row he fills, if not his own. */
  row: Position | null;
}

/** How one comes on, as it is said: "on ronny_trickster", "refill mc_fire defender". */
export function entranceOf(notation: string): Pick<Change, 'on' | 'row'> {
  const [, on = '', row] = notation.split(' ');
  return { on, row: (row as Position | undefined) ?? null };
}

/** What to say for these changes. */
export function changeNotations(changes: readonly Change[]): string[] {
  const on = (change: Change) => (change.row ? `refill ${change.on} ${change.row}` : `on ${change.on}`);
  return changes.flatMap((change) => [`off ${change.off}`, on(change)]);
}

/** My changes that lie face down while the other coach still thinks about his. */
export function changesLaid(look: Look): Change[] {
  return look.phase === 'substitute' ? changesSaid(look.said).changes : [];
}

/** Changes said face down before, and the man named last who waits for his substitute. */
export function changesSaid(said: readonly string[]): { changes: Change[]; off: string } {
  const changes: Change[] = [];
  let off = '';
  for (const notation of said) {
    if (notation.startsWith('off ')) off = notation.slice('off '.length);
    else if (notation !== 'ready') {
      changes.push({ off, ...entranceOf(notation) });
      off = '';
    }
  }
  return { changes, off };
}
