/** The table of a group as it would stand if the whistle blew now, and the scorers' table of nations. */
import type { Box } from './box';
import type { Match, Played } from './matches';

export interface Line { team: string; played: number; points: number; scored: number; conceded: number; goesOn: boolean }

/** W6.1, W7.1  Two or three points for a win, one for a draw; the first goes on in 1930, the first two in 2002. */
export function standings(box: Box, group: string, matches: readonly Match[], through: readonly string[]): Line[] {
  const teams = [...box.nations.values()].filter((nation) => nation.group === group).map((nation) => nation.id);
  const lines = teams.map((team) => lineOf(team, matches, box.is1930 ? 2 : 3));
  const known = new Set(through);
  lines.sort((one, other) => place(other, known) - place(one, known) || other.points - one.points || (box.is1930 ? 0 : among(one, other, lines, matches)));
  const isDecided = lines.some((line) => known.has(line.team));
  lines.forEach((line, k) => (line.goesOn = isDecided ? known.has(line.team) : k < (box.is1930 ? 1 : 2)));
  return lines;
}

function lineOf(team: string, matches: readonly Match[], win: number): Line {
  const line: Line = { team, played: 0, points: 0, scored: 0, conceded: 0, goesOn: false };
  for (const { left, right } of matches) {
    if (left.team !== team && right.team !== team) continue;
    const [mine, other] = left.team === team ? [left.goals, right.goals] : [right.goals, left.goals];
    line.played += 1;
    line.scored += mine;
    line.conceded += other;
    line.points += mine > other ? win : mine === other ? 1 : 0;
  }
  return line;
}

/** Who has come through stands first, in the order in which they came. */
function place(line: Line, through: ReadonlySet<string>): number {
  const at = [...through].indexOf(line.team);
  return at < 0 ? 0 : through.size - at;
}

/** W7.1, W7.2  Level on points: the points from the matches among them, the goal difference, the goals. */
function among(one: Line, other: Line, lines: readonly Line[], matches: readonly Match[]): number {
  const level = new Set(lines.filter((line) => line.points === one.points).map((line) => line.team));
  const theirs = matches.filter(({ left, right }) => level.has(left.team) && level.has(right.team));
  const points = (team: string): number => lineOf(team, theirs, 3).points;
  return points(other.team) - points(one.team) || difference(other) - difference(one) || other.scored - one.scored;
}

export function difference(line: Line): number {
  return line.scored - line.conceded;
}

export interface Scorer { team: string; played: number; scored: number; conceded: number }

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
  return [...found.values()].sort((one, other) => other.scored - one.scored || one.conceded - other.conceded || one.played - other.played);
}
