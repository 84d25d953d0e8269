/** What the heading of a table says: what is asked, or why nothing is. */
import { since } from '../format';
import type { News } from '../protocol';
import { t } from '../settings.svelte';
import type { Words } from '../words';
import type { Playing } from './director/director.svelte';

export interface Standing {
  /** The table as it is; `decision` is what is asked on the page. */
  live: News;
  decision: News['decision'];
  isPast: boolean;
  playing: Playing | null;
  /** What is said by itself, because it leaves no choice. */
  forced: string | null;
  words: Words;
  names: readonly string[];
  /** The time of the server. */
  now: number;
}

export function headingOf(standing: Standing): string {
  const { live, decision, isPast, playing, forced, words, names } = standing;
  if (isPast) return t('looking-back');
  if (playing) return t(isWhistled(playing) ? `moment-${playing.moment.kind}` : 'watching');
  if (forced) return t('forced-answer', { said: words.say(forced) });
  if (decision) return words.ask(decision.prompt);
  if (live.status === 'over') return t('full-time');
  const lies = live.view?.roles.some((seat, role) => seat === live.chair && live.view?.sealed[role]?.length);
  if (lies) return t('waiting-sealed', { names: live.asked.map((one) => names[one.seat]).join(', ') });
  return waiting(standing);
}

/** The ball does not roll any more: half-time or full time has been blown. */
const isWhistled = ({ moment, isTold }: Playing): boolean => isTold && ['half', 'end'].includes(moment.kind);

function waiting({ live, names, now }: Standing): string {
  const [asked] = live.asked;
  const name = asked && names[asked.seat];
  if (!asked || !name) return t('waiting-fate');
  const { unit, count } = since(asked.since, now);
  return t(`thinking-${unit}`, { name, count });
}
