/** What the other side can bring to the action that is on, and who stands in which slot. */
import { pitchOf, rowsOf, strengthNow, type Footballer, type Rows } from './men';
import { SLOT_ROW, type Slot, type SlotLetter } from './tactics';
import type { Row, SideView } from './view';

/** One slot that a coach will be asked to fill. */
export interface Want {
  letter: SlotLetter;
  /** Only men of this row may fill it; null for any outfield man. */
  row: Row | null;
  /** The slot asks for a row that has run out of men, so somebody else stands in. */
  standIn: boolean;
}

export interface Shortage {
  /** Slots stay empty unless men were lost by injury or red card (A14). */
  staysEmpty: boolean;
}

/** The questions an area leads to: own men first, then stand-ins, then question marks, while men last. */
export function planned(side: SideView, slots: Slot[], men: Map<string, Footballer>, shortage: Shortage): Want[] {
  const rows = freeRows(side, men);
  const letters = slots.filter((slot) => !slot.again && slot.letter !== 'T').map((slot) => slot.letter);
  const own: Want[] = [];
  const standIns: Want[] = [];
  let left = rows.defender.length + rows.midfielder.length + rows.forward.length;
  const short: [SlotLetter, number][] = [];
  for (const letter of ['A', 'M', 'S'] as const) {
    const need = letters.filter((one) => one === letter).length;
    const filled = Math.min(need, rows[SLOT_ROW[letter]].length);
    left -= filled;
    for (let k = 0; k < filled; k++) own.push({ letter, row: SLOT_ROW[letter], standIn: false });
    short.push([letter, need - filled]);
  }
  short.forEach(([letter, missing], k) => {
    const allowed = shortage.staysEmpty ? Math.min(missing, side.lost[k + 1] ?? 0) : missing;
    const number = Math.min(allowed, left);
    left -= number;
    for (let n = 0; n < number; n++) standIns.push({ letter, row: null, standIn: true });
  });
  const anyone = Math.min(letters.filter((letter) => letter === '?').length, left);
  const marks = Array.from({ length: anyone }, (): Want => ({ letter: '?', row: null, standIn: false }));
  return [...own, ...standIns, ...marks];
}

/** The men who have no chip in this attack. */
export function freeRows(side: SideView, men: Map<string, Footballer>): Rows {
  const marked = new Set([...side.chips, ...side.fielded]);
  return rowsOf(
    side,
    pitchOf(side).filter((id) => !marked.has(id)),
    men,
  );
}

/** The most a side can bring to an action: what it has fielded, and the best men for what it has still to field. */
export function bestTotal(side: SideView, slots: Slot[], men: Map<string, Footballer>, shortage: Shortage): number {
  const rows = freeRows(side, men);
  const pools: Record<string, Footballer[]> = {};
  for (const row of ['defender', 'midfielder', 'forward'] as const) {
    pools[row] = [...rows[row]].sort((a, b) => strengthNow(side, b) - strengthNow(side, a));
  }
  let total = 0;
  if (slots.some((slot) => slot.letter === 'T')) {
    const keeper = rowsOf(side, pitchOf(side), men).goalkeeper[0];
    if (keeper) total += strengthNow(side, keeper);
  }
  for (const want of planned(side, slots, men, shortage)) {
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
  for (const place of places)
    if (place.slot.again)
      put(
        place,
        rest.find((man) => side.chips.includes(man.id)),
      );
  for (const place of places) {
    const letter = place.slot.letter;
    if (!place.man && letter !== '?')
      put(
        place,
        rest.find((man) => row(man) === SLOT_ROW[letter]),
      );
  }
  for (const place of places)
    if (!place.man && place.slot.letter !== 'T')
      put(
        place,
        rest.find((man) => row(man) !== 'goalkeeper'),
      );
  return places;
}
