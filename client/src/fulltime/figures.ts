import type { Report } from '../api';
import { MatchClock, type Unit } from '../table/story';

type Told = Report['events'][number];
/** `minute` is a round where a game has no minutes; `number` is the shirt of the man, where the game tells it. */
export interface Finish { ply: number; minute: number; team: string; number: number | null; isGoal: boolean; odds: [number, number] | null; score: [number, number] | null }
export interface Happening { ply: number; minute: number; kind: 'goal' | 'yellow' | 'red' | 'injury'; team: string; subject: string; number: number | null; odds: [number, number] | null }
export interface Figure { key: string; values: [number, number] }
export interface Figures { finishes: Finish[]; happenings: Happening[]; figures: Figure[]; xg: [number, number]; unit: Unit; /** When the second half and what follows begin. */ halves: number[]; last: number }

/** Both sides: what they are called, and their seats. */
export interface Sides { teams: readonly [string, string]; seats: readonly [number, number] }

const MISHAPS: Record<string, Happening['kind']> = { booked: 'yellow', sent_off: 'red', injured: 'injury' };
/** What is counted, by the argument that says for whom. */
const COUNTED: [string, string, 'team' | 'other'][] = [
  ['attack', 'attacks', 'team'], ['countered', 'counters', 'team'], ['build_up_won', 'build-ups', 'team'],
  ['outplayed', 'duels', 'team'], ['stopped', 'duels', 'other'], ['opportunity', 'opportunities', 'team'], ['shot', 'shots', 'team'],
  ['corner', 'corners', 'team'], ['foul', 'fouls', 'team'],
];
/** A goalkeeper tells of the shots he keeps out. */
const KEPT_OUT = new Set(['saved', 'parried']);

/** The match in figures, from its events and exact chances; `rounds` is the event that begins a round, where there are no minutes. */
export function figuresOf(report: Report, sides: Sides, teamOf: (man: string) => string, rounds = ''): Figures {
  const { teams } = sides;
  const clock = new MatchClock(rounds);
  const minutes = report.events.map((told) => clock.moment(told.event, told.args) ?? 0);
  const finishes = finishesOf(report, minutes, sides);
  const happenings = report.events.flatMap((told, k): Happening[] => {
    const kind = MISHAPS[told.event];
    const man = String(told.args.man ?? '');
    return kind ? [{ ply: told.ply, minute: minutes[k] ?? 0, kind, team: String(told.args.team ?? teamOf(man)), subject: man, number: numberOf(told), odds: null }] : [];
  });
  for (const finish of finishes) {
    if (finish.isGoal) happenings.push({ ply: finish.ply, minute: finish.minute, kind: 'goal', team: finish.team, subject: finish.score?.join(':') ?? '', number: finish.number, odds: finish.odds });
  }
  happenings.sort((a, b) => a.ply - b.ply);
  const xg = teams.map((team) => sum(finishes.filter((one) => one.team === team).map((one) => (one.odds ? one.odds[0] / one.odds[1] : 0)))) as [number, number];
  return { finishes, happenings, figures: figures(report.events, happenings, teams, xg), xg, unit: clock.unit, halves: clock.unit === 'minute' ? [45] : halvesOf(report.events, minutes), last: clock.unit === 'minute' ? Math.max(90, ...minutes) : Math.max(1, ...minutes) };
}

/** The last round of every half but the last one. */
function halvesOf(events: readonly Told[], minutes: readonly number[]): number[] {
  return events.flatMap((told, k) => (told.event === 'half' && Number(told.args.half) > 1 ? [minutes[k] ?? 0] : []));
}

function numberOf(told: Told): number | null {
  return typeof told.args.number === 'number' ? told.args.number : null;
}

/**
 * Every shot at goal with its exact chance: that of the last moment before fate decided, or, where both sides reveal a card
 * before one of them goes on deciding, that which the shooter had when he aimed.
 */
function finishesOf(report: Report, minutes: readonly number[], { teams, seats }: Sides): Finish[] {
  const score: [number, number] = [0, 0];
  const found: Finish[] = [];
  let [from, aimed] = [-1, -1];
  let shooter: number | null = null;
  report.events.forEach((told, k) => {
    if (told.event === 'aimed') aimed = told.ply;
    if (told.event === 'shot' || told.event === 'penalty') shooter = numberOf(told);
    const isGoal = told.event === 'scored';
    if (!isGoal && told.event !== 'missed' && !KEPT_OUT.has(told.event)) return;
    const side = (String(told.args.team ?? '') === teams[0]) === KEPT_OUT.has(told.event) ? 1 : 0;
    const chance = report.chances.filter((one) => one.verdict === 'scored' && one.ply > from && (aimed > from ? one.ply < aimed && one.seat === seats[side] : one.ply < told.ply)).at(-1);
    if (isGoal) score[side] += 1;
    found.push({ ply: told.ply, minute: minutes[k] ?? 0, team: teams[side], number: numberOf(told) ?? shooter, isGoal, odds: chance?.odds ?? null, score: isGoal ? [...score] : null });
    [from, shooter] = [told.ply - 1, null];
  });
  return found;
}

function figures(events: readonly Told[], happenings: readonly Happening[], teams: readonly [string, string], xg: [number, number]): Figure[] {
  const both = (count: (team: string) => number): [number, number] => [count(teams[0]), count(teams[1])];
  const found: Figure[] = [...new Set(COUNTED.map(([, key]) => key))].map((key) => ({
    key, values: both((team) => events.filter((told) => COUNTED.some(([event, name, whose]) => name === key && event === told.event && told.args[whose] === team)).length),
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
