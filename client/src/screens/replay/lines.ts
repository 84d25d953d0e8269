/** A film as a director hears it: its lines are numbered by ply, and what is played at once ends before somebody speaks. */
import type { Moment } from '../../api';
import type { Line, Still } from '../../generated/protocol';
import type { Placed } from '../../table/lines';

/** No ply tells so many lines. */
const MOST = 1000;

/** The number of the first line of a ply. */
export const lineOf = (ply: number): number => ply * MOST;
/** The ply that a line belongs to. */
export const plyOf = (line: number): number => Math.floor(line / MOST);

type Moments = ReadonlyMap<number, Moment>;

/** All lines up to a ply. */
export function linesOf(lines: ReadonlyMap<number, readonly Line[]>, at: number): Placed[] {
  const found: Placed[] = [];
  for (let ply = 0; ply <= at; ply += 1)
    lines.get(ply)?.forEach((line, k) => found.push({ ply: lineOf(ply) + k, line }));
  return found;
}

/** How the table looked between two plies: after each line that changed it. */
export function stillsOf(moments: Moments, since: number, at: number): Still[] {
  const found: Still[] = [];
  for (let ply = since + 1; ply <= at; ply += 1) {
    const moment = moments.get(ply);
    if (!moment) continue;
    found.push(...moment.stills.map((still) => ({ ...still, ply: lineOf(ply) + still.ply })));
    if (ply < at && moment.lines.length) found.push({ ply: lineOf(ply) + moment.lines.length, view: moment.view });
  }
  return found;
}

/** Where what is played next ends: before the next seat speaks; null at the end of the film. */
export function nextOf(moments: Moments, at: number, plies: number): number | null {
  if (at >= plies) return null;
  let next = at + 1;
  while (next < plies) {
    const first = moments.get(next + 1)?.lines[0];
    if (!first || (first.line === 'said' && first.seat >= 0)) break;
    next += 1;
  }
  return next;
}
