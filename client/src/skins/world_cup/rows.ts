/** A row: the tokens of one team in one match, from the arrow outwards. */
import { FACE_DOWN } from './view';

export const GOALS = ['goal_1', 'goal_2', 'goal_3'];
export const ATTACK = 'attack_token';
export const DEFENCE = 'defence_token';
export const PENALTY = 'penalty_token';

export function isTurned(token: string): boolean {
  return token.startsWith(FACE_DOWN);
}

/** W4.2  Only the outermost token can be attacked, if it lies face up and is a goal or an attack. */
export function vulnerable(row: readonly string[]): string | null {
  const token = row.at(-1) ?? '';
  return GOALS.includes(token) || token === ATTACK ? token : null;
}

/** W5.3  The goals of a row: of tokens and penalties that lie face up, and one for every two halves. */
export function goalsOf(row: readonly string[]): number {
  let goals = 0;
  let halves = 0;
  for (const token of row) {
    if (GOALS.includes(token)) goals += GOALS.indexOf(token) + 1;
    else if (token === PENALTY) goals += 1;
    else if (token === ATTACK) halves += 1;
  }
  return goals + Math.floor(halves / 2);
}

/** Whether half a goal is left over and waits for the dice. */
export function hasHalf(row: readonly string[]): boolean {
  return row.filter((token) => token === ATTACK).length % 2 === 1;
}

/** W3.8  What a foul leaves of a row: a goal less; two or three goals leave the next smaller token. */
export function annulled(row: readonly string[], squares: number): string[] {
  const token = row.at(-1) ?? '';
  const inner = row.slice(0, -1);
  const size = GOALS.indexOf(token);
  if (size < 1) return [...inner, FACE_DOWN + token];
  const smaller = GOALS[size - 1] ?? '';
  return row.length < squares ? [...inner, FACE_DOWN + token, smaller] : [...inner, smaller];
}
