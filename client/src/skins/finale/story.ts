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
  men: Record<string, Fielded[]>;
  pips: Record<string, number>;
  totals: Record<string, number>;
  /** The club that attacked. */
  team: string;
  /** Empty as long as it is on. */
  verdict: '' | 'build_up_won' | 'build_up_lost' | 'scored' | 'missed';
}

const VERDICTS = ['build_up_won', 'build_up_lost', 'scored', 'missed'];
/** What leads on to something else: the action before it is no longer what has just happened. */
const LEADS_ON = ['leg', 'period', 'showed', 'attack', 'countered', 'full_time'];
const RECENT = 120;
const NOTHING: Action = { men: {}, pips: {}, totals: {}, team: '', verdict: '' };

/** The action that is on, and the one that was decided last if nothing else has happened since. */
export function actionsOf(lines: readonly Line[]): { on: Action; last: Action | null } {
  let last: Action | null = null;
  let on = NOTHING;
  for (const line of lines.slice(-RECENT)) {
    if (!isTold(line)) continue;
    const team = String(line.args.team ?? '');
    if (line.event === 'fielded') {
      const man = { man: String(line.args.man), strength: num(line, 'strength') };
      on = { ...on, men: { ...on.men, [team]: [...(on.men[team] ?? []), man] } };
      last = null; // whoever steps forward opens the next one
    } else if (line.event === 'rolled') {
      on = {
        ...on,
        pips: { ...on.pips, [team]: num(line, 'pips') },
        totals: { ...on.totals, [team]: num(line, 'total') },
      };
    } else if (VERDICTS.includes(line.event)) {
      last = { ...on, team, verdict: line.event as Action['verdict'] };
      on = NOTHING;
    } else if (LEADS_ON.includes(line.event)) {
      last = null;
      on = NOTHING;
    }
  }
  return { on, last };
}

/** How many dice were rolled for actions. */
export function rollsIn(lines: readonly Line[]): number {
  return lines.filter((line) => isTold(line) && line.event === 'rolled').length;
}

/** A die for a man at risk, and what came of it. */
export interface Mishap {
  at: number;
  man: string;
  pips: number;
  /** The number of its roll as long as it rolls; 0 once it is told what came of it: then it lies still. */
  roll: number;
  /** What he risks: the name of a symbol. */
  symbol: string;
  /** Empty as long as it is not told what came of it. */
  event: string;
}

/** With these something new begins: what men suffered before it is over. */
const NEW_ACTION = [...LEADS_ON, 'fielded'];
const OUTCOMES = ['unharmed', 'injured', 'booked', 'sent_off'];

/** The dice rolled for men at risk since the last action was decided. */
export function mishapsOf(lines: readonly Line[]): Mishap[] {
  let found: Mishap[] = [];
  const from = Math.max(0, lines.length - RECENT);
  lines.slice(from).forEach((line, k) => {
    if (!isTold(line)) return;
    const last = found.at(-1);
    if (VERDICTS.includes(line.event) || NEW_ACTION.includes(line.event)) found = [];
    else if (line.event === 'risk')
      found.push({
        at: from + k,
        man: String(line.args.man),
        pips: num(line, 'pips'),
        roll: from + k + 1,
        symbol: String(line.args.symbol),
        event: '',
      });
    else if (last && !last.event && OUTCOMES.includes(line.event) && line.args.man === last.man)
      found[found.length - 1] = { ...last, roll: 0, event: line.event };
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
