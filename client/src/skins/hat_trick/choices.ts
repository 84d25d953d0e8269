/** What can be said now, sorted by what one would touch to say it. */

/** Verbs that name a man of mine, who stands on the pitch. */
const OF_MEN = new Set([
  'move',
  'pass',
  'fouled',
  'captain',
  'use',
  'borrow',
  'prevent',
  'run',
  'leap',
  'swap',
  'substitute',
]);
/** Verbs of which one is chosen from a list. */
const OF_LISTS = new Set([
  'team',
  'flag',
  'regulars',
  'ready',
  'budget',
  'sign',
  'keeper',
  'lines',
  'corner',
  'perform',
  'play_style',
  'style',
]);
/** What leaves everything as it is. */
const DECLINES = new Set(['stay', 'hold', 'wait', 'stop', 'no', 'build_up']);

export interface Choices {
  /** By shirt number: what can be said of this man. */
  men: Map<number, string[]>;
  cards: string[];
  shots: string[];
  keepers: string[];
  list: string[];
  /** Said at once by a button; the first is the one that does something. */
  deeds: string[];
  declines: string[];
}

export function verbOf(option: string): string {
  return option.split(' ')[0] ?? '';
}

/** `isOn` tells whether a man of mine stands on the pitch; before kick-off nobody does, and men are chosen from a list, too. */
export function choicesOf(options: readonly string[], isOn: (number: number) => boolean): Choices {
  const found: Choices = { men: new Map(), cards: [], shots: [], keepers: [], list: [], deeds: [], declines: [] };
  for (const option of options) {
    const verb = verbOf(option);
    const number = Number(option.split(' ')[1]);
    if (OF_MEN.has(verb) && !isOn(number)) found.list.push(option);
    else if (OF_MEN.has(verb)) {
      found.men.set(number, [...(found.men.get(number) ?? []), option]);
    } else if (verb === 'play' || verb === 'card') found.cards.push(option);
    else if (verb === 'aim') found.shots.push(option);
    else if (verb === 'dive') found.keepers.push(option);
    else if (OF_LISTS.has(verb)) found.list.push(option);
    else if (DECLINES.has(verb)) found.declines.push(option);
    else found.deeds.push(option);
  }
  return found;
}

/** What is picked when something with these options is pressed: its first, then the next, and after the last nothing. */
export function nextOf(options: readonly string[], picked: string): string {
  const at = options.indexOf(picked);
  return options[at + 1] ?? (at < 0 || options.length > 1 ? (options[0] ?? '') : '');
}
