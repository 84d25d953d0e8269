import type { View } from '../generated/protocol';

/** The number of a side's shirt: the first one is red, the second blue. */
const SHIRTS = ['red', 'blue'];

/** Which shirt a role wears: the game says it, or else every role has its own. */
export function shirtOf(view: Pick<View, 'colours'> | null | undefined, role: number): number {
  const found = SHIRTS.indexOf(view?.colours[role] ?? '');
  return found < 0 ? role : found;
}

/** Which shirt each of the first two roles wears. */
export function shirtsOf(view: Pick<View, 'colours'> | null | undefined): readonly [number, number] {
  return [shirtOf(view, 0), shirtOf(view, 1)];
}

/** Which shirt a seat wears; where it plays no role at the moment, its own. */
export function shirtOfSeat(view: Pick<View, 'colours' | 'roles'> | null | undefined, seat: number): number {
  const role = view?.roles.indexOf(seat) ?? -1;
  return role < 0 ? seat : shirtOf(view, role);
}
