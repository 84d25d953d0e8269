import { describe, expect, it } from 'vitest';
import type { CompetitionInfo, MatchInfo, TieInfo } from '../../generated/protocol';
import { chaptersOf, countedOf, figuresOf, scorerName, wayOf } from './figures';

const match = (goals: number[] | null, how = 'played'): MatchInfo =>
  ({ table: 't', home: 0, goals, kicks: [], winner: 0, how, live: null }) as unknown as MatchInfo;
const tie = (number: number, sides: number[], ...matches: MatchInfo[]): TieInfo =>
  ({ number, stage: 'knock_out', sides, matches, winner: 0, by: 'goals' }) as unknown as TieInfo;
const cup = {
  format: { kind: 'knock_out' },
  rounds: [
    {
      kind: 'knock_out',
      began: 0,
      until: 0,
      ties: [tie(0, [3, 1], match([1, 0]), match([0, 2])), tie(1, [2, 0], match([3, 0], 'awarded')), tie(2, [4, -1])],
    },
    { kind: 'knock_out', began: 0, until: 0, ties: [tie(3, [1, 2], match([4, 1]))] },
  ],
} as unknown as CompetitionInfo;

describe('the way of a champion', () => {
  it('is told from their own side, match by match', () => {
    const way = wayOf(cup, 1);
    expect(way.map((step) => [step.rival, step.goals, step.key])).toEqual([
      [3, [2, 1], 'sixty-four'],
      [2, [4, 1], 'final'],
    ]);
    expect(way.map((step) => step.isWon)).toEqual([false, true]);
    expect(way[0]?.legs).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
  it('has no step for a bye', () => {
    expect(wayOf(cup, 4)).toEqual([]);
  });
});

describe('the figures of a cup', () => {
  it('count what was played, and what was awarded beside it', () => {
    const found = figuresOf(cup);
    expect([found.matches, found.goals, found.awarded]).toEqual([3, 8, 1]);
    expect(found.clearest).toEqual({ tie: cup.rounds[1]?.ties[0], goals: [4, 1] });
  });
  it('know no clearest result where nobody won', () => {
    const level = { format: { kind: 'league' }, rounds: [{ kind: 'league', ties: [tie(0, [0, 1], match([1, 1]))] }] };
    expect(figuresOf(level as unknown as CompetitionInfo).clearest).toBeNull();
  });
});

describe('whole tables as matches', () => {
  const table = (number: number, sides: number[], goals: number[], places: number[]): TieInfo =>
    ({ ...tie(number, sides, { ...match(goals), places }), by: 'places', going_on: [] }) as TieInfo;
  const whole = {
    format: { kind: 'knock_out', seats: 4 },
    rounds: [
      { kind: 'knock_out', ties: [table(0, [0, 1, 2], [5, 9, 1], [2, 1, 3]), table(1, [3, 4], [1, 0], [1, 2])] },
      { kind: 'knock_out', ties: [table(2, [1, 0, 3], [4, 2, 7], [1, 3, 2])] },
    ],
  } as unknown as CompetitionInfo;
  it('lead over places to the title', () => {
    expect(wayOf(whole, 1).map((step) => [step.place, step.rivals, step.key])).toEqual([
      [1, [0, 2], ''],
      [1, [0, 3], 'final'],
    ]);
    expect(figuresOf(whole)).toMatchObject({ matches: 3, goals: 29 });
  });
});

describe('the story of a cup', () => {
  const told = {
    ...cup,
    entrants: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eva'].map((name) => ({ name, has_left: name === 'Eva' })),
    story: [{ at: 0, what: 'missed', args: { who: 'Ada' } }],
    counts: { yellow: 3, attacks: 12, shots: 0 },
  } as unknown as CompetitionInfo;
  it('tells how large it was, what stood out and how it was decided', () => {
    expect(chaptersOf(told).map((one) => one.key)).toEqual([
      'cup-chapter-size',
      'cup-chapter-clearest',
      'cup-chapter-absent',
      'cup-chapter-final',
    ]);
    expect(chaptersOf(told)[0]?.args).toEqual({ entrants: 4, matches: 3, goals: 8 });
    expect(chaptersOf(told).at(-1)?.args).toMatchObject({ winner: 'Ben', loser: 'Cleo', first: 4, second: 1 });
  });
  it('counts what happened, in one order', () => {
    expect(countedOf(told)).toEqual([
      { key: 'attacks', number: 12 },
      { key: 'yellow', number: 3 },
    ]);
  });
  it('calls scorers by their name, or by their number', () => {
    const name = (man: string, number: number): string =>
      scorerName(
        { who: 0, man, number, goals: 1 },
        (id) => id.toUpperCase(),
        (shirt) => `No. ${shirt}`,
      );
    expect([name('pit', 0), name('', 9)]).toEqual(['PIT', 'No. 9']);
  });
});
