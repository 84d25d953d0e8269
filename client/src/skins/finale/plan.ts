/** Whom a side has to field for the action that is on: slot by slot, as F4 and F6 order them. */
import { pitchOf, rowsOf, strengthNow, type Footballer, type Rows } from './men';
import { SLOT_ROW, type Slot, type SlotLetter } from './tactics';
import type { Look, Role, Row, SideView } from './view';

/** One slot still to be filled by a coach. */
export interface Want {
  letter: SlotLetter;
  /** Only men of this row may fill it; null for any outfield man. */
  row: Row | null;
  /** The slot asks for a row that has run out of men, so somebody else stands in. */
  standIn: boolean;
  /** Only these men may fill it (the arrow slot). */
  only: string[] | null;
}

export interface Shortage {
  /** Slots stay empty unless men were lost by injury or red card (A14). */
  staysEmpty: boolean;
  /** Stand-ins are asked for one by one, after a coach's own men (D8). */
  isOptional: boolean;
}

const LETTER: Record<string, SlotLetter> = { defender: 'A', midfielder: 'M', forward: 'S', anyone: '?' };

/** The slots my side is asked for now, in the order in which the referee asks. */
export function wants(look: Look, role: Role, options: string[], slots: Slot[], men: Map<string, Footballer>, shortage: Shortage): Want[] {
  const top = look.agenda.at(-1) ?? '';
  if (top.startsWith(`field-again ${role}`)) {
    const letter = slots.find((slot) => slot.again)?.letter ?? '?';
    const only = options.map((option) => option.split(' ')[1] ?? '');
    const arrow: Want = { letter, row: null, standIn: false, only };
    const rest = slots.filter((slot) => !slot.again);
    const taken = only.length === 1 ? only : [];
    const following = planned(look.table.sides[role], rest, men, shortage, taken);
    const first = shortage.isOptional ? following.findIndex((want) => want.standIn) : -1;
    return [arrow, ...(first < 0 ? following : following.slice(0, first))];
  }
  const found: Want[] = [];
  for (let k = look.agenda.length - 1; k >= 0; k--) {
    const [name, who, slot = '', kind] = (look.agenda[k] ?? '').split(' ');
    if (name !== 'field-man' || Number(who) !== role) break;
    const letter = LETTER[slot] ?? '?';
    const standIn = kind === 'stand-in';
    found.push({ letter, row: standIn || letter === '?' ? null : SLOT_ROW[letter], standIn, only: null });
  }
  return found;
}

/** The questions an area leads to: own men first, then stand-ins, then question marks, while men last. */
export function planned(side: SideView, slots: Slot[], men: Map<string, Footballer>, shortage: Shortage, taken: string[]): Want[] {
  const rows = freeRows(side, men, taken);
  const letters = slots.filter((slot) => !slot.again && slot.letter !== 'T').map((slot) => slot.letter);
  const own: Want[] = [];
  const standIns: Want[] = [];
  let left = rows.defender.length + rows.midfielder.length + rows.forward.length;
  const short: [SlotLetter, number][] = [];
  for (const letter of ['A', 'M', 'S'] as const) {
    const need = letters.filter((one) => one === letter).length;
    const filled = Math.min(need, rows[SLOT_ROW[letter]].length);
    left -= filled;
    for (let k = 0; k < filled; k++) own.push({ letter, row: SLOT_ROW[letter], standIn: false, only: null });
    short.push([letter, need - filled]);
  }
  short.forEach(([letter, missing], k) => {
    const allowed = shortage.staysEmpty ? Math.min(missing, side.lost[k + 1] ?? 0) : missing;
    const number = Math.min(allowed, left);
    left -= number;
    for (let n = 0; n < number; n++) standIns.push({ letter, row: null, standIn: true, only: null });
  });
  const anyone = Math.min(letters.filter((letter) => letter === '?').length, left);
  const marks = Array.from({ length: anyone }, (): Want => ({ letter: '?', row: null, standIn: false, only: null }));
  return [...own, ...standIns, ...marks];
}

