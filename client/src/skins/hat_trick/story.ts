/** What the lines told so far say about the shot looked at last, and about a shoot-out. */
import type { Line } from '../../generated/protocol';
import { eventOf, eventsOf } from '../../table/look';
import { MatchClock } from '../../table/story';
import type { Game, Told } from './state';

export type Outcome = 'goal' | 'parried' | 'saved';

/** A shot from the reveal of both cards on. */
export interface Shot {
  /** Where its line stands among all lines: no two shots have the same. */
  at: number;
  team: string;
  /** The shooting card and the power it gives. */
  shot: string;
  power: number;
  /** The goalkeeper card, and how many cards it lets him draw. */
  keeper: string;
  cards: number;
  drawn: string[];
  saved: number;
  /** Null while cards are still drawn. */
  outcome: Outcome | null;
}

export interface Goal {
  team: string;
  number: number;
  round: string;
}

export interface Kick {
  team: string;
  isIn: boolean;
}

/** The next round, the ball in play again, the next kick or a whistle is about something else. */
const LEAVES: readonly Told['event'][] = [
  'played',
  'kicked',
  'half',
  'half_over',
  'full_time',
  'steps_up',
  'shoot_out_won',
];
const OUTCOMES: Partial<Record<Told['event'], Outcome>> = {
  scored: 'goal',
  parried: 'parried',
  saved: 'saved',
  kick_scored: 'goal',
  kick_parried: 'parried',
  kick_saved: 'saved',
};

/** The shot that was told last, unless play has gone on since. */
export function lastShot(lines: readonly Line[]): Shot | null {
  let shot: Shot | null = null;
  lines.forEach((line, at) => {
    const told = eventOf<Game>(line);
    if (!told) return;
    const outcome = OUTCOMES[told.event];
    if (told.event === 'aimed') shot = { at, ...told.args, keeper: '', cards: 0, drawn: [], saved: 0, outcome: null };
    else if (LEAVES.includes(told.event)) shot = null;
    else if (shot && told.event === 'dived') shot = { ...shot, keeper: told.args.goalkeeper, cards: told.args.cards };
    else if (shot && told.event === 'saving')
      shot = { ...shot, drawn: [...shot.drawn, told.args.card], saved: told.args.balls };
    else if (shot && outcome) shot = { ...shot, outcome };
  });
  return shot;
}

/** Every kick of the shoot-out. */
export function kicksOf(lines: readonly Line[]): Kick[] {
  return eventsOf<Game>(lines).flatMap((told) =>
    told.event === 'kick_scored' || told.event === 'kick_parried' || told.event === 'kick_saved'
      ? [{ team: told.args.team, isIn: told.event === 'kick_scored' }]
      : [],
  );
}

/** Who scored, and in which round. */
export function goalsOf(lines: readonly Line[]): Goal[] {
  const clock = new MatchClock({ played: ['round'] });
  return eventsOf<Game>(lines).flatMap((told) => {
    const round = clock.write(clock.moment(told.event, told.args));
    return told.event === 'scored' ? [{ team: told.args.team, number: told.args.number, round }] : [];
  });
}
