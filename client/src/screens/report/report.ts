import type { Report } from '../../api';
import type { Figures } from '../result/figures';
import type { DeservedResult, MatchReview, ReviewedNode } from '../../generated/protocol';
import { changeOf } from '../review/account';
import { isMeant } from '../../table/meaning';
import type { Words } from '../../words';

type Args = Record<string, string | number>;

/** Who is praised: a man by name or number with what his goals brought; or the goalkeeper whom nobody beat. */
export interface Star {
  team: string;
  man: string;
  number: number | null;
  goals: number;
  /** In points of a chance to win. */
  points: number;
  /** What a goalkeeper kept out, in shots and in goals. */
  kept: { shots: number; goals: number } | null;
}

/**
 * The man of the match: whose goals together brought his side most winning chance. Each goal counts what the account books at the
 * moment in which it fell. Where nobody scored it is the goalkeeper who kept out the most expected goals.
 */
export function starOf(
  figures: Figures,
  review: MatchReview,
  teams: readonly [string, string],
  seats: readonly [number, number],
): Star | null {
  const found = new Map<string, Star>();
  for (const finish of figures.finishes) {
    if (!finish.isGoal || !(finish.man || finish.number !== null)) continue;
    const key = `${finish.team} ${finish.man} ${finish.number}`;
    const star = found.get(key) ?? { ...finish, goals: 0, points: 0, kept: null };
    const node = review.moments.find((one) => one.first < finish.ply && finish.ply <= one.last);
    star.goals += 1;
    star.points += node ? 100 * changeOf(node, seats[finish.team === teams[0] ? 0 : 1]) : 0;
    found.set(key, star);
  }
  const best = [...found.values()].sort((a, b) => b.points - a.points || b.goals - a.goals)[0];
  if (best) return best;
  if (figures.finishes.some((finish) => finish.isGoal)) return null;
  const keepers = teams.map((team) => {
    const shots = figures.finishes.filter((finish) => finish.team !== team);
    const goals = shots.reduce((sum, { odds }) => sum + (odds ? odds[0] / odds[1] : 0), 0);
    return { team, man: '', number: null, goals: 0, points: 0, kept: { shots: shots.length, goals } };
  });
  return keepers.filter(({ kept }) => kept.shots).sort((a, b) => b.kept.goals - a.kept.goals)[0] ?? null;
}

/** The moment that brought a seat most at one stroke, if one held when it was measured again. */
export function momentOf(review: MatchReview, seat: number): ReviewedNode | null {
  const held = review.moments.filter((node) => node.confirmed?.holds[seat] && changeOf(node, seat) > 0);
  return held.sort((a, b) => changeOf(b, seat) - changeOf(a, seat))[0] ?? null;
}

/** Whether the result was deserved, in a sentence or two; by seat 0 and 1. */
export function deservedIn(
  deserved: DeservedResult,
  winner: number | null,
  names: readonly string[],
  words: Words,
  ui: Words,
): string {
  const [home = 0, drawn = 0, away = 0] = deserved.outcomes.map((share) => Math.round(100 * share));
  const chance = winner === null ? drawn : winner === 0 ? home : away;
  const best = deserved.scores[0]?.score.join(':') ?? '';
  const came = deserved.goals.join(':');
  const key = winner === null ? 'draw' : chance >= 50 ? 'yes' : chance >= 30 ? 'maybe' : 'no';
  return [
    ui.text(`paper-deserved-${key}`, { ...words.named({ team: names[winner ?? 0] ?? '' }), chance }),
    ui.text(`paper-deserved-${best === came ? 'likeliest' : 'likelier'}`, { score: best }),
  ].join(' ');
}

/** How the matches of a team, or of all, went, as the game tells it; without what stands on a board for a while only. */
export function resultsOf(report: Report, team: string, words: Words, names: readonly string[]): string[] {
  const found: string[] = [];
  let last = '';
  for (const { event, args } of report.events) {
    const means = words.meanings[event] ?? [];
    const isResult = isMeant(words.meanings, event, 'verdict') && !means.some((one) => one.startsWith('touches'));
    if (!isResult || (team && !Object.values(args).includes(team))) continue;
    const told = words.tell(event, args, names).replace(/\s*[.!]$/, '');
    const start = startOf(event, args, words, names);
    const { 'team-Nom': head = '', 'team-nom': inside = '' } = words.named({ team: String(args.team ?? '') });
    if (start && start === last) found.push(`${found.pop()}, ${told.slice(start.length)}`);
    else if (found.length || words.lang === 'fr') found.push(told.replace(String(head), String(inside)));
    else found.push(told);
    last = start;
  }
  return found;
}

/** How a sentence begins, up to the opponent: "Italy beat "; empty where it says no more than who played. */
function startOf(event: string, args: Args, words: Words, names: readonly string[]): string {
  const gap = '\u0000';
  const other = Object.keys(args).filter((name) => typeof args[name] === 'string')[1];
  if (!other) return '';
  const [start = ''] = words.tell(event, { ...args, [other]: gap }, names).split(gap);
  const plain = Object.values(args).reduce<string>(
    (text, value) => (typeof value === 'string' ? text.replace(words.name(value), '') : text),
    start,
  );
  return /\p{L}/u.test(plain) ? start : '';
}

/** What was told of those who went out, in whole sentences. */
export function leavingOf(report: Report, words: Words, names: readonly string[]): string[] {
  return report.events
    .filter(({ event }) => isMeant(words.meanings, event, 'out'))
    .map(({ event, args }) => words.tell(event, args, names));
}
