import { t } from '../settings.svelte';

/** A key that a screen hears: as the browser calls it, as it is printed on the keyboard, and the words for what it does. */
export interface Key {
  /** None for what the browser or the board does with it. */
  key?: string;
  shown: string;
  words: string;
}

/** What is listed with a key is heard, and the other way round: a screen names what each of these does. */
export type Heard<Keys extends readonly Key[]> = Extract<Keys[number], { key: string }>['key'];

/** Keys that are called differently from language to language. */
const NAMES: Record<string, string> = { ' ': 'key-space', Enter: 'key-enter', Esc: 'key-escape' };

/** What people call a key. */
export function nameOf({ key = '', shown }: Key): string {
  const name = NAMES[key] ?? NAMES[shown];
  return name ? t(name) : shown;
}

/** What screen readers call it (aria-keyshortcuts). */
export function shortcutOf({ key = '' }: Key): string {
  if (key === ' ') return 'Space';
  if (!/^[a-z]$/i.test(key)) return key;
  return key === key.toUpperCase() ? `Shift+${key}` : key.toUpperCase();
}
