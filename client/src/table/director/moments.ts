/**
 * What was told, cut into moments: pure data, without clock and page. It knows no game, only what events mean.
 *
 * A moment is what people see as one thing: two cards turned together, a duel from the dice to the verdict, a goal. It
 * has beats; with each of them some lines are told and the board changes to how it looked then.
 */
import type { Line, Still, View } from '../../generated/protocol';
import type { Meanings } from '../../words';
import type { Placed } from '../lines';
import { isMeant } from '../meaning';

/** Moments that are played large, over the board. */
export const BIG = ['goal', 'shoot-out', 'red', 'injury', 'half', 'out', 'end', 'champion'] as const;
export type Big = (typeof BIG)[number];
export type Kind = Big | 'duel' | 'cards' | 'step' | 'own';

/** So many milliseconds at a calm pace: until what is told stands there (`cue`), and until the next thing comes (`ms`). */
interface Times {
  ms: number;
  cue: number;
}

export interface Beat extends Times {
  lines: Placed[];
  /** How many lines have been told with it. */
  ply: number;
  /** How the board looks from its cue on; null: as before. */
  view: View | null;
  /** What it is about, in the words of meanings: dice, a card, a verdict. */
  means: string;
}

export interface Moment {
  kind: Kind;
  beats: Beat[];
  /** The line that says what it is about; it is told in the last beat. */
  headline: Placed | null;
  /** How it would be played if nothing more waited: it is in a hurry. */
  whole?: Moment;
}

const TIMES: Record<string, Times> = {
  goal: { ms: 2600, cue: 1120 },
  'shoot-out': { ms: 1900, cue: 820 },
  red: { ms: 2200, cue: 700 },
  injury: { ms: 2200, cue: 700 },
  half: { ms: 1900, cue: 320 },
  out: { ms: 2200, cue: 700 },
  end: { ms: 2600, cue: 800 },
  champion: { ms: 3400, cue: 840 },
  yellow: { ms: 1100, cue: 320 },
  verdict: { ms: 820, cue: 120 },
  dice: { ms: 1200, cue: 700 },
  card: { ms: 840, cue: 320 },
  piece: { ms: 500, cue: 0 },
  listed: { ms: 500, cue: 0 },
  told: { ms: 500, cue: 0 },
  notice: { ms: 0, cue: 0 },
};
/** Things of one sort that come together, such as men stepping forward, are so far apart. */
const APART = 60;
/** So long it takes to read who else is out, or how another match ended. */
const NAMED = 500;
const HALF_TIME = 45;

/** The first of these that an event means says what it is to the eye. */
const SORTS: [sort: string, meanings: readonly string[]][] = [
  ['champion', ['champion']],
  ['end', ['end']],
  ['goal', ['goal']],
  ['shoot-out', ['kick_goal', 'kick_miss']],
  ['red', ['red']],
  ['injury', ['injury']],
  ['out', ['out']],
  ['yellow', ['yellow']],
  ['verdict', ['verdict', 'miss', 'save']],
  ['dice', ['dice']],
  ['card', ['card', 'aim']],
  ['piece', ['piece']],
  ['listed', ['listed']],
];

/** What an event is to the eye. */
export function sortOf(line: Line, meanings: Meanings): string {
  if (line.line !== 'told') return line.line;
  const meant = meanings[line.event] ?? [];
  const found = SORTS.find(([, wanted]) => wanted.some((one) => meant.includes(one)))?.[0];
  if (found) return found;
  const isHalf =
    (meant.includes('half') && Number(line.args.half) > 1) ||
    (meant.includes('period') && Number(line.args.minute) > HALF_TIME && Number(line.args.minute) <= HALF_TIME + 15);
  return isHalf ? 'half' : 'told';
}

export const isBig = (kind: Kind): kind is Big => (BIG as readonly string[]).includes(kind);

/** Whether an answer from here lies on the board now. */
const isLaid = ({ beats }: Moment): boolean => beats.some(({ means }) => means === 'piece');

/**
 * The last moment that others can be told of. A goal is not forgotten over the cards and steps that follow it; a kick of a
 * shoot-out is, over what came of all of them, and everything is when another stage of a competition begins. While somebody
 * waits for others, what was laid from here is the last, too.
 */
export function lastOf(moments: readonly Moment[], meanings: Meanings, isWaiting = false): Moment | null {
  const all = moments.filter(
    (moment) => moment.headline !== null && (moment.kind !== 'own' || (isWaiting && isLaid(moment))),
  );
  const opened = all.findLastIndex(({ headline }) => begins(headline?.line, meanings));
  const told = opened < 0 ? all : all.slice(opened);
  const decided = told.findLast(({ kind }) => kind === 'duel' || isBig(kind));
  const isKept = decided && isBig(decided.kind) && decided.kind !== 'shoot-out';
  return (isKept ? decided : told.at(-1)) ?? null;
}

/** Whether a stage of a competition begins with a line. */
const begins = (line: Line | undefined, meanings: Meanings): boolean =>
  line?.line === 'told' && isMeant(meanings, line.event, 'stage');

/** Everything the page has been told at once, and how the board looks after it. */
export interface Told {
  lines: readonly Placed[];
  stills: readonly Still[];
  ply: number;
  view: View | null;
  /** Whether others are asked now. */
  isWaiting?: boolean;
}

/** What was told, moment by moment. */
export function momentsOf(told: Told, meanings: Meanings, chair: number | null): Moment[] {
  return group(beatsOf(told, meanings, chair), meanings);
}

/**
 * The last of many moments, as somebody knows it who was there all the time: with every answer a new one begins, and
 * what was only the echo of an answer from here leaves standing what came before it.
 */
