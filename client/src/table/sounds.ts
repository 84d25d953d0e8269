import type { Line } from '../generated/protocol';
import type { Sound } from '../sound';
import type { Meanings } from '../words';
import { isBig, sortOf, type Big, type Kind } from './director/moments';
import type { Fresh } from './director/director.svelte';
import { isMeant } from './meaning';

/** What is seen large is heard, too. */
const LARGE: Record<Big, Sound> = {
  goal: 'goal',
  'shoot-out': 'goal',
  red: 'sendingOff',
  injury: 'whistleShort',
  half: 'whistleHalf',
  out: 'out',
  end: 'whistleLong',
  champion: 'champion',
};

const SMALL: Record<string, Sound> = {
  miss: 'near',
  save: 'near',
  yellow: 'booking',
  half: 'whistleShort',
  period: 'whistleShort',
  dice: 'dice',
  piece: 'chip',
  card: 'card',
};

/** The sound of a line, if it has one; every sound has its words in the ticker. */
export function soundOf(line: Line, meanings: Meanings): Sound | null {
  if (line.line === 'notice')
    return line.what === 'talked' ? 'card' : line.what === 'kicked_off' ? 'whistleShort' : null;
  if (line.line !== 'told') return null;
  if (isMeant(meanings, line.event, 'kick_miss')) return 'near';
  const sort = sortOf(line, meanings) as Kind;
  if (isBig(sort)) return LARGE[sort];
  return meanings[line.event]?.map((meaning) => SMALL[meaning]).find((sound) => sound !== undefined) ?? null;
}

/** What is heard of what was told in one go. Whoever does not look hears that it is their turn, and nothing else at once. */
export function soundsOf(fresh: Pick<Fresh, 'lines' | 'isAsked'>, meanings: Meanings, isHidden: boolean): Sound[] {
  const sounds = fresh.lines.map((line) => soundOf(line, meanings)).filter((sound) => sound !== null);
  if (fresh.isAsked && (isHidden || !sounds.length)) return ['turn'];
  return [...new Set(sounds)];
}
