/** The last move: what was touched on the board since one's own last answer, as the referee's events say it. */
import type { Meanings } from '../../words';
import type { Placed } from '../lines';

export interface Touch {
  /** Whose move it was; −1 where nobody has said anything yet. */
  seat: number;
  event: string;
  /** What was touched: the arguments of the event that say so. */
  what: Record<string, string | number>;
  /** It belongs to the last move of all. */
  isLast: boolean;
}

const VERB = 'touches';

/** The arguments of an event that name what it touches on the board. */
function namesOf(meanings: Meanings, event: string): string[] {
  const found = meanings[event]?.find((meaning) => meaning.startsWith(`${VERB} `));
  return found ? found.split(' ').slice(1) : [];
}

/** What was touched since the last answer from this chair; for those who only watch, by the last who touched anything. */
export function touchedSince(lines: readonly Placed[], meanings: Meanings, chair: number | null): Touch[] {
  let found: Touch[] = [];
  let [seat, move] = [-1, 0];
  const moves: number[] = [];
  for (const { line } of lines) {
    if (line.line === 'said' && line.seat >= 0) {
      if (line.seat !== seat) move += 1;
      if (line.seat === chair && seat !== chair) [found, moves.length] = [[], 0];
      seat = line.seat;
    } else if (line.line === 'told') {
      const names = namesOf(meanings, line.event);
      if (!names.length) continue;
      const what = Object.fromEntries(names.map((name) => [name, line.args[name] ?? '']));
      found.push({ seat, event: line.event, what, isLast: false });
      moves.push(move);
    }
  }
  const last = moves.at(-1);
  found = found.map((touch, k) => ({ ...touch, isLast: moves[k] === last }));
  return chair === null ? found.filter((touch) => touch.isLast) : found;
}

/** The touch of something, the newest first: what is asked for must be among what was touched. */
export function touchOf(touched: readonly Touch[], what: Record<string, string | number>): Touch | null {
  return touched.findLast((touch) => Object.entries(what).every(([name, value]) => touch.what[name] === value)) ?? null;
}

/** Whether the last move touched what has this name, or these: a team and a number; for tables that know no game. */
export function isTouched(touched: readonly Touch[], ...names: readonly (string | number)[]): boolean {
  return touched.some((touch) => touch.isLast && names.every((name) => Object.values(touch.what).includes(name)));
}
