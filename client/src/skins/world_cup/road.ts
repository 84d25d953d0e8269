/** The road of a team: its matches from the group to the last one it won, each seen from its side. */
import type { Box } from './box';
import { bracketOf } from './bracket';
import { playedOf } from './matches';
import type { CupView, Facts } from './state';

export interface Step {
  /** The knock-out match it was, or null in the group. */
  tie: string | null;
  rival: string;
  goals: [number, number];
}

/** All matches of a team, replays of a knock-out match included. */
export function roadOf(table: CupView, facts: Facts, box: Box, team: string): Step[] {
  const step = (tie: string | null, left: string, right: string, [mine, other]: readonly [number, number]): Step[] => {
    if (left === team) return [{ tie, rival: right, goals: [mine, other] }];
    return right === team ? [{ tie, rival: left, goals: [other, mine] }] : [];
  };
  const groups = playedOf(table, box)
    .slice(0, facts.group_matches)
    .flatMap(({ left, right, goals }) => step(null, left, right, goals));
  const rounds = bracketOf(table, facts, box)
    .flatMap((round) => round.knots)
    .flatMap(({ tie, left, right, games }) =>
      games.flatMap((goals) => step(tie.id, left.team ?? '', right.team ?? '', goals)),
    );
  return [...groups, ...rounds];
}
