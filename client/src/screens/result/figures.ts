import type { Report } from '../../api';
import type { Played } from '../profile/record';
import { isMeant } from '../../table/meaning';
import { MatchClock, type Unit } from '../../table/story';
import type { Meanings } from '../../words';

type Told = Report['events'][number];
/** `minute` is a round where a game has no minutes; `man` or the `number` of his shirt where the game tells who it was. */
export interface Finish {
  ply: number;
  minute: number;
  team: string;
  man: string;
  number: number | null;
  isGoal: boolean;
  odds: [number, number] | null;
  score: [number, number] | null;
}
export interface Happening {
  ply: number;
  minute: number;
  kind: 'goal' | 'yellow' | 'red' | 'injury';
  team: string;
  /** Who it was, where the game tells. */
  man: string;
  number: number | null;
  /** The score after a goal. */
  score: [number, number] | null;
  odds: [number, number] | null;
}
export interface Figure {
  key: string;
  values: [number, number];
}
export interface Figures {
  finishes: Finish[];
  happenings: Happening[];
  figures: Figure[];
  xg: [number, number];
  unit: Unit;
  /** When the second half and what follows begin, as far as was played. */
  halves: number[];
  /** When the match was over, or would have been. */
  last: number;
  /** How far it went; a match can be given up, or a draw agreed. */
  upto: number;
}

/** Both sides: what they are called, and their seats. */
export interface Sides {
  teams: readonly [string, string];
  seats: readonly [number, number];
}

/** Reasons to stop before the last whistle. */
const EARLY = ['resigned', 'agreed', 'time_over', 'forfeit'];
const MISHAPS = ['yellow', 'red', 'injury'] as const;
/** What is counted for each side, in the order in which it is shown. */
const FIGURES = ['attacks', 'counters', 'build-ups', 'duels', 'opportunities', 'shots', 'corners', 'fouls'];

/** The match in figures, from its events, what they mean, and exact chances; of several matches the last. */
export function figuresOf(whole: Report, sides: Sides, teamOf: (man: string) => string, meanings: Meanings): Figures {
  const report = { ...whole, events: lastMatch(whole.events, meanings) };
  const { teams } = sides;
  const clock = new MatchClock(meanings);
  const minutes = report.events.map((told) => clock.moment(told.event, told.args) ?? 0);
  const finishes = finishesOf(report, minutes, sides, meanings);
  const happenings = report.events.flatMap((told, k): Happening[] => {
    const kind = MISHAPS.find((mishap) => isMeant(meanings, told.event, mishap));
    const man = String(told.args.man ?? '');
    return kind
      ? [
          {
            ply: told.ply,
            minute: minutes[k] ?? 0,
            kind,
            team: String(told.args.team ?? teamOf(man)),
            man,
            number: numberOf(told),
            score: null,
            odds: null,
          },
        ]
      : [];
  });
  for (const finish of finishes) {
    if (finish.isGoal)
      happenings.push({
        ply: finish.ply,
        minute: finish.minute,
        kind: 'goal',
        team: finish.team,
        man: finish.man,
        number: finish.number,
        score: finish.score,
        odds: finish.odds,
      });
  }
  happenings.sort((a, b) => a.ply - b.ply);
  const xg = teams.map((team) =>
    sum(finishes.filter((one) => one.team === team).map((one) => (one.odds ? one.odds[0] / one.odds[1] : 0))),
  ) as [number, number];
  const now = Math.max(1, ...minutes);
  const last = clock.unit === 'minute' ? Math.max(90, now) : now;
  const upto = EARLY.includes(report.result?.reason ?? '') ? now : last;
  const halves = clock.unit === 'minute' ? [45] : halvesOf(report.events, minutes, meanings);
  return {
    finishes,
    happenings,
    figures: figures(report.events, happenings, teams, xg, meanings),
    xg,
    unit: clock.unit,
    halves: halves.filter((half) => half < upto),
    last,
    upto,
  };
}

/** The exact chance of every shot of a duel, by the line of the log in which it was decided. */
export function shotsOf(report: Report, meanings: Meanings): Map<number, [number, number]> {
  const [home = '', away = ''] = report.headline.teams;
  const sides: Sides = { teams: [home, away], seats: [0, 1] };
  return new Map(finishesOf(report, [], sides, meanings).flatMap(({ ply, odds }) => (odds ? [[ply, odds]] : [])));
}

