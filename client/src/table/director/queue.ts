/** The moments that wait, and how fast they are played: pure, without a clock. */
import { isBig, lengthOf, type Beat, type Moment } from './moments';

export const SPEEDS = ['calm', 'brisk', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Pace {
  speed: Speed;
  /** Nothing moves: every moment is one still frame. */
  isStill: boolean;
  /** So many times as fast; a replay can be hurried. */
  times?: number;
}

const FACTOR: Record<Speed, number> = { calm: 1, brisk: 0.6, 'at-once': 0 };
/** Without motion there is nothing to wait for but reading. */
const STILL_BIG = 1500;
const STILL_MOST = 700;
/** Whoever comes back is shown so many moments; whoever is here is never kept waiting longer than this. */
const MOST = 6;
const LONGEST = 15_000;

/** How long a beat takes at this pace. */
export function timed(beat: Beat, moment: Moment, pace: Pace): { ms: number; cue: number } {
  const factor = FACTOR[pace.speed] / (pace.times ?? 1);
  if (!factor || !beat.ms) return { ms: 0, cue: 0 };
  if (pace.isStill) return { ms: factor * (isBig(moment.kind) ? STILL_BIG : Math.min(beat.ms, STILL_MOST)), cue: 0 };
  return { ms: Math.round(factor * beat.ms), cue: Math.round(factor * beat.cue) };
}

const NEVER_MISSED = ['goal', 'red', 'out', 'end', 'champion'];

/** Where too much waits, only what nobody wants to miss is played, and the newest; the rest is told at once. */
export function thinned(waiting: readonly Moment[], isBack: boolean): Moment[] {
  const seen = waiting.filter((moment) => moment.kind !== 'own');
  if (isBack && seen.length <= MOST) return [...waiting];
  const last = seen.at(-1);
  // a shoot-out always waits longer than anything else, and is what everybody has waited for
  const wanted = isBack ? NEVER_MISSED : [...NEVER_MISSED, 'shoot-out'];
  const found: Moment[] = [];
  // of the rest the newest that there is time for
  let length = 0;
  for (const moment of waiting.toReversed()) {
    length += lengthOf(moment);
    const isPlayed = moment === last || wanted.includes(moment.kind) || (!isBack && length <= LONGEST);
    found.unshift(isPlayed ? moment : { ...moment, beats: moment.beats.map((beat) => ({ ...beat, ms: 0, cue: 0 })) });
  }
  return found;
}
