import type { LiveScore } from '../../generated/protocol';
import type { Meanings } from '../../words';

/** What somebody who looks away would be sorry to have missed, by what events mean. */
const WEIGHTS: Record<string, number> = {
  goal: 6,
  red: 4,
  kick_goal: 4,
  kick_miss: 4,
  miss: 3,
  save: 3,
  shooter: 2,
  injury: 2,
  yellow: 1,
  verdict: 1,
  dice: 1,
};
/** Milliseconds after which half of an excitement is gone. */
const HALF_LIFE = 20_000;
/** The front changes at most so often: who watches shall see something. */
export const FRONT_STAYS = 12_000;
const LATE = 75;
const CLOSE = 2;

/** How exciting one event is. */
export function weightOf(meanings: Meanings, event: string): number {
  return Math.max(0, ...(meanings[event] ?? []).map((meaning) => WEIGHTS[meaning] ?? 0));
}

/** What is left of an excitement after a while. */
export function fade(heat: number, milliseconds: number): number {
  return heat * 0.5 ** (Math.max(0, milliseconds) / HALF_LIFE);
}

/** How much is at stake: a close match that is nearly over, where somebody plays at all. */
export function stakes(live: LiveScore): number {
  if (live.status !== 'running') return live.status === 'open' ? -50 : -100;
  const [first = 0, second = 0] = live.score;
  const isLate = live.minute >= LATE || live.half > 1;
  return isLate && Math.abs(first - second) <= 1 ? CLOSE : 0;
}

export interface Candidate {
  table: string;
  heat: number;
}

/** Who stands in front: the pinned one, or the most exciting, but nobody is taken away too soon. */
export function front(
  candidates: readonly Candidate[],
  current: string,
  since: number,
  now: number,
  pinned: string,
): string {
  if (candidates.some((one) => one.table === pinned)) return pinned;
  const held = candidates.find((one) => one.table === current);
  if (held && held.heat > -50 && now - since < FRONT_STAYS) return current;
  let best = held;
  for (const one of candidates) if (!best || one.heat > best.heat) best = one;
  return best?.table ?? '';
}
