import type { News, View } from '../generated/protocol';
import type { Words } from '../words';
import { viewOf, type AnyGame } from './look';

/**
 * Hints for drawing a game that has no skin, from its `board.toml`. All of them may be missing:
 * then every pile and every number of the view is drawn in the order it comes.
 */
export interface BoardHints {
  /** Where the goals of each role stand in the view's table, "*" for the role: "sides.*.goals". */
  score?: string;
  /** Where the name of each role's team stands: "sides.*.team". */
  team?: string;
  piles?: PileHint[];
  counters?: CounterHint[];
  pairs?: PairHint;
  field?: FieldHint;
}
/** `at` is where the pile of each role stands, if not under its own name: "hands.*". */
export interface PileHint {
  name: string;
  at?: string;
  as?: 'row' | 'fan' | 'stack';
  hide?: boolean;
  group?: string;
}
/** Two lists side by side: who stands there (two to a match), and what lies before each of them. */
export interface PairHint {
  teams: string;
  rows: string;
}
/** Where men stand: rows of places, and on each of them nobody or somebody with his role and number. */
export interface FieldHint {
  /** Where the rows are, from the goal of the first role on. */
  rows: string;
  /** Where the place of the ball is, counted row by row. */
  ball?: string;
}
export interface CounterHint {
  name: string;
  least?: number;
  most?: number;
  hide?: boolean;
}

/** A pile as the view has it: its size, and its cards if it lies open. */
export interface Pile {
  size: number;
  cards?: string[];
  order?: string[];
}
export interface ShownPile {
  name: string;
  title: string;
  pile: Pile;
  as: 'row' | 'fan' | 'stack';
  owner: number | null;
}
export interface ShownCounter {
  name: string;
  title: string;
  value: number;
  least: number | null;
  most: number | null;
}
export interface ShownSide {
  id: string;
  name: string;
  things: string;
}
export interface ShownMan {
  role: number;
  /** The id of his team. */
  team: string;
  number: number;
  hasBall: boolean;
}
export interface Section {
  role: number | null;
  piles: ShownPile[];
  counters: ShownCounter[];
}

export function isPile(value: unknown): value is Pile {
  return typeof value === 'object' && value !== null && typeof (value as Pile).size === 'number';
}

/** What stands at "sides.*.goals" for a role. */
export function valueAt(table: Record<string, unknown>, path: string, role: number): unknown {
  return path.split('.').reduce<unknown>((at, step) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return (at as Record<string, unknown>)[step === '*' ? String(role) : step];
  }, table);
}

interface WithLegs extends AnyGame {
  facts: { legs?: [number, number][] | null };
}

/** A tie of two legs: by leg the goals of each role. Games tell it among their facts, in the second leg; else there is none. */
export function legsOf(view: View | null): [number, number][] {
  return (view && viewOf<WithLegs>(view).facts.legs) ?? [];
}

/** The score of every role, as it stands on the board; a game without one has none. */
export function scoreOf(news: News, hints: BoardHints): string[] {
  const view = news.view;
  if (!view) return [];
  const path = hints.score ?? (Array.isArray(view.table.sides) ? 'sides.*.goals' : '');
  if (!path) return [];
  const found = view.roles.map((_, role) => valueAt(view.table, path, role));
  return found.every((value) => typeof value === 'number') ? found.map(String) : [];
}

export function teamsOf(view: View, hints: BoardHints, words: Words): string[] {
  const path = hints.team ?? 'sides.*.team';
  return view.roles.map((_, role) => {
    const found = valueAt(view.table, path, role);
    return typeof found === 'string' ? words.name(found) : '';
  });
}

