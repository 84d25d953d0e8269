import type { Line } from '../generated/protocol';

/** A line of a chair's journal and its place in it. */
export interface Placed {
  ply: number;
  line: Line;
}

/** The lines that still count: what was taken back is void, what happened round the table stays. */
export function validLines(all: readonly Line[]): Placed[] {
  let found: Placed[] = [];
  all.forEach((line, ply) => {
    if (line.line === 'undone') {
      const to = line.to;
      found = found.filter((one) => one.ply < to || one.line.line === 'notice');
    }
    found.push({ ply, line });
  });
  return found;
}

/** The events that these lines tell. */
export function eventsOf(lines: readonly Placed[]): string[] {
  return lines.flatMap(({ line }) => (line.line === 'told' ? [line.event] : []));
}
