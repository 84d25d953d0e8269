import { describe, expect, it } from 'vitest';
import { MOST_LIVE, type CompetitionInfo, type MatchInfo, type TieInfo } from '../../generated/protocol';
import { liveTablesOf } from './tables';

const match = (table: string, how = '', home = 0): MatchInfo => ({
  table,
  home,
  goals: null,
  kicks: [],
  winner: -1,
  places: [],
  how,
  laid: 0,
  deadline: null,
  caretakers: [],
  proposals: {},
  agreed: 0,
  set_by: null,
  live: null,
});
const tie = (number: number, ...matches: MatchInfo[]): TieInfo => ({
  number,
  stage: 'league',
  sides: [2 * number, 2 * number + 1],
  matches,
  winner: null,
  by: '',
  wishes: {},
  enough: [],
  going_on: [],
});
const cup = (ties: TieInfo[], me: number | null = null): CompetitionInfo =>
  ({
    me,
    watch: 'w',
    format: {},
    rounds: [{ kind: 'league', began: 0, until: 0, ties }],
  }) as unknown as CompetitionInfo;

describe('the tables of a round', () => {
  it('are those that are laid, by the latest match of each tie', () => {
    const found = liveTablesOf(cup([tie(0, match('a', 'played'), match('b', '', 1)), tie(1, match(''))]));
    expect(found).toMatchObject([{ table: 'b', token: 'w', shirts: [1, 0] }]);
  });
  it('carry the matches of the tie that are over, from where this one is played', () => {
    const first = { ...match('a', 'played'), goals: [1, 4], winner: 1 };
    const two = cup([tie(0, first, match('b', '', 1))]);
    expect(liveTablesOf(two)[0]?.before).toEqual({ goals: [4, 1], won: null, isFirstLeg: false });
    expect(liveTablesOf({ ...two, format: { legs: 2 } })[0]?.before?.isFirstLeg).toBe(true);
    expect(liveTablesOf({ ...two, format: { series: 3 } })[0]?.before).toMatchObject({ goals: [4, 1], won: [1, 0] });
    expect(liveTablesOf(cup([tie(0, first)]))[0]?.before).toBeNull();
  });
  it('are sixteen at most: mine and those still open first, and none of them jumps', () => {
    const ties = Array.from({ length: 20 }, (_, k) => tie(k, match(`t${k}`, k < 6 ? 'played' : '')));
    const found = liveTablesOf(cup(ties, 1)).map((one) => one.table);
    expect(found).toHaveLength(MOST_LIVE);
    expect(found[0]).toBe('t0');
    expect(found).toContain('t19');
    expect(found).toEqual([...found].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1))));
  });
  it('are none before the first round', () => {
    expect(liveTablesOf({ rounds: [] } as unknown as CompetitionInfo)).toEqual([]);
  });
});