/** The view laid out for drawing: mine last, so that it is nearest to me. */
export function sectionsOf(
  view: View,
  chair: number | null,
  hints: BoardHints,
  words: Words,
  names: readonly string[] = [],
): Section[] {
  const shared: Section = { role: null, piles: [], counters: [] };
  const sides = new Map<number, Section>();
  const add = (section: Section, name: string, value: unknown): void => {
    const owner = section.role === null ? null : (view.roles[section.role] ?? null);
    const whose = owner !== null && owner === chair ? 'mine' : (names[owner ?? -1] ?? String(owner ?? ''));
    put(section, name, value, { owner, whose, hints, words });
  };
  for (const [name, value] of Object.entries(view.table)) {
    if (Array.isArray(value) && value.length === view.roles.length && (value.every(isPile) || value.every(isNumber))) {
      const own = hints.piles?.find((hint) => hint.at === `${name}.*`)?.name ?? name;
      value.forEach((one, role) => {
        const section = sides.get(role) ?? { role, piles: [], counters: [] };
        add(section, own, one);
        sides.set(role, section);
      });
    } else if (Array.isArray(value) && value.length === view.roles.length && value.every(isRecord)) {
      value.forEach((side, role) => {
        const section = sides.get(role) ?? { role, piles: [], counters: [] };
        for (const [inner, what] of Object.entries(side)) add(section, inner, what);
        sides.set(role, section);
      });
    } else add(shared, name, value);
  }
  const roles = [...sides.values()].sort((a, b) => mineLast(a, view, chair) - mineLast(b, view, chair));
  return [shared, ...roles].filter((section) => section.piles.length || section.counters.length);
}

/** The matches of a game that lists them: both sides by name, each with the names of what lies before it. */
export function pairsOf(view: View, hints: BoardHints, words: Words): [ShownSide, ShownSide][] {
  const [teams, rows] = [view.table[hints.pairs?.teams ?? ''], view.table[hints.pairs?.rows ?? '']];
  if (!Array.isArray(teams) || !Array.isArray(rows)) return [];
  const side = (k: number): ShownSide => {
    const lying = Array.isArray(rows[k]) ? (rows[k] as unknown[]) : [];
    return {
      id: String(teams[k] ?? ''),
      name: words.name(String(teams[k] ?? '')),
      things: lying.map((one) => nameOf(String(one), words)).join(', '),
    };
  };
  return Array.from({ length: Math.floor(teams.length / 2) }, (_, k) => [side(2 * k), side(2 * k + 1)]);
}

/** The men on their places, as somebody in this chair sees them: his own goal is below. */
export function fieldOf(view: View, chair: number | null, hints: BoardHints): (ShownMan | null)[][] {
  const rows = view.table[hints.field?.rows ?? ''];
  if (!Array.isArray(rows)) return [];
  const ball = view.table[hints.field?.ball ?? ''];
  let place = 0;
  const shown = rows.map((row) =>
    (Array.isArray(row) ? row : []).map((man: unknown): ShownMan | null => {
      const hasBall = place++ === ball;
      if (!isRecord(man) || !isNumber(man.role) || !isNumber(man.number)) return null;
      const team = String(valueAt(view.table, hints.team ?? 'sides.*.team', man.role) ?? '');
      return { role: man.role, team, number: man.number, hasBall };
    }),
  );
  return view.roles.indexOf(chair ?? -1) === 1 ? shown.map((row) => row.toReversed()) : shown.toReversed();
}

/** "turned goal_1": the last word has a name, those before it say how it lies. */
function nameOf(text: string, words: Words): string {
  const parts = text.split(' ');
  const name = words.name(parts.pop() ?? '');
  const state = parts.join('-');
  return state && words.has(`lies-${state}`) ? words.text(`lies-${state}`, { name }) : name;
}

function mineLast(section: Section, view: View, chair: number | null): number {
  return section.role !== null && view.roles[section.role] === chair ? 1 : 0;
}

interface Putting {
  owner: number | null;
  /** "mine", or whose it is by name. */
  whose: string;
  hints: BoardHints;
  words: Words;
}

function put(section: Section, name: string, value: unknown, { owner, whose, hints, words }: Putting): void {
  if (isPile(value)) {
    const hint = hints.piles?.find((one) => one.name === name);
    if (hint?.hide || (hints.piles && !hint) || !value.size) return;
    const as = hint?.as ?? (value.cards ? 'fan' : 'stack');
    section.piles.push({ name, title: pileTitle(name, whose, words), pile: value, as, owner });
  } else if (typeof value === 'number') {
    const hint = hints.counters?.find((one) => one.name === name);
    if (hint?.hide || (hints.counters && !hint)) return;
    const title = words.has(`counter-${keyed(name)}`) ? words.text(`counter-${keyed(name)}`) : plain(name);
    section.counters.push({ name, title, value, least: hint?.least ?? null, most: hint?.most ?? null });
  }
}

function pileTitle(name: string, whose: string, words: Words): string {
  const key = `pile-${keyed(name)}`;
  return words.has(key) ? words.text(key, { whose }) : plain(name);
}

function plain(name: string): string {
  return name.replaceAll('_', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}

function keyed(name: string): string {
  return name.replaceAll('_', '-');
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
