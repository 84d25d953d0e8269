/** What leaves no choice is answered by itself, after a beat in which it can be read. */
import type { Decision } from '../generated/protocol';
import type { Placed } from './lines';
import type { Speed } from './director/queue';
import type { Session } from './session.svelte';

/** So long the sentence stands before it is said, in milliseconds. */
const BEAT: Record<Speed, number> = { calm: 1100, brisk: 700, 'at-once': 500 };

/** What was said or taken back last. */
const lastOf = (lines: readonly Placed[]): Placed | undefined =>
  lines.findLast(({ line }) => line.line === 'undone' || (line.line === 'said' && line.seat >= 0));

/** The answer to a question that leaves no choice; none after taking back: whoever goes back wants to look. */
export function forcedAnswer(decision: Decision | null, lines: readonly Placed[]): string | null {
  return decision?.forced && lastOf(lines)?.line.line !== 'undone' ? decision.forced : null;
}

/** Which question it is: one more for each answer, whoever talks meanwhile; the next may leave the same answer. */
export const questionAfter = (lines: readonly Placed[]): number => (lastOf(lines)?.ply ?? -1) + 1;

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
