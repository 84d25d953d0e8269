import type { Line } from '../protocol';
import type { Sound } from '../sound';

const SOUNDS: Record<string, Sound> = {
  scored: 'goal', kick_scored: 'goal', missed: 'near', kick_saved: 'near', booked: 'booking', sent_off: 'booking',
  period: 'whistleShort', full_time: 'whistleLong', rolled: 'dice', risk: 'dice', tie_roll: 'dice', fielded: 'chip',
  showed: 'card', attack: 'card', drew: 'card', injured: 'whistleShort',
};

/** The sound of a line, if it has one; every sound has its words in the ticker. */
export function soundOf(line: Line): Sound | null {
  if (line.line === 'told') return SOUNDS[line.event] ?? null;
  if (line.line === 'affair') return line.what === 'talked' ? 'card' : line.what === 'kicked_off' ? 'whistleShort' : null;
  return null;
}
