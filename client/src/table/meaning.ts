import type { Meanings } from '../words';

/** Whether an event means one of these things in its game. */
export function isMeant(meanings: Meanings, event: string, ...wanted: readonly string[]): boolean {
  return meanings[event]?.some((meaning) => wanted.includes(meaning)) ?? false;
}
