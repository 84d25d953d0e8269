import type { Report } from '../api';
import { MatchClock } from '../table/story';

type Told = Report['events'][number];
export interface Finish { ply: number; minute: number; team: string; isGoal: boolean; odds: [number, number] | null; score: [number, number] | null }
export interface Happening { ply: number; minute: number; kind: 'goal' | 'yellow' | 'red' | 'injury'; team: string; subject: string; odds: [number, number] | null }
export interface Figure { key: string; values: [number, number] }
export interface Figures { finishes: Finish[]; happenings: Happening[]; figures: Figure[]; xg: [number, number]; last: number }

const MISHAPS: Record<string, Happening['kind']> = { booked: 'yellow', sent_off: 'red', injured: 'injury' };
const COUNTED: [string, string][] = [['attack', 'attacks'], ['countered', 'counters'], ['build_up_won', 'build-ups']];

/** The match in figures, from its events and exact chances; `teams` are the first and the second side. */
export function figuresOf(report: Report, teams: readonly [string, string], teamOf: (man: string) => string): Figures {
  const minutes = minutesOf(report.events);
  const finishes = finishesOf(report, minutes, teams);
  const happenings = report.events.flatMap((told, k): Happening[] => {
    const kind = MISHAPS[told.event];
    const man = String(told.args.man ?? '');
    return kind ? [{ ply: told.ply, minute: minutes[k] ?? 0, kind, team: teamOf(man), subject: man, odds: null }] : [];
  });
  for (const finish of finishes) {
    if (finish.isGoal) happenings.push({ ply: finish.ply, minute: finish.minute, kind: 'goal', team: finish.team, subject: finish.score?.join(':') ?? '', odds: finish.odds });
  }
  happenings.sort((a, b) => a.ply - b.ply);
  const xg = teams.map((team) => sum(finishes.filter((one) => one.team === team).map((one) => (one.odds ? one.odds[0] / one.odds[1] : 0)))) as [number, number];
  return { finishes, happenings, figures: figures(report.events, happenings, teams, xg), xg, last: Math.max(90, ...minutes) };
}

function minutesOf(events: readonly Told[]): number[] {
  const clock = new MatchClock();
  return events.map((told) => clock.minute(told.event, told.args) ?? 0);
}

/** Every shot at goal with its exact chance at the last moment before fate decided. */
function finishesOf(report: Report, minutes: readonly number[], teams: readonly [string, string]): Finish[] {
  const score: [number, number] = [0, 0];
  const found: Finish[] = [];
  let from = -1;
  report.events.forEach((told, k) => {
    if (told.event !== 'scored' && told.event !== 'missed') return;
    const team = String(told.args.team ?? '');
    const isGoal = told.event === 'scored';
    const chance = report.chances.filter((one) => one.verdict === 'scored' && one.ply < told.ply && one.ply > from).at(-1);
    if (isGoal) score[team === teams[0] ? 0 : 1] += 1;
    found.push({ ply: told.ply, minute: minutes[k] ?? 0, team, isGoal, odds: chance?.odds ?? null, score: isGoal ? [...score] : null });
    from = told.ply - 1;
  });
  return found;
}

function figures(events: readonly Told[], happenings: readonly Happening[], teams: readonly [string, string], xg: [number, number]): Figure[] {
  const both = (count: (team: string) => number): [number, number] => [count(teams[0]), count(teams[1])];
  const found: Figure[] = COUNTED.map(([event, key]) => ({
    key, values: both((team) => events.filter((told) => told.event === event && told.args.team === team).length),
  }));
  found.push({ key: 'xg', values: xg });
  for (const kind of ['yellow', 'red', 'injury'] as const) {
    found.push({ key: kind, values: both((team) => happenings.filter((one) => one.kind === kind && one.team === team).length) });
  }
  return found.filter((figure) => figure.values[0] + figure.values[1] > 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
