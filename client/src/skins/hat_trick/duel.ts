/** What will be compared, as far as it can be told: the line or the two men, both cards and both sums. */
import { LINES, lineOf, manAt, menIn, nearestMates, step } from './pitch';
import type { Box } from './box';
import type { ActionType, Look, ManView, MatchView, Role } from './view';

export interface Pan {
  role: Role;
  /** Those who count; once it is settled only the sum stands, for men may have moved or turned since. */
  men: { number: number; balls: number }[];
  /** The balls of the card; null while it lies face down. */
  card: number | null;
  /** What abilities add. */
  extra: number;
  sum: number;
}

export interface Duel {
  /** Null while the attacker's card is unknown. */
  kind: ActionType | null;
  /** The line that is compared, 0 to 5 from the first side's goal. */
  line: number;
  /** In a dribble: the fields of the two men. */
  fields: [number, number] | null;
  /** By role. */
  pans: [Pan, Pan];
}

/** The stages in which an action is compared. */
const COMPARING = new Set(['kick_off', 'round', 'free_kick', 'goal_kick']);

/** How far a long ball may go. */
const FURTHEST = 3;

/** The duels that are on or may come; `picked` is an option that is held up. A long ball leaves a choice of several. */
export function duelsOf(box: Box, look: Look, picked: string): Duel[] {
  const { table } = look;
  const [verb, value] = picked.split(' ');
  if (table.ball === null || (table.line === null && !COMPARING.has(table.stage))) return [];
  const held = verb === 'play' && look.mine !== null ? box.actions.get(value ?? '') : undefined;
  const cards = ([0, 1] as const).map((role) =>
    held && role === look.mine
      ? held
      : (box.actions.get(table.sides[role].shown.size ? (table.sides[role].card ?? '') : '') ?? null),
  );
  const leading = cards[table.attacker];
  const kind = table.line === null ? (leading?.type ?? null) : table.kind;
  return placesOf(table, kind, verb === 'lines' ? Number(value) : null, held !== undefined).map((place) => {
    const pans = ([0, 1] as const).map((role) => panOf(table, role, place, cards[role]?.balls ?? null)) as [Pan, Pan];
    return { kind, line: place.line, fields: place.fields, pans };
  });
}

interface Place {
  line: number;
  fields: [number, number] | null;
}

/** Where an action of this kind is compared; while the kind is unknown, the line of the ball as it stands. */
function placesOf(table: MatchView, kind: ActionType | null, lines: number | null, isAhead: boolean): Place[] {
  const { attacker } = table;
  const ball = table.ball!;
  // Who has won the ball in a duel stands where his rival is said to be: nothing is left to compare.
  if (table.line !== null && table.rival === ball) return [];
  if (table.line !== null) return [{ line: table.line, fields: table.rival === null ? null : [ball, table.rival] }];
  const ways = attacker === 0 ? 1 : -1;
  if (kind === null || kind === 'short_pass') return [{ line: lineOf(ball), fields: null }];
  if (kind === 'long_ball') {
    const reach = lines === null ? Array.from({ length: FURTHEST }, (_, k) => k + 1) : [lines];
    return reach
      .map((far) => lineOf(ball) + ways * far)
      .filter((line) => line >= 0 && line < LINES && menIn(table, attacker, line).length)
      .map((line) => ({ line, fields: null }));
  }
  const mates = isAhead ? nearestMates(table) : [];
  return (mates.length ? mates : [ball]).flatMap((carrier): Place[] => {
    const ahead = step(attacker, carrier, 1);
    return ahead !== null && manAt(table, ahead)?.role === (attacker === 0 ? 1 : 0)
      ? [{ line: lineOf(carrier), fields: [carrier, ahead] }]
      : [];
  });
}

function panOf(table: MatchView, role: Role, place: Place, card: number | null): Pan {
  const isAttacker = role === table.attacker;
  const one = place.fields ? manAt(table, place.fields[isAttacker ? 0 : 1]) : null;
  const found: ManView[] = place.fields ? (one ? [one] : []) : menIn(table, role, place.line);
  const isSettled = table.line !== null && table.outcome !== 'open';
  const men = isSettled
    ? []
    : found.map((man) => ({ number: man.number, balls: isAttacker ? man.attack : man.defence }));
  const plain = men.reduce((sum, man) => sum + man.balls, 0) + (card ?? 0);
  const sum = table.line === null ? plain : table.sides[role].total;
  return { role, men, card, extra: isSettled ? 0 : sum - plain, sum };
}
