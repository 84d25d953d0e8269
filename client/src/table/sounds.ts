import type { Line } from '../protocol';
import type { Sound } from '../sound';
import type { Meanings } from '../words';

const SOUNDS: Record<string, Sound> = {
  goal: 'goal',
  kick_goal: 'goal',
  miss: 'near',
  kick_miss: 'near',
  yellow: 'booking',
  red: 'booking',
  injury: 'whistleShort',
  period: 'whistleShort',
  end: 'whistleLong',
  dice: 'dice',
  piece: 'chip',
  card: 'card',
};

/** The sound of a line, if it has one; every sound has its words in the ticker. */
export function soundOf(line: Line, meanings: Meanings): Sound | null {
  if (line.line === 'told')
    return meanings[line.event]?.map((meaning) => SOUNDS[meaning]).find((sound) => sound !== undefined) ?? null;
  if (line.line === 'affair')
    return line.what === 'talked' ? 'card' : line.what === 'kicked_off' ? 'whistleShort' : null;
  return null;
}
