import { keep, recall } from '../../memory';
import { newKey } from '../../my_tables';

/** A competition this device leads, plays in or watches: its key stays here and goes nowhere but to the server. */
export interface MyCup {
  id: string;
  name: string;
  game: string;
  key: string;
  /** The token of the one link, to hand on. */
  link: string;
  opened: number;
}

const MOST = 30;

export function myCups(): MyCup[] {
  try {
    const found: unknown = JSON.parse(recall('cups') ?? '[]');
    return Array.isArray(found) ? (found as MyCup[]).filter((one) => typeof one?.id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberCup(cup: MyCup): void {
  keep('cups', JSON.stringify([cup, ...myCups().filter((one) => one.id !== cup.id)].slice(0, MOST)));
}

/** What this device knows of a competition; a key of its own is made the first time. */
export function myCup(id: string, token: string): MyCup {
  const known = myCups().find((one) => one.id === id);
  if (known) return { ...known, link: token || known.link };
  return { id, name: '', game: '', key: newKey(), link: token, opened: Date.now() };
}
