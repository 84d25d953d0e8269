import type { Result } from '../../api';
import type { Line } from '../../generated/protocol';
import { isMeant } from '../../table/meaning';
import type { Meanings } from '../../words';

/** What one may set out to do from a position. */
export type Goal = 'win' | 'draw' | 'score';
export const GOALS: readonly Goal[] = ['win', 'draw', 'score'];
export type Reached = 'open' | 'reached' | 'failed';

/** Shots one has for `score`. */
export const SHOTS = 3;

export interface Played {
  goal: string;
  seat: number;
  /** The team of my seat, by which events name it; empty where there are no teams. */
  team: string;
  /** The lines that came after the position. */
  lines: readonly Line[];
  meanings: Meanings;
  result: Result | null;
}

/** Whether a goal is reached, missed, or still open; and how many shots there are still, where they count. */
export function standOf({ goal, seat, team, lines, meanings, result }: Played): { reached: Reached; shots: number } {
  if (goal === 'score') {
    let shots = SHOTS;
    for (const line of lines) {
      if (line.line !== 'told') continue;
      const isMine = line.args['team'] === team || line.args['seat'] === seat;
      if (isMine && isMeant(meanings, line.event, 'goal')) return { reached: 'reached', shots };
      if (isMeant(meanings, line.event, isMine ? 'miss' : 'save')) shots -= 1;
      if (shots === 0) return { reached: 'failed', shots };
    }
    return { reached: result ? 'failed' : 'open', shots };
  }
  if (!result) return { reached: 'open', shots: 0 };
  const first = result.places[0] ?? [];
  const isFirst = first.includes(seat) && (goal === 'draw' || first.length === 1);
  return { reached: isFirst ? 'reached' : 'failed', shots: 0 };
}

/** What one may set out to do in a game: shots count where there are goals to be told of. */
export function goalsFor(meanings: Meanings): Goal[] {
  const hasGoals = Object.values(meanings).some((means) => means.includes('goal'));
  return GOALS.filter((goal) => goal !== 'score' || hasGoals);
}
