/** What can be answered, as large keys: options are sorted word by word, so that a long list becomes a few steps. */
import type { Card } from '../../table/skin';
import type { FateAsked, View } from '../../generated/protocol';
import type { Words } from '../../words';

/** What stands on a key. */
export interface Key {
  /** The words of an option that are settled by it. */
  path: string;
  label: string;
  /** The option it says; nothing where another step follows. */
  option: string | null;
  /** The card it names. */
  card: Card | null;
  /** It cannot be here: a card that was played, a man who is out. */
  isSlip: boolean;
}

/** Keys under one heading: the rows of a team, the colours of a pack. */
export interface Row {
  title: string;
  keys: Key[];
}

/** How a game's cards lie on the table: by kind, the fields that make the rows, the number in the corner and the beads below. */
export type Lying = Record<string, { row?: string; number?: string; beads?: string; now?: NumberNow }>;
/** The number of a card as it lies now, where a view tells it. */
export type NumberNow = (view: View, id: string) => number | undefined;

const NUMBER = /^-?\d+$/;
/** Face down: nobody sees which card it is. */
const HIDDEN = '?';
/** So many cards at most are shown beside those that can be named. */
const PACK = 36;
/** And so many where they lie in no rows. */
const FEW = 16;

/** How what is on the table is called. */
export interface Speech {
  words: Words;
  cards: Map<string, Card>;
  /** Who sits where. */
  names: readonly string[];
  /** What a face-down card is called. */
  hidden: string;
  /** What lies open before whoever is asked. */
  open: ReadonlySet<string>;
}

/** The keys after some were pressed: first verb and what it names, then word by word. */
export function keysOf(options: readonly string[], path: string, speech: Speech): Key[] {
  const taken = path ? path.split(' ') : [];
  const left = options
    .map((option) => option.split(' '))
    .filter((parts) => taken.every((word, k) => parts[k] === word));
  const depth = Math.max(2, taken.length + 1);
  const groups = new Map<string, string[][]>();
  for (const parts of left) {
    const head = parts.slice(0, depth).join(' ');
    groups.set(head, [...(groups.get(head) ?? []), parts]);
  }
  const keys = [...groups].map(([head, all]) =>
    all.length === 1 ? keyOf(head, all[0]!.join(' '), speech) : stepOf(head, all, speech),
  );
  const same = new Set(
    keys.flatMap(({ label }, k) => (keys.some((one, n) => n < k && one.label === label) ? label : [])),
  );
  // one thing may be named for several ends: then each key says the whole of it
  return keys.map((key) => (key.option && same.has(key.label) ? { ...key, label: speech.words.say(key.option) } : key));
}

/** A key after which another step follows: a number is called by what is said of it in every case. */
function stepOf(head: string, all: readonly string[][], speech: Speech): Key {
  const key = keyOf(head, null, speech);
  if (!NUMBER.test(head.split(' ').at(-1) ?? '')) return key;
  const [first = [], ...others] = all.map((parts) => speech.words.say(parts.join(' ')).split(' '));
  const until = first.findIndex((word, k) => others.some((said) => said[k] !== word));
  const said = first.slice(0, until).join(' ');
  return said.includes(key.label) ? { ...key, label: `${said} …` } : key;
}

function keyOf(head: string, option: string | null, speech: Speech): Key {
  const parts = (option ?? head).split(' ');
  const value = head.split(' ').at(-1) ?? '';
  return {
    path: head,
    label: labelOf(parts, value, option, speech),
    option,
    card: speech.cards.get(value) ?? null,
    isSlip: false,
  };
}

function labelOf(parts: string[], value: string, option: string | null, speech: Speech): string {
  const { words, names } = speech;
  if (parts.length === 1) return words.say(parts[0]!);
  if (value === HIDDEN) return speech.hidden;
  const takes = words.takes(parts[0]!);
  if (parts.length === 2 || option === null) {
    if (takes[0] === 'seat' && parts.length === 2) return names[Number(value)] ?? value;
    if (NUMBER.test(value)) return value.replace('-', '−');
    if (words.name(value) !== value) return words.name(value);
  }
  return option === null ? value : words.say(option);
}

