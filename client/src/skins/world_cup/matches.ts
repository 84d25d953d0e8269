/** The matches of a World Cup: those of the groups, and those that are played now with their tokens. */
import type { Box } from './box';
import { goalsOf } from './rows';
import { STAGES, type CupView } from './view';

export interface Side { team: string; goals: number; /** Its row on the table, or −1. */ k: number; tokens: string[] }
export interface Match { id: string; left: Side; right: Side; winner: string | null; isOver: boolean; isLive: boolean }
/** A line of the score sheet. */
export interface Played { stage: number; left: string; right: string; goals: [number, number]; winner: string | null }

const PART = 6;

/** All matches that are over, in the order in which they were scored. */
export function playedOf(table: CupView, box: Box): Played[] {
  const found: Played[] = [];
  for (let k = 0; k < table.results.length; k += PART) {
    const [stage = 0, left = 0, right = 0, mine = 0, other = 0, winner = -1] = table.results.slice(k, k + PART);
    const name = (index: number): string => box.all[index] ?? '';
    found.push({ stage, left: name(left), right: name(right), goals: [mine, other], winner: winner < 0 ? null : name(winner) });
  }
  return found;
}

/** How many matches the groups have: everybody meets everybody. */
export function groupMatches(box: Box): number {
  return box.groups.reduce((sum, group) => {
    const teams = [...box.nations.values()].filter((nation) => nation.group === group).length;
    return sum + (teams * (teams - 1)) / 2;
  }, 0);
}

/** Whether the matches on the table are those of the groups themselves. */
export function isGroupTable(table: CupView): boolean {
  return table.stage === 'group' && !table.is_replay && table.teams.length > 0;
}

/** The matches on the table with their tokens; their score as it stands, or as it was given when they are over. */
export function liveMatches(table: CupView, box: Box): Match[] {
  const played = playedOf(table, box);
  const isScored = isGroupTable(table) ? played.length >= groupMatches(box) : isStageScored(table, played);
  const last = isScored ? played.slice(-table.teams.length / 2) : [];
  const found: Match[] = [];
  for (let k = 0; k < table.teams.length; k += 2) {
    const over = last[k / 2];
    const side = (at: number, which: 0 | 1): Side => {
      const tokens = table.rows[at] ?? [];
      return { team: table.teams[at] ?? '', goals: over ? over.goals[which] : goalsOf(tokens), k: at, tokens };
    };
    const [left, right] = [side(k, 0), side(k + 1, 1)];
    found.push({ id: `${left.team}-${right.team}`, left, right, winner: over?.winner ?? null, isOver: over !== undefined, isLive: over === undefined });
  }
  return found;
}

/** A knock-out round or a replay is scored all at once: then its pairs are the last on the score sheet. */
function isStageScored(table: CupView, played: readonly Played[]): boolean {
  const number = table.teams.length / 2;
  const last = played.slice(-number);
  return table.to_draw === 0 && last.length === number && last.every((one, k) => one.left === table.teams[2 * k] && one.right === table.teams[2 * k + 1] && STAGES[one.stage] === table.stage);
}

/** By group: its matches, with tokens as long as they lie there. */
export function matchesByGroup(table: CupView, box: Box): Map<string, Match[]> {
  const all = isGroupTable(table) ? liveMatches(table, box) : playedOf(table, box).slice(0, groupMatches(box)).map(asMatch);
  const found = new Map<string, Match[]>(box.groups.map((group) => [group, []]));
  for (const match of all) found.get(box.nations.get(match.left.team)?.group ?? '')?.push(match);
  return found;
}

function asMatch(one: Played): Match {
  const side = (team: string, goals: number): Side => ({ team, goals, k: -1, tokens: [] });
  return { id: `${one.left}-${one.right}`, left: side(one.left, one.goals[0]), right: side(one.right, one.goals[1]), winner: one.winner, isOver: true, isLive: false };
}
