/** A small box and a table of it for the tests: two groups of 2002 with their true ranks and ties. */
import type { Line } from '../../generated/protocol';
import type { Card } from '../../table/skin';
import { boxOf, type Box } from './box';
import { BLANK } from './state';
import type { CupView, Facts } from './state';

const card = (kind: string, id: string, fields: Record<string, unknown>): Card => ({
  kind,
  id,
  names: { de: id, en: id, fr: id },
  fields,
  provenance: {},
});
const nation = (id: string, code: string, rank: string, group: string): Card =>
  card('nation', id, { code, rank_2002: rank, group_2002: group });
const tie = (id: string, round: string, left: string, right: string): Card =>
  card('match', `${id}_2002`, { tournament: 2002, round, left, right });
const RANKS: [string, number][] = [
  ['black', 4],
  ['red', 4],
  ['blue', 3],
  ['green', 3],
  ['yellow', 2],
  ['grey', 2],
];

export const CARDS: Card[] = [
  nation('brazil', 'BRA', 'black', 'A'),
  nation('turkey', 'TUR', 'red', 'A'),
  nation('england', 'ENG', 'blue', 'A'),
  nation('china', 'CHN', 'grey', 'A'),
  card('nation', 'peru', { code: 'PER', rank_1930: 'yellow', group_1930: '3' }),
  nation('germany', 'GER', 'black', 'B'),
  nation('france', 'FRA', 'green', 'B'),
  nation('japan', 'JPN', 'blue', 'B'),
  nation('russia', 'RUS', 'yellow', 'B'),
  ...RANKS.map(([id, squares]) => card('rank', id, { squares })),
  card('action', 'three_goals', { tokens: [3] }),
  card('action', 'two_goals', { tokens: [2] }),
  card('action', 'one_goal', { tokens: [1] }),
  card('action', 'two_plus_one', { tokens: [2, 1] }),
  card('action', 'one_one_one', { tokens: [1, 1, 1] }),
  card('action', 'one_one', { tokens: [1, 1] }),
  ...['attack', 'defence', 'foul', 'offside', 'penalty'].map((id) => card('action', id, { tokens: [] })),
  tie('semi_1', 'semi_final', 'winner_A', 'runner_up_B'),
  tie('semi_2', 'semi_final', 'winner_B', 'runner_up_A'),
  tie('third_place', 'third_place', 'loser_semi_1', 'loser_semi_2'),
  tie('final', 'final', 'winner_semi_1', 'winner_semi_2'),
];
export const BOX: Box = boxOf(new Map(CARDS.map((one) => [one.id, one])), 2002);

const GROUP_MATCHES = [
  'brazil',
  'turkey',
  'england',
  'china',
  'brazil',
  'england',
  'turkey',
  'china',
  'brazil',
  'china',
  'turkey',
  'england',
  'germany',
  'france',
  'japan',
  'russia',
  'germany',
  'japan',
  'france',
  'russia',
  'germany',
  'russia',
  'france',
  'japan',
];

/** A table in the group phase; seat 0 leads group A, seat 1 group B. */
export function cupOf(given: Partial<CupView> = {}): CupView {
  const teams = given.teams ?? GROUP_MATCHES;
  return {
    ...BLANK,
    to_draw: 9,
    active: [0, 1],
    playing: [0, 1],
    owners: [0, 0, 0, 0, -1, 1, 1, 1, 1],
    rows: teams.map(() => []),
    tally: [0, 0],
    best: [0, 0],
    ...given,
    teams,
  };
}

/** What the referee tells with a table on which nothing has happened yet, or what is given. */
export function factsOf(table: CupView, given: Partial<Facts> = {}): Facts {
  return {
    goals: table.teams.map(() => 0),
    over: [],
    halves: [],
    open: [],
    group_matches: 12,
    groups: [],
    rounds: [],
    uses: {},
    out: [],
    ...given,
  };
}

/** The score sheet: stage, left, right, goals of both, and who won. */
export function resultsOf(...list: [number, string, string, number, number, string?][]): number[] {
  return list.flatMap(([stage, left, right, mine, other, winner]) => {
    const won = winner ?? (mine > other ? left : other > mine ? right : '');
    return [stage, BOX.all.indexOf(left), BOX.all.indexOf(right), mine, other, won ? BOX.all.indexOf(won) : -1];
  });
}

export function told(event: string, args: Record<string, string | number> = {}): Line {
  return { line: 'told', event, args };
}
