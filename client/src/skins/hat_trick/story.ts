/** What the lines told so far say about the shot looked at last, and about a shoot-out. */
import type { Line } from '../../protocol';
import { MatchClock } from '../../table/story';

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
const LEAVES = new Set(['played', 'kicked', 'half', 'half_over', 'full_time', 'steps_up', 'shoot_out_won']);
const OUTCOMES: Record<string, Outcome> = {
  scored: 'goal',
  parried: 'parried',
  saved: 'saved',
  kick_scored: 'goal',
  kick_parried: 'parried',
  kick_saved: 'saved',
};
const KICKS = ['kick_scored', 'kick_parried', 'kick_saved'];

/** The shot that was told last, unless play has gone on since. */
export function lastShot(lines: readonly Line[]): Shot | null {
  let shot: Shot | null = null;
  lines.forEach((line, at) => {
    if (line.line !== 'told') return;
    const { event, args } = line;
    if (event === 'aimed')
      shot = {
        at,
        team: String(args.team),
        shot: String(args.shot),
        power: Number(args.power),
        keeper: '',
        cards: 0,
        drawn: [],
        saved: 0,
        outcome: null,
      };
    else if (LEAVES.has(event)) shot = null;
    else if (shot && event === 'dived') shot = { ...shot, keeper: String(args.goalkeeper), cards: Number(args.cards) };
    else if (shot && event === 'saving')
      shot = { ...shot, drawn: [...shot.drawn, String(args.card)], saved: Number(args.balls) };
    else if (shot && OUTCOMES[event]) shot = { ...shot, outcome: OUTCOMES[event] };
  });
  return shot;
}

/** Every kick of the shoot-out. */
export function kicksOf(lines: readonly Line[]): Kick[] {
  return lines.flatMap((line) =>
    line.line === 'told' && KICKS.includes(line.event)
      ? [{ team: String(line.args.team), isIn: line.event === 'kick_scored' }]
      : [],
  );
}

/** Who scored, and in which round. */
export function goalsOf(lines: readonly Line[]): Goal[] {
  const clock = new MatchClock({ played: ['round'] });
  return lines.flatMap((line) => {
    if (line.line !== 'told') return [];
    const round = clock.write(clock.moment(line.event, line.args));
    return line.event === 'scored' ? [{ team: String(line.args.team), number: Number(line.args.number), round }] : [];
  });
}
