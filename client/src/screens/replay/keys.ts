import type { Heard, Key } from '../../kit/keys';

/** What one can press while a match is watched again, in the order of the sheet that lists it. */
export const REPLAY_KEYS = [
  { key: 'ArrowLeft', shown: '←', words: 'keys-step-back' },
  { key: 'ArrowRight', shown: '→', words: 'keys-step-on' },
  { key: ' ', shown: '', words: 'keys-play' },
  { key: 'g', shown: 'G', words: 'keys-goal' },
  { key: 'G', shown: '⇧ G', words: 'keys-goal-before' },
  { shown: 'Esc', words: 'keys-escape' },
  { key: '?', shown: '?', words: 'keys-help' },
] as const satisfies readonly Key[];

export type ReplayKey = Heard<typeof REPLAY_KEYS>;

export const keyOf = (key: ReplayKey): Key => REPLAY_KEYS.find((one) => 'key' in one && one.key === key)!;
