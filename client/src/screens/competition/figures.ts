import type { CompetitionInfo, ScorerInfo, TieInfo } from '../../generated/protocol';
import { isOfTables, roundKey, totals } from './ties';

/** A match of somebody's way through a competition. */
export interface Step {
  tie: TieInfo;
  /** The words for the round: of a knock-out by its name, else by its number. */
  key: string;
  number: number;
  rival: number;
  /** All whom they met: one, or the others at a whole table. */
  rivals: number[];
  /** At a whole table: the place they took; else 0. */
  place: number;
  goals: [number, number];
  isWon: boolean;
  /** The goals of each match, where there were several. */
  legs: [number, number][];
}

/** Everything somebody played, in order, from their own side. */
export function wayOf(cup: CompetitionInfo, who: number): Step[] {
  return cup.rounds.flatMap((round, k) =>
    round.ties.flatMap((tie) => {
      const side = tie.sides.indexOf(who);
      const rivals = tie.sides.filter((other) => other !== who);
      const rival = rivals[0] ?? -1;
      const place = tie.matches[0]?.places?.[side] ?? 0;
      if (side < 0 || rival < 0 || !tie.matches.some((match) => match.how)) return [];
      const mine = (goals: readonly number[]): [number, number] => [
        goals[side] ?? 0,
        Math.max(0, ...goals.filter((_, other) => other !== side)),
      ];
      const legs = tie.matches.flatMap((match) => (match.goals ? [mine(match.goals)] : []));
      const isNamed = round.kind === 'knock_out' && (!isOfTables(cup) || round.ties.length === 1);
      const key = isNamed ? roundKey(round) : '';
      const goals = mine(totals(cup, tie));
      return [{ tie, key, number: k + 1, rival, rivals, place, goals, isWon: tie.winner === side, legs }];
    }),
  );
}

/** What is counted over all matches. */
export interface Figures {
  matches: number;
  goals: number;
  awarded: number;
  /** The match with the clearest result, its goals by sides of the tie. */
  clearest: { tie: TieInfo; goals: [number, number] } | null;
}

export function figuresOf(cup: CompetitionInfo): Figures {
  const found: Figures = { matches: 0, goals: 0, awarded: 0, clearest: null };
  for (const tie of cup.rounds.flatMap((round) => round.ties)) {
    for (const match of tie.matches) {
      if (match.how === 'awarded') found.awarded += 1;
      if (match.how !== 'played' || !match.goals) continue;
      const [first = 0, second = 0] = match.goals;
      found.matches += 1;
      found.goals += match.goals.reduce((one, two) => one + two, 0);
      if (match.goals.length > 2) continue;
      const best = found.clearest?.goals;
      const lead = Math.abs(first - second);
      if (lead && (!best || lead > Math.abs(best[0] - best[1]))) found.clearest = { tie, goals: [first, second] };
    }
  }
  return found;
}

/** What a scorer is called: by his name, or by his number where a game knows no names. */
export function scorerName(
  one: ScorerInfo,
  nameOf: (man: string) => string,
  shirt: (number: number) => string,
): string {
  return one.man ? nameOf(one.man) : shirt(one.number);
}

/** What is counted over all matches, in the order in which it is shown. */
const COUNTED = ['attacks', 'counters', 'build-ups', 'duels', 'opportunities', 'shots', 'corners', 'fouls'];

/** The counted figures of a competition with their words, those that never happened left out. */
export function countedOf(cup: CompetitionInfo): { key: string; number: number }[] {
  return [...COUNTED, 'yellow', 'red', 'injury'].flatMap((key) => {
    const number = cup.counts[key] ?? 0;
    return number ? [{ key, number }] : [];
  });
}

/** A part of the story of a competition: a key of its words, and arguments. */
export interface Chapter {
  key: string;
  args: Record<string, string | number>;
}

/** The story of a competition that is over, told from its results: size, what stood out, and how it was decided. */
export function chaptersOf(cup: CompetitionInfo): Chapter[] {
  const nameOf = (who: number): string => cup.entrants[who]?.name ?? '';
  const { matches, goals, clearest } = figuresOf(cup);
  const ties = cup.rounds.flatMap((round) => round.ties);
  const kicks = ties.filter((tie) => tie.by === 'kicks').length;
  const absent = cup.story.filter((line) => line.what === 'missed').length;
  const found: Chapter[] = [
    {
      key: 'cup-chapter-size',
      args: { entrants: cup.entrants.filter((one) => !one.has_left).length, matches, goals, unit: cup.unit },
    },
  ];
  if (clearest)
    found.push({
      key: 'cup-chapter-clearest',
      args: {
        home: nameOf(clearest.tie.sides[0] ?? -1),
        away: nameOf(clearest.tie.sides[1] ?? -1),
        first: clearest.goals[0],
        second: clearest.goals[1],
      },
    });
  if (kicks) found.push({ key: 'cup-chapter-kicks', args: { count: kicks } });
  if (absent) found.push({ key: 'cup-chapter-absent', args: { count: absent } });
  const last = cup.rounds.at(-1);
  const final = last?.kind === 'knock_out' && !isOfTables(cup) ? last.ties[0] : undefined;
  if (final && final.winner !== null && final.winner >= 0) {
    const total = totals(cup, final);
    found.push({
      key: `cup-chapter-final${['goals', 'aggregate'].includes(final.by) ? '' : `-${final.by.replaceAll('_', '-')}`}`,
      args: {
        winner: nameOf(final.sides[final.winner] ?? -1),
        loser: nameOf(final.sides[1 - final.winner] ?? -1),
        first: total[final.winner] ?? 0,
        second: total[1 - final.winner] ?? 0,
      },
    });
  }
  return found;
}
