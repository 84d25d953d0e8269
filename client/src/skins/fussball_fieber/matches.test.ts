import { expect, it } from 'vitest';
import type { Line } from '../../generated/protocol';
import { GLYPHS } from './art/glyphs';
import { MOTIFS } from './art/motifs';
import { columnOf, fateOf, leaderOf, matchesOf, matchOf, metIn, pathOf, stripsOf } from './matches';
import { campOf, factsOf, tableOf } from './samples';
import { handOf } from './box';

const told = (event: string, args: Record<string, string | number>): Line => ({ line: 'told', event, args });

const match = (team: string | null, noted: number | null, state: 'done' | 'now' | 'next') => ({ team, noted, state });
const rounds = ['match_1', 'match_2', 'match_3', 'quarter_final', 'semi_final', 'final'].map((key) => ({
  key,
  state: 'done' as const,
}));
const group = [match('portugal', 1, 'done'), match('italy', 0, 'done'), match('usa', -2, 'done')];
const lookOf = (stage: 'group' | 'semi_final', matches: ReturnType<typeof match>[]) => {
  const facts = factsOf({ rounds });
  return { table: tableOf({ stage }), facts: { ...facts, camps: [{ ...facts.camps[0]!, matches }] } };
};
const lines = [
  told('quarter_drawn', { team: 'germany', opponent: 'iran' }),
  told('semi_drawn', { team: 'usa', opponent: 'germany' }),
];

it('in the group its matches are drawn, later those of the knock-out rounds', () => {
  const all = [...group, match(null, 0, 'done'), match('usa', null, 'now'), match(null, null, 'next')];
  expect(matchesOf(lookOf('group', all), 0, lines).map((one) => [one.key, one.team])).toEqual([
    ['match-1', 'portugal'],
    ['match-2', 'italy'],
    ['match-3', 'usa'],
  ]);
  expect(matchesOf(lookOf('semi_final', all), 0, lines)).toEqual([
    { key: 'quarter-final', team: 'iran', noted: 0, state: 'done' },
    { key: 'semi-final', team: 'usa', noted: null, state: 'now' },
    { key: 'final', team: null, noted: null, state: 'next' },
  ]);
});

it('nobody is out before the first match, and the champion is not though he plays no more', () => {
  const fates = (given: Parameters<typeof tableOf>[0]): string[] => {
    const table = tableOf(given);
    return table.camps.map((_, role) => fateOf(table, role));
  };
  const drawn = { opponent: null };
  expect(fates({ match: 0, camps: [campOf(drawn), campOf(drawn)] })).toEqual(['', '']);
  expect(fates({ camps: [campOf({ is_in: false }), campOf({})] })).toEqual(['out', '']);
  expect(fates({ champions: [0], camps: [campOf({ is_in: false }), campOf({ is_in: false })] })).toEqual([
    'champion',
    'out',
  ]);
});

it('the column of a match is counted in its part of the cup', () => {
  const at = (now: string) =>
    rounds.map(({ key }) => ({ key, state: key === now ? ('now' as const) : ('done' as const) }));
  expect(columnOf({ table: tableOf({ stage: 'group' }), facts: factsOf({ rounds: at('match_2') }) })).toBe(1);
  expect(columnOf({ table: tableOf({ stage: 'semi_final' }), facts: factsOf({ rounds: at('semi_final') }) })).toBe(1);
});

it('earlier opponents of the knock-out rounds are those that were told', () => {
  expect([
    metIn(lines, 'germany', 'quarter_final'),
    metIn(lines, 'germany', 'semi_final'),
    metIn(lines, 'brazil', 'semi_final'),
  ]).toEqual(['iran', 'usa', null]);
});

it('at the end everything a coach has played stands in a row', () => {
  const look = lookOf('semi_final', [...group, match(null, -1, 'done'), match(null, null, 'next')]);
  expect(pathOf(look, 0, lines).map((one) => [one.key, one.team, one.noted])).toEqual([
    ['match-1', 'portugal', 1],
    ['match-2', 'italy', 0],
    ['match-3', 'usa', -2],
    ['quarter-final', 'iran', -1],
  ]);
});

it('strips lie over the matches a card still lasts, and never beyond the third', () => {
  const laid = [
    { card: 'injury_3', matches: 2, boosts: 0 },
    { card: 'injury_3', matches: 2, boosts: 0 },
  ];
  const camp = campOf({ laid, against: [{ card: 'fan_chant', matches: 1, boosts: 0 }] });
  const found = stripsOf(camp, { laid: [-1, -1], against: [1] }, 1);
  expect(found.map((strip) => [strip.isAgainst, strip.from, strip.span, strip.worth])).toEqual([
    [true, 1, 1, 1],
    [false, 1, 2, -1],
    [false, 1, 2, -1],
  ]);
  expect(new Set(found.map((strip) => strip.key)).size).toBe(3);
});

it('knows whose match a team plays in', () => {
  const table = tableOf({ camps: [campOf({}), campOf({ team: 'brazil', opponent: 'iran', is_in: false })] });
  expect([matchOf(table, 'portugal'), matchOf(table, 'germany'), matchOf(table, 'brazil')]).toEqual([0, 0, -1]);
});

it('jokers stand behind the cards of a hand', () => {
  expect(handOf(campOf({ jokers: 1 }))).toEqual(['injury_3', 'fan_chant', 'joker']);
});

it('every family has a glyph of its own, every motif a drawing of its own', () => {
  expect(new Set(Object.values(GLYPHS)).size).toBe(6);
  expect(new Set(Object.values(MOTIFS).map((motif) => motif.line)).size).toBe(Object.keys(MOTIFS).length);
});

it('a team belongs to the coach who leads it, or to nobody', () => {
  const table = tableOf({ camps: [campOf({}), campOf({ team: 'italy' })] });
  expect([table.camps[0]!.team, 'italy', 'usa', null].map((team) => leaderOf(table, team))).toEqual([0, 1, null, null]);
});