/** Whether the faces of a die lie here: a few bare numbers. */
export function isDie(keys: readonly Key[]): boolean {
  return keys.length > 1 && keys.every((key) => /^−?\d$/.test(key.label) && key.option !== null);
}

/** The keys in rows; with what lies beside them and cannot be named now, so that a slip can be told from a rule. */
export function rowsOf(
  keys: readonly Key[],
  lying: Lying,
  speech: Speech,
  nameOf: (row: string, value: unknown) => string,
): Row[] {
  const kinds = new Set(keys.flatMap((key) => (key.card ? [key.card.kind] : [])));
  const [kind = ''] = kinds;
  const lies = kinds.size === 1 ? lying[kind] : undefined;
  if (!lies) return [{ title: '', keys: [...keys] }];
  const rowOf = (card: Card): unknown => (lies.row ? card.fields[lies.row] : '');
  const verb =
    keys
      .find((key) => key.card)
      ?.path.split(' ')
      .slice(0, -1)
      .join(' ') ?? '';
  const rows = new Map<unknown, Key[]>();
  const put = (card: Card, key: Key): unknown => rows.set(rowOf(card), [...(rows.get(rowOf(card)) ?? []), key]);
  const plain = keys.filter((key) => !key.card);
  const known = new Set(keys.flatMap((key) => (key.card ? [key.card.id] : [])));
  for (const key of keys) if (key.card) put(key.card, key);
  const beside = [...speech.cards.values()].filter(
    (card) => card.kind === kind && !known.has(card.id) && rows.has(rowOf(card)) && speech.open.has(card.id),
  );
  if (known.size + beside.length <= (lies.row ? PACK : FEW) && verb.split(' ').length === 1)
    for (const card of beside)
      put(card, { ...keyOf(`${verb} ${card.id}`, `${verb} ${card.id}`, speech), isSlip: true });
  const found = [...rows].map(([value, all]) => ({ title: lies.row ? nameOf(lies.row, value) : '', keys: all }));
  return plain.length ? [...found, { title: '', keys: plain }] : found;
}

/** Everything that lies open on the table before a role: what is its own where every role has its part, and what all share. */
export function openBefore(table: unknown, role: number, roles: number): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.add(value.split(' ').at(-1) ?? '');
    else if (Array.isArray(value))
      (value.length === roles && role >= 0 && value.every((one) => typeof one === 'object')
        ? [value[role]]
        : value
      ).forEach(look);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(table);
  return found;
}

/** Faces that come to the same, and what that is. */
export interface Meaning {
  faces: string[];
  text: string;
}

/** What each face of a die comes to, by option, where the referee adds it up. */
export function sumsOf({ options, means }: FateAsked): ReadonlyMap<string, number> {
  const sums = means.map((told) => told[0]?.args.total);
  return new Map(options.flatMap((option, k) => (typeof sums[k] === 'number' ? [[option, sums[k]] as const] : [])));
}

/** What follows from each face of a die, in the referee's words; nothing where all of them come to the same. */
export function meaningsOf(fate: FateAsked, speech: Speech): Meaning[] {
  const found = new Map<string, string[]>();
  const faces = keysOf(fate.options, '', speech).map((key) => key.label);
  fate.means.forEach((told, k) => {
    // the first event may only repeat what the die shows; what comes of it is the next one
    const face = fate.options[k]?.split(' ').at(-1) ?? '';
    const [first, second] = told;
    const isRepeated = Object.values(first?.args ?? {}).some((value) => String(value) === face);
    const event = isRepeated ? second : first;
    const text = event ? speech.words.tell(event.event, event.args, speech.names) : '';
    if (text) found.set(text, [...(found.get(text) ?? []), faces[k] ?? face]);
  });
  const meanings = [...found].map(([text, all]) => ({ faces: all, text }));
  return meanings.length === 1 && meanings[0]!.faces.length === fate.options.length ? [] : meanings;
}