/** The men who have no chip in this attack. */
export function freeRows(side: SideView, men: Map<string, Footballer>, taken: string[]): Rows {
  const marked = new Set([...side.chips, ...side.fielded, ...taken]);
  return rowsOf(side, pitchOf(side).filter((id) => !marked.has(id)), men);
}

/** Whether a man may fill a slot. */
export function fits(want: Want, man: Footballer, row: Row, isFree: boolean): boolean {
  if (want.only) return want.only.includes(man.id);
  if (!isFree || row === 'goalkeeper') return false;
  return want.row === null || want.row === row;
}

/** The first open slot a man may fill, or -1. `picks` holds a man's id or "" for each slot. */
export function slotFor(list: Want[], picks: string[], man: Footballer, row: Row, isFree: boolean): number {
  return list.findIndex((want, k) => !picks[k] && fits(want, man, row, isFree));
}

/** What to say for these picks: equal slots in the order of the roster, as the referee asks for them. */
export function fieldNotations(list: Want[], picks: string[], men: Map<string, Footballer>): string[] {
  const found: string[] = [];
  for (let from = 0; from < list.length; ) {
    let to = from + 1;
    while (to < list.length && isSame(list[from], list[to])) to++;
    const run = picks.slice(from, to).sort((a, b) => (men.get(a)?.number ?? 0) - (men.get(b)?.number ?? 0));
    found.push(...run.map((id) => `field ${id}`));
    from = to;
  }
  return found;
}

function isSame(one: Want | undefined, next: Want | undefined): boolean {
  return !!one && !!next && one.letter === next.letter && one.standIn === next.standIn && !one.only && !next.only;
}

/** The most a side can bring to an action: what it has fielded, and the best men for what it has still to field. */
export function bestTotal(side: SideView, slots: Slot[], men: Map<string, Footballer>, shortage: Shortage): number {
  const rows = freeRows(side, men, []);
  const pools: Record<string, Footballer[]> = {};
  for (const row of ['defender', 'midfielder', 'forward'] as const) {
    pools[row] = [...rows[row]].sort((a, b) => strengthNow(side, b) - strengthNow(side, a));
  }
  let total = 0;
  if (slots.some((slot) => slot.letter === 'T')) {
    const keeper = rowsOf(side, pitchOf(side), men).goalkeeper[0];
    if (keeper) total += strengthNow(side, keeper);
  }
  for (const want of planned(side, slots, men, shortage, [])) {
    const from = want.row ? pools[want.row] : best(side, pools);
    const man = from?.shift();
    if (man) total += strengthNow(side, man);
  }
  return total;
}

/** The pool whose first man is the strongest. */
function best(side: SideView, pools: Record<string, Footballer[]>): Footballer[] | undefined {
  const value = (pool: Footballer[]) => (pool[0] ? strengthNow(side, pool[0]) : -1);
  return Object.values(pools).sort((a, b) => value(b) - value(a))[0];
}

export interface Place {
  slot: Slot;
  man: Footballer | null;
}

/** Which fielded man stands in which slot: the arrow man first, then everybody by his row, then who stands in. */
export function placed(side: SideView, slots: Slot[], fielded: Footballer[]): Place[] {
  const places: Place[] = slots.map((slot) => ({ slot, man: null }));
  let rest = [...fielded];
  const put = (place: Place, man: Footballer | undefined) => {
    if (!man) return;
    place.man = man;
    rest = rest.filter((one) => one !== man);
  };
  const row = (man: Footballer) => side.moved[man.id] ?? man.position;
  for (const place of places) if (place.slot.again) put(place, rest.find((man) => side.chips.includes(man.id)));
  for (const place of places) {
    const letter = place.slot.letter;
    if (!place.man && letter !== '?') put(place, rest.find((man) => row(man) === SLOT_ROW[letter]));
  }
  for (const place of places) if (!place.man && place.slot.letter !== 'T') put(place, rest.find((man) => row(man) !== 'goalkeeper'));
  return places;
}