export function lastTold(told: Told, meanings: Meanings, chair: number | null): Moment | null {
  const moments: Moment[] = [];
  let to = told.lines.length;
  for (let k = to - 1; k >= 0; k -= 1) {
    const { line } = told.lines[k]!;
    const isAnswer = line.line === 'said' && line.seat >= 0;
    if (k > 0 && !isAnswer) continue;
    moments.unshift(...momentsOf({ ...told, lines: told.lines.slice(k, to), stills: [] }, meanings, chair));
    to = k;
    if (isAnswer && line.seat === chair && lastOf(moments, meanings)) break;
  }
  return lastOf(moments, meanings, told.isWaiting);
}

/** What was told, beat by beat: lines that come together are one. */
function beatsOf({ lines, stills, ply, view }: Told, meanings: Meanings, chair: number | null): Beat[] {
  const views = new Map(stills.map((still) => [still.ply, still.view]));
  const found: (Beat & { event: string })[] = [];
  let isOwn = false;
  let waiting: Placed[] = [];
  lines.forEach((placed, k) => {
    const { line } = placed;
    const isLast = k === lines.length - 1;
    const upto = isLast ? ply : placed.ply + 1;
    const seen = isLast ? view : (views.get(upto) ?? null);
    if (line.line === 'said') {
      isOwn = line.seat === chair && chair !== null;
      waiting.push(placed);
      // what is only said shows at once where it is one's own; another's, or one of several dice, waits for what is told of it
      if (!seen || (line.seat < 0 && !isLast)) return;
    } else waiting.push(placed);
    const sort = sortOf(line, meanings);
    const event = line.line === 'told' ? line.event : line.line;
    const last = found.at(-1);
    // a new stage is everybody's, whoever's answer it waited for
    if (begins(line, meanings)) isOwn = false;
    const isQuick = isOwn && ['said', 'told', 'piece', 'card'].includes(sort);
    const times = isQuick || sort === 'said' ? { ms: isOwn ? 0 : 500, cue: 0 } : (TIMES[sort] ?? TIMES.notice!);
    // a card that somebody asked for is turned by itself; two that were laid face down are turned together
    const isAsked = sort === 'card' && waiting.some((one) => one.line.line === 'said' && one.line.seat >= 0);
    // matches that are played at once end with one whistle, however each of them ended
    const isTogether =
      last !== undefined &&
      (last.event === event || sort === 'end' || isMeant(meanings, last.event, 'aim')) &&
      last.means === sort &&
      !isAsked &&
      ['dice', 'piece', 'card', 'out', 'verdict', 'listed', 'end'].includes(sort);
    if (isTogether) {
      last.lines.push(...waiting);
      last.ply = upto;
      last.event = event;
      last.view = seen ?? last.view;
      if (last.ms) last.ms += sort === 'dice' ? 0 : sort === 'out' || sort === 'end' ? NAMED : APART;
    } else found.push({ ...times, lines: waiting, ply: upto, view: seen, means: sort, event });
    waiting = [];
  });
  if (waiting.length) found.push({ ms: 0, cue: 0, lines: waiting, ply, view, means: 'said', event: 'said' });
  return found;
}

const CLOSES = ['verdict', 'yellow'];

/** Beats that belong together: from the first man to the verdict. */
function group(beats: readonly Beat[], meanings: Meanings): Moment[] {
  const found: Moment[] = [];
  let isOpen = false;
  for (const beat of beats) {
    const big = (BIG as readonly string[]).includes(beat.means) ? (beat.means as Big) : null;
    const last = found.at(-1);
    const kind = big ?? kindOf(beat);
    if (big || !isOpen || !last || (kind === 'own') !== (last.kind === 'own')) {
      found.push({ kind, beats: [beat], headline: null });
    } else {
      last.beats.push(beat);
      if (kind === 'duel' || last.kind === 'step') last.kind = kind;
    }
    isOpen = !big && !CLOSES.includes(beat.means);
  }
  for (const moment of found) moment.headline = headlineOf(moment, meanings);
  return found;
}

function kindOf(beat: Beat): Kind {
  if (beat.ms === 0) return 'own';
  if (['dice', 'verdict', 'piece'].includes(beat.means)) return 'duel';
  return beat.means === 'card' ? 'cards' : 'step';
}

const WEIGHT = ['told', 'card', 'opening', 'piece', 'dice', 'yellow', 'verdict', ...BIG];

/** A new part of play says more than the cards that are dealt for it. */
const OPENINGS = ['period', 'stage', 'half'];

/** What one draws for oneself is seen in the hand, and what is listed is read in the ticker: neither has just happened. */
export const isNews = (line: Line, meanings: Meanings): boolean =>
  line.line !== 'told' || !isMeant(meanings, line.event, 'hand', 'listed');

/** How much a line says about its moment; what somebody said, and talk, say nothing, nor what is no news. */
function weightOf(line: Line, meanings: Meanings): number {
  if (line.line !== 'told' || !isNews(line, meanings)) return -1;
  const sort = sortOf(line, meanings);
  return WEIGHT.indexOf(sort === 'told' && isMeant(meanings, line.event, ...OPENINGS) ? 'opening' : sort);
}

/** The line of a moment that says most; of equals the last, and what came of the dice rather than the dice. */
function headlineOf(moment: Moment, meanings: Meanings): Placed | null {
  let best: Placed | null = null;
  let weight = -1;
  for (const placed of moment.beats.flatMap((beat) => beat.lines)) {
    const found = weightOf(placed.line, meanings);
    if (found >= 0 && (found >= weight || WEIGHT[weight] === 'dice')) [best, weight] = [placed, found];
  }
  return best;
}

/** How long it takes at a calm pace. */
export const lengthOf = (moment: Moment): number => moment.beats.reduce((sum, beat) => sum + beat.ms, 0);
