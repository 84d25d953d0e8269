import type { Outcome, Played } from './record';

/** Won, drawn and lost. */
export type Tally = Record<Outcome, number>;

export interface GameLine extends Tally {
  game: string;
  played: number;
}

export interface RivalLine extends Tally {
  /** A person's name, or the league of a bot. */
  who: string;
  isBot: boolean;
  played: number;
  goals: [number, number];
  games: [game: string, played: number][];
  last: number;
}

/** One match in the course of goals against chances. */
export interface Step {
  at: number;
  /** How many goals more than expected so far, and how far two of three players would be from nought. */
  surplus: number;
  usual: number;
}

/** How a match ended for whoever sat at a seat: first alone, first with others, or behind somebody. */
export function outcomeOf(played: Played): Outcome {
  const first = played.places[0] ?? [];
  if (!first.includes(played.seat)) return 'lost';
  return first.length === 1 ? 'won' : 'drawn';
}

/** A defeat or a win that leaves no doubt: by two goals or more, or at a larger table as the last or the only first. */
export function isClear(played: Played): boolean {
  if (outcomeOf(played) === 'drawn') return false;
  if (played.names.length > 2) {
    const last = played.places.at(-1) ?? [];
    return outcomeOf(played) === 'won' || last.includes(played.seat);
  }
  const [mine = 0, theirs = 0] = [played.score[played.seat], played.score[1 - played.seat]];
  return Math.abs(mine - theirs) >= 2;
}

export function tallyOf(all: readonly Played[]): Tally {
  const found: Tally = { won: 0, drawn: 0, lost: 0 };
  for (const played of all) found[outcomeOf(played)] += 1;
  return found;
}

/** The longest run of wins, and the one that is going on. */
export function streaks(all: readonly Played[]): { longest: number; current: number } {
  let [longest, current] = [0, 0];
  for (const played of all) {
    current = outcomeOf(played) === 'won' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}

export function byGame(all: readonly Played[]): GameLine[] {
  const games = new Set(all.map((played) => played.game));
  return [...games]
    .map((game) => {
      const some = all.filter((played) => played.game === game);
      return { game, played: some.length, ...tallyOf(some) };
    })
    .toSorted((a, b) => b.played - a.played);
}

/** Everybody one has met, whoever was met most often first: people by name, bots by league. */
export function byRival(all: readonly Played[]): RivalLine[] {
  const met = new Map<string, Played[]>();
  for (const played of all) {
    const rivals = new Set(
      played.names.flatMap((name, seat) => {
        const bot = played.bots[seat];
        return seat === played.seat ? [] : [bot ? `bot ${bot}` : `who ${name}`];
      }),
    );
    for (const rival of rivals) met.set(rival, [...(met.get(rival) ?? []), played]);
  }
  return [...met]
    .map(([key, some]): RivalLine => {
      const pairs = some.filter((played) => played.names.length === 2);
      const count = (mine: boolean): number =>
        pairs.reduce((sum, one) => sum + (one.score[mine ? one.seat : 1 - one.seat] ?? 0), 0);
      return {
        who: key.slice(4),
        isBot: key.startsWith('bot '),
        played: some.length,
        goals: [count(true), count(false)],
        games: byGame(some).map((line) => [line.game, line.played]),
        last: Math.max(...some.map((played) => played.at)),
        ...tallyOf(some),
      };
    })
    .toSorted((a, b) => b.played - a.played || b.last - a.last);
}

/** Goals against chances, match by match, in those matches whose chances are known. */
export function course(all: readonly Played[]): Step[] {
  let [surplus, variance] = [0, 0];
  return all.flatMap((played) => {
    if (!played.chances) return [];
    surplus += played.chances.goals[0] - played.chances.expected[0];
    variance += played.chances.variance[0];
    return [{ at: played.at, surplus, usual: Math.sqrt(variance) }];
  });
}

/** The league to offer after two clear results in a row against bots of one league: a stronger or a weaker one. */
export function nextLeague(all: readonly Played[], game: string, leagues: readonly string[]): string | null {
  const last = all.filter((played) => played.game === game && played.names.length >= 2).slice(-2);
  const met = last.map((played) => new Set(played.bots.filter((bot) => bot !== null)));
  const [bot] = met[0] ?? [];
  const isSame = last.length === 2 && met.every((one) => one.size === 1 && one.has(bot ?? ''));
  if (!bot || !isSame || !last.every(isClear)) return null;
  const outcomes = new Set(last.map(outcomeOf));
  if (outcomes.size !== 1) return null;
  if (!leagues.includes(bot)) return null;
  return leagues[leagues.indexOf(bot) + (outcomes.has('won') ? 1 : -1)] ?? null;
}
