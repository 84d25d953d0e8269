/** What the heading of a table says: what is asked, or why nothing is. */
import { listed, since } from '../format';
import type { News } from '../generated/protocol';
import { settings, t } from '../settings.svelte';
import type { Words } from '../words';

export interface Standing {
  /** The table as it is; `decision` is what is asked on the page. */
  live: News;
  decision: News['decision'];
  isPast: boolean;
  /** What is said while something is shown. */
  rolling: string | null;
  /** What is said by itself, because it leaves no choice. */
  forced: string | null;
  words: Words;
  names: readonly string[];
  /** The time of the server. */
  now: number;
}

export function headingOf(standing: Standing): string {
  const { live, decision, isPast, rolling, forced, words } = standing;
  if (isPast) return t('looking-back');
  if (rolling) return rolling;
  if (forced) return t('forced-answer', { said: words.say(forced) });
  if (decision) return words.ask(decision.prompt);
  if (live.status === 'over') return t('full-time');
  const lies = live.view?.roles.some((seat, role) => seat === live.chair && live.view?.sealed[role]?.length);
  if (lies) return t('waiting-sealed', { names: asked(standing) });
  return waiting(standing);
}

/** Everybody who is asked, by name. */
function asked({ live, names }: Standing): string {
  return listed(
    live.asked.flatMap((one) => names[one.seat] || []),
    settings.lang,
  );
}

function waiting(standing: Standing): string {
  const { live, names, now } = standing;
  const [first, ...others] = live.asked;
  const name = first && names[first.seat];
  if (!first || !name) return t('waiting-fate');
  if (others.length) return t('waiting-several', { names: asked(standing) });
  const { unit, count } = since(first.since, now);
  return t(`thinking-${unit}`, { name, count });
}
