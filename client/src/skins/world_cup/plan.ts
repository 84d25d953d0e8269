/**
 * Which rows a card can be used for, before the referee is asked: so that a card, its squares and its button are one look.
 * The referee has the last word: what is said goes through his options, question by question.
 */
import { ownerOf, squaresOf, type Box } from './box';
import { annulled, ATTACK, DEFENCE, GOALS, PENALTY, vulnerable } from './rows';
import type { CupView } from './view';

/** A use of a card: the card itself, or "stopping", the other use of a defence. */
export type Use = string;
const STRIKES = ['foul', 'offside', 'stopping'];

/** W3.11  The match for third place and the final of 2002 have rules of their own. */
export function isLastPhase(table: CupView, box: Box): boolean {
  return table.stage === 'final' && !box.is1930;
}

/** How many teams a card is for. */
export function partsOf(box: Box, use: Use): number {
  return Math.max(1, box.actions.get(use)?.tokens.length ?? 1);
}

/** The token that a card lays for a team, or null where its rank is too low; a larger one shrinks to what the rank allows. */
export function tokenOf(box: Box, use: Use, part: number, team: string): string | null {
  if (use === 'attack') return ATTACK;
  if (use === 'defence') return DEFENCE;
  if (use === 'penalty') return PENALTY;
  const tokens = box.actions.get(use)?.tokens ?? [];
  const wanted = tokens[part] ?? 1;
  const largest = box.ranks[box.nations.get(team)?.rank ?? -1]?.largest ?? 1;
  if (wanted <= largest) return GOALS[wanted - 1] ?? null;
  return tokens.length > 1 ? null : (GOALS[largest - 1] ?? null);
}

/** Whether a card can be used for the team of row k. */
export function allows(table: CupView, box: Box, seat: number, use: Use, part: number, k: number): boolean {
  const [team, other] = [table.teams[k] ?? '', table.teams[k ^ 1] ?? ''];
  const row = table.rows[k] ?? [];
  if (isLastPhase(table, box) && ![team, other].some((one) => ownerOf(box, table.owners, one) === seat)) return false;
  if (STRIKES.includes(use)) {
    const token = vulnerable(row);
    if (!token) return false;
    return token === ATTACK ? use !== 'foul' : use !== 'stopping';
  }
  return row.length < squaresOf(box, team) && tokenOf(box, use, part, team) !== null;
}

/** The rows a card can be used for. */
export function rowsFor(table: CupView, box: Box, seat: number, use: Use, part: number): number[] {
  return table.teams.flatMap((_, k) => (allows(table, box, seat, use, part, k) ? [k] : []));
}

/** The row as it will lie when the card has done its work; a penalty is shown as if it went in. */
export function rowAfter(table: CupView, box: Box, use: Use, part: number, k: number): string[] {
  const row = table.rows[k] ?? [];
  const team = table.teams[k] ?? '';
  if (STRIKES.includes(use)) return annulled(row, squaresOf(box, team));
  const token = tokenOf(box, use, part, team);
  return token ? [...row, token] : [...row];
}
