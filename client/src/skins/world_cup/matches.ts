/** The matches of a World Cup: those of the groups, and those that are played now with their tokens. */
import type { Box } from './box';
import type { CupView, Facts } from './state';

export interface Side {
  team: string;
  goals: number;
  /** Its row on the table, or −1. */ k: number;
  tokens: string[];
  /** Half a goal waits for the dice. */ hasHalf: boolean;
  /** Its outermost token can be attacked. */ isOpen: boolean;
}
export interface Match {
  id: string;
  left: Side;
  right: Side;
  isLive: boolean;
}
/** A line of the score sheet. */
export interface Played {
  left: string;
  right: string;
  goals: [number, number];
}

const PART = 6;

/** All matches that are over, in the order in which they were scored. */
export function playedOf(table: CupView, box: Box): Played[] {
  const found: Played[] = [];
  for (let k = 0; k < table.results.length; k += PART) {
    const [, left = 0, right = 0, mine = 0, other = 0] = table.results.slice(k, k + PART);
    found.push({ left: box.all[left] ?? '', right: box.all[right] ?? '', goals: [mine, other] });
  }
  return found;
}

/** Whether the matches on the table are those of the groups themselves. */
export function isGroupTable(table: CupView): boolean {
  return table.stage === 'group' && !table.is_replay && table.teams.length > 0;
}

/** The matches on the table with their tokens and their scores. */
export function liveMatches(table: CupView, facts: Facts): Match[] {
  const side = (k: number): Side => ({
    team: table.teams[k] ?? '',
    goals: facts.goals[k] ?? 0,
    k,
    tokens: table.rows[k] ?? [],
    hasHalf: facts.halves.includes(k),
    isOpen: facts.open.includes(k),
  });
  const found: Match[] = [];
  for (let k = 0; k < table.teams.length; k += 2)
    found.push(matchOf(side(k), side(k + 1), !facts.over.includes(k / 2)));
  return found;
}

/** By group: its matches, with tokens as long as they lie there. */
export function matchesByGroup(table: CupView, facts: Facts, box: Box): Map<string, Match[]> {
  const all = isGroupTable(table)
    ? liveMatches(table, facts)
    : playedOf(table, box).slice(0, facts.group_matches).map(asMatch);
  const found = new Map<string, Match[]>(box.groups.map((group) => [group, []]));
  for (const match of all) found.get(box.nations.get(match.left.team)?.group ?? '')?.push(match);
  return found;
}

function matchOf(left: Side, right: Side, isLive: boolean): Match {
  return { id: `${left.team}-${right.team}`, left, right, isLive };
}

function asMatch(one: Played): Match {
  const side = (team: string, goals: number): Side => ({
    team,
    goals,
    k: -1,
    tokens: [],
    hasHalf: false,
    isOpen: false,
  });
  return matchOf(side(one.left, one.goals[0]), side(one.right, one.goals[1]), false);
}
