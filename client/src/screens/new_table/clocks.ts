import type { Clock } from '../../generated/protocol';

const DAY = 86_400;
const clock = (kind: Clock['kind'], seconds: number, then: Clock['then'] = 'bot'): Clock => ({ kind, seconds, then });

/** How long one may think, by what it is called where it is chosen. */
export const CLOCKS: ReadonlyMap<string, Clock> = new Map([
  ['none', clock('none', 0)],
  ['fast', clock('move', 60)],
  ['calm', clock('move', 120)],
  ['match', clock('match', 1800, 'forfeit')],
  ['day', clock('days', DAY)],
  ['days', clock('days', 3 * DAY)],
]);
