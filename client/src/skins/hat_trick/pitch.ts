/** The pitch as one looks at it: fields from the top left, my goal below; steps, and where somebody stands. */
import type { ManView, MatchView, Role } from './view';

export const LINES = 6;
export const COLUMNS = 4;
export const CELLS = LINES * COLUMNS;

/** The field that is drawn at a row (0 on top) and a column, from the side of a role. */
export function cellAt(near: Role, row: number, column: number): number {
  const seen = COLUMNS * (LINES - 1 - row) + column;
  return near === 0 ? seen : CELLS - 1 - seen;
}

/** Row (0 on top) and column at which a field is drawn. */
export function placeOf(near: Role, cell: number): { row: number; column: number } {
  const seen = near === 0 ? cell : CELLS - 1 - cell;
  return { row: LINES - 1 - Math.floor(seen / COLUMNS), column: seen % COLUMNS };
}

export function lineOf(cell: number): number {
  return Math.floor(cell / COLUMNS);
}

/** A line as a side counts it, 1 to 6 from its own goal. */
export function ownLine(role: Role, line: number): number {
  return role === 0 ? line + 1 : LINES - line;
}

/** The field so many steps forward (or back, if negative) of a side, or null. */
export function step(role: Role, cell: number, way: number): number | null {
  const found = cell + COLUMNS * (role === 0 ? way : -way);
  return found >= 0 && found < CELLS ? found : null;
}

export function manAt(table: MatchView, cell: number | null): ManView | null {
  return cell === null ? null : (table.pitch[lineOf(cell)]?.[cell % COLUMNS] ?? null);
}

export function fieldOf(table: MatchView, role: Role, number: number): number | null {
  for (let cell = 0; cell < CELLS; cell++) {
    const man = manAt(table, cell);
    if (man?.role === role && man.number === number) return cell;
  }
  return null;
}

export function menIn(table: MatchView, role: Role, line: number): ManView[] {
  return (table.pitch[line] ?? []).filter((man): man is ManView => man?.role === role);
}

/** The fields of the carrier's nearest team-mates in his line, to whom he has to give the ball. */
export function nearestMates(table: MatchView): number[] {
  const { ball, attacker } = table;
  if (ball === null) return [];
  const mates = [0, 1, 2, 3]
    .map((column) => COLUMNS * lineOf(ball) + column)
    .filter((cell) => cell !== ball && manAt(table, cell)?.role === attacker);
  const best = Math.min(...mates.map((cell) => Math.abs(cell - ball)));
  return mates.filter((cell) => Math.abs(cell - ball) === best);
}

/** Where an option would bring a man: from one field to another; null if nobody moves by it. */
export function pathOf(table: MatchView, role: Role, option: string): { from: number; to: number } | null {
  const [verb, number, last] = option.split(' ');
  const from = number === undefined ? null : fieldOf(table, role, Number(number));
  if (from === null) return null;
  const way = last === 'back' ? -1 : 1;
  const far = verb === 'move' ? way : verb === 'run' ? 2 * way : verb === 'leap' ? 2 : 0;
  const to = verb === 'swap' ? fieldOf(table, role, Number(last)) : far ? step(role, from, far) : null;
  return to === null ? null : { from, to };
}
