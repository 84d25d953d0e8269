import type { SeatInfo } from './generated/protocol';
import type { Language, Words } from './words';

/** How seats are called: people and coaches by their name, a bot of old tables by its league, free seats by that. */
export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  return seats.map((seat, k) => {
    if (seat.name) return seat.name;
    if (seat.kind === 'bot' && seat.bot) return botName(seat.plays_like ?? seat.bot, words);
    return seat.state === 'free' ? words.text('seat-free') : words.text('seat-number', { number: k + 1 });
  });
}

/** Seats that all have something to be called by. */
export function named(seats: readonly SeatInfo[], names: readonly string[]): SeatInfo[] {
  return seats.map((seat, k) => ({ ...seat, name: names[k] ?? seat.name }));
}

/** The name of a bot of the host's own; nothing for one that plays in a league. */
export function houseName(bot: string): string {
  return bot.startsWith('house:') ? bot.slice('house:'.length) : '';
}

export function botName(bot: string, words: Words): string {
  if (houseName(bot)) return houseName(bot);
  const key = `bot-name-${bot.replaceAll('_', '-')}`;
  return words.has(key) ? words.text(key) : words.text('bot-name', { bot });
}

/** The league of a bot by itself, as it is chosen; a bot of the host's own has its name. */
export function leagueName(bot: string, words: Words): string {
  if (houseName(bot)) return houseName(bot);
  const key = `bot-${bot}`;
  return words.has(key) ? words.text(key) : bot;
}

/** The smallest number both go into. */
export function leastCommon(one: number, two: number): number {
  let [a, b] = [one, two];
  while (b) [a, b] = [b, a % b];
  return (one / a) * two;
}

/** A day or a time as a language writes it; English as the British do. */
export function dated(at: number | Date, lang: Language, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, how).format(at);
}

/** Several names as people say them: "Mara, Jonas and Emil", or with "or". */
export function listed(names: readonly string[], lang: Language, type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type }).format(names);
}

/** "86 %" in German and French (with a narrow space), "86%" in English; never 0 or 100 unless it is exact. */
export function percent([top, bottom]: readonly [number, number], lang: Language): string {
  const share = (100 * top) / bottom;
  const shown = top > 0 && share < 1 ? '<1' : top < bottom && share > 99 ? '>99' : String(Math.round(share));
  return lang === 'en' ? `${shown}%` : `${shown}\u202f%`;
}

/** A part of a hundred, written in the same way. */
export function percentage(value: number, lang: Language, digits = 0): string {
  return `${decimal(value, lang, digits)}${lang === 'en' ? '' : '\u202f'}%`;
}

export function decimal(value: number, lang: Language, digits = 2): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** How long somebody has been thinking, in whole minutes, hours or days. */
export function since(from: number, now: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor(Math.max(0, now - from) / 60_000);
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'days', count: Math.floor(minutes / 1440) };
}

/** What is left of somebody's time: 1:05, 12:00:00 or whole days. */
export function left(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours ? `${hours}:${rest.join(':')}` : `${Number(rest[0])}:${rest[1]}`;
}

/** A number with its sign, a true minus for what is below zero. */
export function signed(value: number, lang: Language, digits = 1): string {
  const size = decimal(Math.abs(value), lang, digits);
  const isNothing = Number(Math.abs(value).toFixed(digits)) === 0;
  return isNothing ? `±${size}` : value < 0 ? `−${size}` : `+${size}`;
}

/** A fraction in its lowest terms, as it is written. */
export function fraction([numerator, denominator]: readonly [number, number]): string {
  const divisor = common(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function common(a: number, b: number): number {
  return b === 0 ? a || 1 : common(b, a % b);
}
