/** What the lines told so far say about the last action, the kicks of a shoot-out and the ties of a cup. */
import type { Line } from '../../generated/protocol';
import { eventOf, eventsOf } from '../../table/look';
import type { Game, Told } from './state';

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

const VERDICTS: readonly Told['event'][] = ['build_up_won', 'build_up_lost', 'scored', 'missed'];
/** What leads on to something else: the action before it is no longer what has just happened. */
const LEADS_ON: readonly Told['event'][] = ['leg', 'period', 'showed', 'attack', 'countered', 'full_time'];
const RECENT = 120;
const NOTHING: Action = { men: {}, pips: {}, totals: {}, team: '', verdict: '' };

/** The action that is on, and the one that was decided last if nothing else has happened since. */
export function actionsOf(lines: readonly Line[]): { on: Action; last: Action | null } {
  let last: Action | null = null;
  let on = NOTHING;
  for (const told of eventsOf<Game>(lines.slice(-RECENT))) {
    switch (told.event) {
      case 'fielded': {
        const { team, man, strength } = told.args;
        on = { ...on, men: { ...on.men, [team]: [...(on.men[team] ?? []), { man, strength }] } };
        last = null; // whoever steps forward opens the next one
        break;
      }
      case 'rolled': {
        const { team, pips, total } = told.args;
        on = { ...on, pips: { ...on.pips, [team]: pips }, totals: { ...on.totals, [team]: total } };
        break;
      }
      case 'build_up_won':
      case 'build_up_lost':
      case 'scored':
      case 'missed':
        last = { ...on, team: told.args.team, verdict: told.event };
        on = NOTHING;
        break;
      default:
        if (!LEADS_ON.includes(told.event)) break;
        last = null;
        on = NOTHING;
    }
  }
  return { on, last };
}

/** Whether a line decides an action. */
export function isVerdict(line: Line): boolean {
  const told = eventOf<Game>(line);
  return told !== null && VERDICTS.includes(told.event);
}

/** How many dice were rolled for actions. */
export function rollsIn(lines: readonly Line[]): number {
  return eventsOf<Game>(lines).filter(({ event }) => event === 'rolled').length;
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
const NEW_ACTION: readonly Told['event'][] = [...LEADS_ON, ...VERDICTS, 'fielded'];

/** The dice rolled for men at risk since the last action was decided. */
export function mishapsOf(lines: readonly Line[]): Mishap[] {
  let found: Mishap[] = [];
  const from = Math.max(0, lines.length - RECENT);
  lines.slice(from).forEach((line, k) => {
    const told = eventOf<Game>(line);
    const last = found.at(-1);
    if (!told) return;
    switch (told.event) {
      case 'risk':
        found.push({ at: from + k, ...told.args, roll: from + k + 1, event: '' });
        break;
      case 'unharmed':
      case 'injured':
      case 'booked':
      case 'sent_off':
        if (last && !last.event && told.args.man === last.man)
          found[found.length - 1] = { ...last, roll: 0, event: told.event };
        break;
      default:
        if (NEW_ACTION.includes(told.event)) found = [];
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
  for (const told of eventsOf<Game>(lines)) {
    if (told.event === 'shoot_out' || told.event === 'leg') found = [];
    if (told.event === 'kick_scored' || told.event === 'kick_saved')
      found.push({ ...told.args, scored: told.event === 'kick_scored' });
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
  for (const told of eventsOf<Game>(lines)) {
    if (told.event === 'tie') {
      found.push({
        round: roundOf(found.length, firstRound, places),
        first: told.args.first_seat,
        second: told.args.second_seat,
        winner: null,
        goals: null,
      });
    } else if (told.event === 'tie_won') {
      const tie = found.at(-1);
      if (!tie) continue;
      const { seat, goals, against } = told.args;
      tie.winner = seat;
      tie.goals = seat === tie.first ? [goals, against] : [against, goals];
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
