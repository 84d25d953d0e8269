import { t } from '../../settings.svelte';
import type { Words } from '../../words';

/** What a chance is a chance of, in words: the verdict that is as likely as success. */
export function verdictOf(odds: Record<string, [number, number]> | undefined, words: Words): string {
  const best = odds?.success;
  const same = Object.entries(odds ?? {}).find(
    ([name, [top, bottom]]) => name !== 'success' && best && top === best[0] && bottom === best[1],
  );
  const key = `verdict-${same?.[0].replaceAll('_', '-') ?? ''}`;
  return words.has(key) ? words.text(key) : t('chance-of-success');
}
