/** The scorers' table of nations on the full-time page. */
import type { Played } from './matches';

export interface Scorer {
  team: string;
  played: number;
  scored: number;
  conceded: number;
}

/** All nations that have played, the one with most goals first. */
export function scorers(played: readonly Played[]): Scorer[] {
  const found = new Map<string, Scorer>();
  const enter = (team: string, mine: number, other: number): void => {
    const old = found.get(team) ?? { team, played: 0, scored: 0, conceded: 0 };
    found.set(team, { team, played: old.played + 1, scored: old.scored + mine, conceded: old.conceded + other });
  };
  for (const { left, right, goals } of played) {
    enter(left, goals[0], goals[1]);
    enter(right, goals[1], goals[0]);
  }
  return [...found.values()].sort(
    (one, other) => other.scored - one.scored || one.conceded - other.conceded || one.played - other.played,
  );
}
