import { dated } from '../../format';
import type { Language } from '../../words';

/** A moment as people say it: the day and the time of this device. */
export function momentOf(at: number, lang: Language): string {
  return dated(at, lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** A moment as a field for dates wants it: local, without seconds. */
export function localTime(at: number): string {
  const shifted = at - new Date(at).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}
