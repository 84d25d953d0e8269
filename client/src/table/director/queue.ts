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
/** What settles something is no faster than that: else nobody could read it. */
const LEAST_SHARE = 0.4;

/** How long a beat takes at this pace. */
export function timed(beat: Beat, moment: Moment, pace: Pace): { ms: number; cue: number } {
  const factor = FACTOR[pace.speed] / (pace.times ?? 1);
  if (!factor || !beat.ms) return { ms: 0, cue: 0 };
  if (pace.isStill) return { ms: factor * (isBig(moment.kind) ? STILL_BIG : Math.min(beat.ms, STILL_MOST)), cue: 0 };
  return { ms: Math.round(factor * beat.ms), cue: Math.round(factor * beat.cue) };
}

const NEVER_MISSED = ['goal', 'red', 'out', 'end', 'champion'];
/** A shoot-out takes longer than everything else, and everybody has waited for it: its kicks do not count as waiting. */
const NEVER_SKIPPED = [...NEVER_MISSED, 'shoot-out'];

const lengthOfAll = (moments: readonly Moment[]): number => moments.reduce((sum, one) => sum + lengthOf(one), 0);

/** A moment so many times as fast; not at all, where that is nothing: then it stays told at once. */
const hurried = (moment: Moment, share: number): Moment => ({
  ...moment,
  beats: moment.beats.map((beat) => ({ ...beat, ms: Math.round(share * beat.ms), cue: Math.round(share * beat.cue) })),
  ...(share ? { whole: moment } : {}),
});

/** Whether dice or a verdict settle something in it: without that nobody understands what comes of it. */
const isSettling = ({ beats }: Moment): boolean => beats.some(({ means }) => means === 'dice' || means === 'verdict');

/**
 * Where too much waits, only what nobody wants to miss is played, what settles something in a hurry, if there is time for
 * all of it, and of the rest the newest; what is left is told at once.
 */
export function thinned(queue: readonly Moment[], isBack: boolean): Moment[] {
  // what is in a hurry already is not hurried once more each time something comes
  const waiting = queue.map((moment) => moment.whole ?? moment);
  const seen = waiting.filter((moment) => moment.kind !== 'own');
  if (isBack ? seen.length <= MOST : lengthOfAll(seen) <= LONGEST) return waiting;
  const last = seen.at(-1);
  const wanted = isBack ? NEVER_MISSED : NEVER_SKIPPED;
  const isPlayed = (moment: Moment): boolean => moment === last || wanted.includes(moment.kind);
  const left = LONGEST - lengthOfAll(seen.filter((moment) => isPlayed(moment) && moment.kind !== 'shoot-out'));
  const settling = seen.filter((moment) => !isPlayed(moment) && isSettling(moment));
  const share = Math.min(1, left / lengthOfAll(settling));
  const isHurried = share >= LEAST_SHARE;
  let time = isBack ? 0 : left - (isHurried ? share * lengthOfAll(settling) : 0);
  const found: Moment[] = [];
  for (const moment of waiting.toReversed()) {
    let played = moment;
    if (!isBack && isHurried && settling.includes(moment)) played = hurried(moment, share);
    else if (!isPlayed(moment)) {
      time -= lengthOf(moment);
      if (time < 0) played = hurried(moment, 0);
    }
    found.unshift(played);
  }
  return found;
}
