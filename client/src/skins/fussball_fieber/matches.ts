/** The three matches of a coach, group or knock-out, and the strips that lie over them. */
import type { Line } from '../../protocol';
import { CATEGORIES, KNOCK_OUT, type CampFacts, type CampView, type CupView, type Laid, type Round } from './view';

export interface Match {
  /** "match-1", "quarter-final": the name of its column. */
  key: string;
  team: string | null;
  state: 'done' | 'now' | 'next';
  /** The difference that was noted. */
  noted: number | null;
}

/** Which opponent a coach's team has met in a knock-out round, as the referee has told it. */
export function metIn(lines: readonly Line[], team: string, round: Round): string | null {
  const event = round === 'quarter_final' ? 'quarter_drawn' : 'semi_drawn';
  for (const line of lines) {
    if (line.line !== 'told' || line.event !== event) continue;
    if (line.args.team === team) return String(line.args.opponent);
    if (line.args.opponent === team) return String(line.args.team);
  }
  return null;
}

export function matchesOf(table: CupView, camp: CampView, lines: readonly Line[]): Match[] {
  return table.stage === 'group' ? groupOf(table, camp) : knockOutOf(table, camp, lines);
}

/** Everything a coach has played, from the first match of the group on. */
export function pathOf(table: CupView, camp: CampView, lines: readonly Line[]): Match[] {
  return [...groupOf(table, camp), ...knockOutOf(table, camp, lines)].filter((match) => match.noted !== null);
}

function groupOf(table: CupView, camp: CampView): Match[] {
  const order = camp.order?.split('_') ?? [];
  return order.map((letter, k) => {
    const noted = camp.noted[k] ?? null;
    const isNow = k === table.match - 1 && noted === null && !table.champions.length;
    const team = camp.group[CATEGORIES.findIndex((one) => one === letter)] ?? null;
    return { key: `match-${k + 1}`, team, state: noted !== null ? 'done' : isNow ? 'now' : 'next', noted };
  });
}

function knockOutOf(table: CupView, camp: CampView, lines: readonly Line[]): Match[] {
  const isOver = table.champions.length > 0;
  return KNOCK_OUT.map((round, k) => {
    const noted = camp.noted[3 + k] ?? null;
    const isNow = round === table.stage && camp.is_in && noted === null && !isOver;
    const met = round === table.stage && camp.is_in ? camp.opponent : metIn(lines, camp.team ?? '', round);
    const team = noted !== null || isNow ? met : null;
    return { key: round.replace('_', '-'), team, state: noted !== null ? 'done' : isNow ? 'now' : 'next', noted };
  });
}

/** The role in whose match a team plays; where two coaches meet, that of the one who leads it. */
export function matchOf(table: CupView, team: string): number {
  const led = table.camps.findIndex((camp) => camp.is_in && camp.team === team);
  return led >= 0 ? led : table.camps.findIndex((camp) => camp.is_in && camp.opponent === team);
}

/** A strip: a laid card from the match it works in now to the last one it lasts. */
export interface Strip {
  laid: Laid;
  /** What it adds to its team. */
  worth: number;
  /** Whether it lies on the opponent. */
  isAgainst: boolean;
  from: number;
  span: number;
  /** The newest of its kind on this team. */
  isNewest: boolean;
  key: string;
}

export function stripsOf(table: CupView, camp: CampView, facts: Pick<CampFacts, 'laid' | 'against'>): Strip[] {
  const column = table.stage === 'group' ? Math.max(table.match - 1, 0) : KNOCK_OUT.indexOf(table.stage);
  const laid: [Laid, boolean, number][] = [
    ...camp.against.map((one, k): [Laid, boolean, number] => [one, true, facts.against[k] ?? 0]),
    ...camp.laid.map((one, k): [Laid, boolean, number] => [one, false, facts.laid[k] ?? 0]),
  ];
  const seen = new Map<string, number>();
  return laid.map(([one, isAgainst, worth], k) => {
    const name = `${isAgainst} ${one.card} ${one.matches} ${one.boosts}`;
    const copy = (seen.get(name) ?? 0) + 1;
    seen.set(name, copy);
    return {
      laid: one,
      worth,
      isAgainst,
      from: column,
      span: isAgainst ? 1 : Math.min(one.matches, 3 - column),
      isNewest: !laid.slice(k + 1).some(([next, side]) => side === isAgainst && next.card === one.card),
      key: `${name} ${copy}`,
    };
  });
}

/** The steps of the whole game, for the bar. */
export interface Step {
  key: string;
  state: 'done' | 'now' | 'next';
}

export function stepsOf(table: CupView, isLong: boolean): Step[] {
  const keys = ['match-1', 'match-2', 'match-3', ...(isLong ? KNOCK_OUT.map((round) => round.replace('_', '-')) : [])];
  const now = table.stage === 'group' ? Math.max(table.match, 1) - 1 : 3 + KNOCK_OUT.indexOf(table.stage);
  const isOver = table.champions.length > 0;
  return keys.map((key, k) => ({ key, state: k < now || (isOver && k === now) ? 'done' : k === now ? 'now' : 'next' }));
}
