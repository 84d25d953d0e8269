/** What leaves no choice is answered by itself, after a beat in which it can be read. */
import type { Decision } from '../protocol';
import type { Placed } from './lines';
import type { Speed } from './director/queue';
import type { Session } from './session.svelte';

/** So long the sentence stands before it is said, in milliseconds. */
const BEAT: Record<Speed, number> = { calm: 1100, brisk: 700, 'at-once': 500 };

/** The answer to a question that leaves no choice; none after taking back: whoever goes back wants to look. */
export function forcedAnswer(decision: Decision | null, lines: readonly Placed[]): string | null {
  if (!decision?.forced) return null;
  const last = lines.findLast(({ line }) => line.line === 'undone' || (line.line === 'said' && line.seat >= 0));
  return last?.line.line === 'undone' ? null : decision.forced;
}

/** A table as far as it asks something. */
type Asking = Pick<Session, 'news' | 'lines' | 'hasRealCards'>;

/** Whether somebody has to answer: what the page answers by itself calls nobody. Beside real cards it never does. */
export function isOpen({ news, lines, hasRealCards }: Asking, isByItself: boolean): boolean {
  const decision = news?.decision ?? null;
  return decision !== null && (hasRealCards || !isByItself || forcedAnswer(decision, lines) === null);
}

/** Say it after a beat; the way back is to call what is returned. */
export function sayLater(speed: Speed, say: () => void): () => void {
  const timer = setTimeout(say, BEAT[speed]);
  return () => clearTimeout(timer);
}
