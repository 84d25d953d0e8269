/** The three matches of a coach, group or knock-out, and the strips that lie over them. */
import type { Line } from '../../generated/protocol';
import { eventsOf } from '../../table/look';
import type { CampFacts, CampView, CupView, Facts, Game, Laid, Look, MatchFacts, Round } from './state';

const KNOCK_OUT: readonly Round[] = ['quarter_final', 'semi_final', 'final'];

export interface Match extends MatchFacts {
  /** "match-1", "quarter-final": the name of its column. */
  key: string;
}

/** Which opponent a coach's team has met in a knock-out round, as the referee has told it. */
export function metIn(lines: readonly Line[], team: string, round: Round): string | null {
  const event = round === 'quarter_final' ? 'quarter_drawn' : 'semi_drawn';
  for (const told of eventsOf<Game>(lines)) {
    if (told.event !== event) continue;
    if (told.args.team === team) return told.args.opponent;
    if (told.args.opponent === team) return told.args.team;
  }
  return null;
}

/** The matches of a coach; of earlier knock-out rounds the opponents stand in what was told. */
function allOf(facts: Facts, role: number, camp: CampView, lines: readonly Line[]): Match[] {
  return (facts.camps[role]?.matches ?? []).map((match, k) => {
    const key = facts.rounds[k]?.key ?? '';
    const met = match.noted !== null && isKnockOut(key) ? metIn(lines, camp.team ?? '', key) : null;
    return { ...match, key: key.replace('_', '-'), team: match.team ?? met };
  });
}

/** Those of the part of the cup that is on: of the group, or of the knock-out rounds. */
export function matchesOf(
  { table, facts }: Pick<Look, 'table' | 'facts'>,
  role: number,
  lines: readonly Line[],
): Match[] {
  const isGroup = table.stage === 'group';
  return allOf(facts, role, table.camps[role]!, lines).filter(
    (_, k) => isKnockOut(facts.rounds[k]?.key ?? '') !== isGroup,
  );
}

/** Everything a coach has played, from the first match of the group on. */
export function pathOf({ table, facts }: Pick<Look, 'table' | 'facts'>, role: number, lines: readonly Line[]): Match[] {
  return allOf(facts, role, table.camps[role]!, lines).filter((match) => match.noted !== null);
}

function isKnockOut(key: string): key is Round {
  return KNOCK_OUT.some((round) => round === key);
}

/** The name of the knock-out round in which a coach went out; none where that was the group. */
export function lastRound(camp: CampView): string | null {
  return isKnockOut(camp.round) ? `fieber-${camp.round.replace('_', '-')}` : null;
}

/** What has become of a coach; nothing while he is in the cup, before its first match, too. */
export function fateOf(table: CupView, role: number): '' | 'champion' | 'out' {
  if (table.champions.includes(role)) return 'champion';
  return table.camps[role]?.is_in === false ? 'out' : '';
}

/** The role in whose match a team plays; where two coaches meet, that of the one who leads it. */
export function matchOf(table: CupView, team: string): number {
  const led = table.camps.findIndex((camp) => camp.is_in && camp.team === team);
  return led >= 0 ? led : table.camps.findIndex((camp) => camp.is_in && camp.opponent === team);
}

/** The role of the coach who leads a team, in or out; null for a team that nobody leads. */
export function leaderOf(table: CupView, team: string | null): number | null {
  const found = team === null ? -1 : table.camps.findIndex((camp) => camp.team === team);
  return found < 0 ? null : found;
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

/** The column of the match that is on, among those of its part of the cup. */
export function columnOf({ table, facts }: Pick<Look, 'table' | 'facts'>): number {
  const isGroup = table.stage === 'group';
  const part = facts.rounds.filter(({ key }) => isKnockOut(key) !== isGroup);
  return Math.max(
    part.findIndex(({ state }) => state === 'now'),
    0,
  );
}

export function stripsOf(camp: CampView, facts: Pick<CampFacts, 'laid' | 'against'>, column: number): Strip[] {
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
