/** The places of a shoot-out, side by side: kicks as they were told, then who is still to come. */
import type { Box } from './box';
import type { Kick } from './story';
import type { Look, Role } from './state';

export interface Cell {
  /** Counted from the first kick of its side. */
  number: number;
  man: string;
  /** What became of it, once it is told. */
  kick: Kick | null;
  /** I am asked whom I send. */
  isOpen: boolean;
}

/** More do not go side by side. */
const MOST = 8;

/** From the list of kickers to the last kick; a board in between may wait for what only the referee does. */
const SHOOT_OUT = ['order-kickers', 'roll-for-start', 'start-shoot-out', 'next-kick', 'kick-roll', 'judge-kick'];

export function isShootOut({ phase, table }: Look): boolean {
  return SHOOT_OUT.includes(phase) || (phase === '' && table.reason === 'shoot_out');
}

/** Whether no period is on any more: the match is over, or kicks decide it. A film of a match is over all along. */
export function isPlayedOut(look: Look): boolean {
  return look.phase === '' || isShootOut(look);
}

/** The kicks of a side among all that have been told. */
export function kicksOfSide(look: Look, role: Role, kicks: readonly Kick[], { men }: Pick<Box, 'men'>): Kick[] {
  const { team } = look.table.sides[role];
  return kicks.filter((kick) => men.get(kick.man)?.team === team);
}

/** The last places of a side; `named` are the kickers I have named so far. */
export function cellsOf(look: Look, role: Role, taken: readonly Kick[], named: readonly string[]): Cell[] {
  const side = look.table.sides[role];
  const isMine = role === look.mine;
  const isAsked = look.phase === 'order-kickers';
  const coming = isAsked ? (isMine ? named : []) : side.kickers.slice(side.kicks);
  const cells: Cell[] = taken.map((kick, k) => ({
    number: k + 1,
    man: kick.man,
    kick,
    isOpen: false,
  }));
  for (let k = 0; k < look.facts.kicks_left[role]; k++) {
    const man = coming[k] ?? '';
    cells.push({ number: cells.length + 1, man, kick: null, isOpen: isAsked && isMine && !man });
  }
  return cells.slice(-MOST);
}
