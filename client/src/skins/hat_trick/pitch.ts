/** The pitch as one looks at it: fields from the top left, my goal below, and where somebody stands. */
import type { ManView, MatchView, Role } from './state';

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
