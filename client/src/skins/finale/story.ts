/** What the lines told so far say about the last action, the kicks of a shoot-out and the ties of a cup. */
import type { Line } from '../../protocol';

type Told = Extract<Line, { line: 'told' }>;

function isTold(line: Line): line is Told {
  return line.line === 'told';
}

function num(told: Told, name: string): number {
  return Number(told.args[name] ?? 0);
}

export interface Fielded {
  man: string;
  strength: number;
}

/** An action as it was told: who took part, what was rolled, how it ended. */
export interface Action {
  /** How many lines had been told when it ended: tells one action from the next. */
  at: number;
  men: Record<string, Fielded[]>;
  pips: Record<string, number>;
  totals: Record<string, number>;
  /** The club that attacked. */
  team: string;
  verdict: 'build_up_won' | 'build_up_lost' | 'scored' | 'missed';
}

const VERDICTS = ['build_up_won', 'build_up_lost', 'scored', 'missed'];
const RECENT = 120;

/** The last action that has been decided, if one was in the lines of this match. */
export function lastAction(lines: readonly Line[]): Action | null {
  let found: Action | null = null;
  let men: Record<string, Fielded[]> = {};
  let pips: Record<string, number> = {};
  let totals: Record<string, number> = {};
  const from = Math.max(0, lines.length - RECENT);
  lines.slice(from).forEach((line, k) => {
    if (!isTold(line)) return;
    const team = String(line.args.team ?? '');
    if (line.event === 'fielded') {
      men = { ...men, [team]: [...(men[team] ?? []), { man: String(line.args.man), strength: num(line, 'strength') }] };
    } else if (line.event === 'rolled') {
      pips = { ...pips, [team]: num(line, 'pips') };
      totals = { ...totals, [team]: num(line, 'total') };
    } else if (VERDICTS.includes(line.event)) {
      found = { at: from + k, men, pips, totals, team, verdict: line.event as Action['verdict'] };
      [men, pips, totals] = [{}, {}, {}];
    } else if (line.event === 'leg') {
      found = null;
    }
  });
  return found;
}

/** A die for a man at risk, and what came of it. */
export interface Mishap {
  at: number;
  man: string;
  pips: number;
  event: string;
  args: Record<string, string | number>;
}

const OUTCOMES = ['unharmed', 'injured', 'booked', 'sent_off'];

/** The dice rolled for men at risk since the last action was decided. */
export function mishapsOf(lines: readonly Line[]): Mishap[] {
  let found: Mishap[] = [];
  let rolled: Told | null = null;
  const from = Math.max(0, lines.length - RECENT);
  lines.slice(from).forEach((line, k) => {
    if (!isTold(line)) return;
    if (VERDICTS.includes(line.event) || line.event === 'attack' || line.event === 'period') found = [];
    else if (line.event === 'risk') rolled = line;
    else if (rolled && OUTCOMES.includes(line.event) && line.args.man === rolled.args.man) {
      found.push({
        at: from + k,
        man: String(line.args.man),
        pips: num(rolled, 'pips'),
        event: line.event,
        args: line.args,
      });
      rolled = null;
    }
  });
  return found;
}

export interface Kick {
  man: string;
  scored: boolean;
  shooter: number;
  keeper: number;
}

/** The kicks of the shoot-out that is on, in the order in which they were taken. */
export function kicksOf(lines: readonly Line[]): Kick[] {
  let found: Kick[] = [];
  for (const line of lines) {
    if (!isTold(line)) continue;
    if (line.event === 'shoot_out' || line.event === 'leg') found = [];
    if (line.event === 'kick_scored' || line.event === 'kick_saved') {
      found.push({
        man: String(line.args.man),
        scored: line.event === 'kick_scored',
        shooter: num(line, 'shooter'),
        keeper: num(line, 'keeper'),
      });
    }
  }
  return found;
}

/** A tie of a knock-out cup; without goals it is still being played. */
export interface Tie {
  round: number;
  first: number;
  second: number;
  winner: number | null;
  goals: [number, number] | null;
}

/** All ties of a cup that have been told, with the round each belongs to. */
export function tiesOf(lines: readonly Line[], seats: number): Tie[] {
  const found: Tie[] = [];
  let places = 1;
  while (places < seats) places *= 2;
  const firstRound = seats - places / 2;
  for (const line of lines) {
    if (!isTold(line)) continue;
    if (line.event === 'tie') {
      found.push({
        round: roundOf(found.length, firstRound, places),
        first: num(line, 'first_seat'),
        second: num(line, 'second_seat'),
        winner: null,
        goals: null,
      });
    } else if (line.event === 'tie_won') {
      const tie = found.at(-1);
      if (!tie) continue;
      tie.winner = num(line, 'seat');
      const goals: [number, number] = [num(line, 'goals'), num(line, 'against')];
      tie.goals = tie.winner === tie.first ? goals : [goals[1], goals[0]];
    }
  }
  return found;
}

/** The round of the so many-th tie: the first round is short where there are byes. */
function roundOf(number: number, firstRound: number, places: number): number {
  let round = 1;
  let ties = firstRound;
  let inRound = places / 2;
  while (number >= ties && inRound > 1) {
    inRound /= 2;
    ties += inRound;
    round++;
  }
  return round;
}

/** Events that deserve a pause: after these the table shows what has happened before it asks on. */
export function isWorthAPause(action: Action | null, seen: number): boolean {
  return action !== null && action.at > seen;
}
