import { dated } from '../../format';
import { t } from '../../settings.svelte';
import type { Language } from '../../words';

/** A moment of the story: today the time alone. */
export function timeOf(at: number, language: Language): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return dated(at, language, how);
}

/** The arguments of a line of the story, in words: times, and who leads without taking part. */
export function argsOf(args: Record<string, string | number>, language: Language): Record<string, string | number> {
  const inWords = (name: string, value: string | number): string | number => {
    if ((name === 'until' || name === 'time') && typeof value === 'number') return timeOf(value, language);
    return name === 'by' && value === '' ? t('cup-organiser') : value;
  };
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, inWords(name, value)]));
}