/** In a cup one match follows the other, and time begins anew with each: what was told since it did so last. */
function lastMatch(events: readonly Told[], meanings: Meanings): Told[] {
  let [first, until] = [0, 0];
  events.forEach((told, k) => {
    const minute = isMeant(meanings, told.event, 'period') ? Number(told.args.minute ?? 0) : until;
    if (minute < until) first = k;
    until = minute;
  });
  return events.slice(first);
}

/** The last round of every half but the last one. */
function halvesOf(events: readonly Told[], minutes: readonly number[], meanings: Meanings): number[] {
  return events.flatMap((told, k) =>
    isMeant(meanings, told.event, 'half') && Number(told.args.half) > 1 ? [minutes[k] ?? 0] : [],
  );
}

function numberOf(told: Told): number | null {
  return typeof told.args.number === 'number' ? told.args.number : null;
}

/**
 * Every shot at goal with its exact chance: that of the last moment before fate decided, or, where both sides reveal a card
 * before one of them goes on deciding, that which the shooter had when he aimed.
 */
function finishesOf(report: Report, minutes: readonly number[], { teams, seats }: Sides, meanings: Meanings): Finish[] {
  const score: [number, number] = [0, 0];
  const found: Finish[] = [];
  let [from, aimed] = [-1, -1];
  let shooter: number | null = null;
  report.events.forEach((told, k) => {
    const means = (...wanted: string[]) => isMeant(meanings, told.event, ...wanted);
    if (means('aim')) aimed = told.ply;
    if (means('shooter')) shooter = numberOf(told);
    const isGoal = means('goal');
    if (!means('goal', 'miss', 'save')) return;
    const side = (String(told.args.team ?? '') === teams[0]) === means('save') ? 1 : 0; // a goalkeeper tells of the shots he keeps out
    const chance = report.chances
      .filter(
        (one) =>
          isMeant(meanings, one.verdict, 'goal') &&
          one.ply > from &&
          (aimed > from ? one.ply < aimed && one.seat === seats[side] : one.ply < told.ply),
      )
      .at(-1);
    if (isGoal) score[side] += 1;
    found.push({
      ply: told.ply,
      minute: minutes[k] ?? 0,
      team: teams[side],
      man: String(told.args.man ?? ''),
      number: numberOf(told) ?? shooter,
      isGoal,
      odds: chance?.odds ?? null,
      score: isGoal ? [...score] : null,
    });
    [from, shooter] = [told.ply - 1, null];
  });
  return found;
}

function figures(
  events: readonly Told[],
  happenings: readonly Happening[],
  teams: readonly [string, string],
  xg: [number, number],
  meanings: Meanings,
): Figure[] {
  const both = (count: (team: string) => number): [number, number] => [count(teams[0]), count(teams[1])];
  const isCounted = (told: Told, figure: string, team: string) =>
    (meanings[told.event] ?? []).some((meaning) => {
      const [counts, key, whose = ''] = meaning.split(' ');
      return counts === 'counts' && key === figure && told.args[whose] === team;
    });
  const found: Figure[] = FIGURES.map((key) => ({
    key,
    values: both((team) => events.filter((told) => isCounted(told, key, team)).length),
  }));
  found.push({ key: 'xg', values: xg });
  for (const kind of MISHAPS) {
    found.push({
      key: kind,
      values: both((team) => happenings.filter((one) => one.kind === kind && one.team === team).length),
    });
  }
  return found.filter((figure) => figure.values[0] + figure.values[1] > 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

/** Goals, expected goals and their variance of the finishes whose chances are known; of one side first. */
export function chancesOf(figures: Figures, teams: readonly [string, string], side: number): Played['chances'] {
  const known = figures.finishes.filter((finish) => finish.odds);
  if (!known.length || side < 0) return undefined;
  const sum = (team: string | undefined, worth: (chance: number, isGoal: boolean) => number): number =>
    known.reduce((all, { odds, isGoal, ...finish }) => {
      return finish.team === team && odds ? all + worth(odds[0] / odds[1], isGoal) : all;
    }, 0);
  const both = (worth: (chance: number, isGoal: boolean) => number): [number, number] => [
    sum(teams[side], worth),
    sum(teams[1 - side], worth),
  ];
  return {
    goals: both((_, isGoal) => Number(isGoal)),
    expected: both((chance) => chance),
    variance: both((chance) => chance * (1 - chance)),
  };
}
