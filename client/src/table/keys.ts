import type { Heard, Key } from '../kit/keys';

/** What one can press at a table, in the order of the sheet that lists it. */
export const TABLE_KEYS = [
  { shown: 'Tab', words: 'keys-tab' },
  { shown: '← ↑ → ↓', words: 'keys-arrows' },
  { shown: 'Enter', words: 'keys-enter' },
  { shown: ' ', words: 'keys-hurry' },
  { key: 'Backspace', shown: '⌫', words: 'keys-undo' },
  { key: 'e', shown: 'E', words: 'keys-again' },
  { key: 'r', shown: 'R', words: 'keys-rulebook' },
  { key: 'h', shown: 'H', words: 'keys-hint' },
  { key: 't', shown: 'T', words: 'keys-ticker' },
  { key: 'm', shown: 'M', words: 'keys-menu' },
  { shown: 'I', words: 'keys-card' },
  { key: 'w', shown: 'W', words: 'keys-what' },
  { key: 'Escape', shown: 'Esc', words: 'keys-escape' },
  { key: '?', shown: '?', words: 'keys-help' },
] as const satisfies readonly Key[];

export type TableKey = Heard<typeof TABLE_KEYS>;
