/** A moment as people say it: the day and the time of this device. */
export function momentOf(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** A moment as a field for dates wants it: local, without seconds. */
export function localTime(at: number): string {
  const shifted = at - new Date(at).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}
