import type { CompetitionInfo, TieInfo } from '../protocol';
import { roundKey, sums } from './ties';

/** A match of somebody's way through a competition. */
export interface Step {
  tie: TieInfo;
  /** The words for the round: of a knock-out by its name, else by its number. */
  key: string;
  number: number;
  rival: number;
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
      const rival = tie.sides[1 - side] ?? -1;
      if (side < 0 || rival < 0 || !tie.matches.some((match) => match.how)) return [];
      const mine = (goals: readonly number[]): [number, number] => [goals[side] ?? 0, goals[1 - side] ?? 0];
      const legs = tie.matches.flatMap((match) => (match.goals ? [mine(match.goals)] : []));
      const key = round.kind === 'knock_out' ? roundKey(round) : '';
      return [{ tie, key, number: k + 1, rival, goals: mine(sums(tie)), isWon: tie.winner === side, legs }];
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
      found.goals += first + second;
      const best = found.clearest?.goals;
      const lead = Math.abs(first - second);
      if (lead && (!best || lead > Math.abs(best[0] - best[1]))) found.clearest = { tie, goals: [first, second] };
    }
  }
  return found;
}
