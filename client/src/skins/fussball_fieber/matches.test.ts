import { expect, it } from 'vitest';
import type { Line } from '../../protocol';
import { GLYPHS } from './art/glyphs';
import { MOTIFS } from './art/motifs';
import { matchesOf, matchOf, metIn, pathOf, stepsOf, stripsOf } from './matches';
import { campOf, tableOf } from './samples';
import { handOf } from './view';

const told = (event: string, args: Record<string, string | number>): Line => ({ line: 'told', event, args });

it('the order card says who is met when', () => {
  const camp = campOf({ noted: [-1] });
  const found = matchesOf(tableOf({ match: 2, camps: [camp] }), camp, []);
  expect(found.map((match) => [match.team, match.state, match.noted])).toEqual([
    ['portugal', 'done', -1],
    ['italy', 'now', null],
    ['usa', 'next', null],
  ]);
});

it('in the knock-out rounds the opponents are those that were drawn', () => {
  const lines = [
    told('quarter_drawn', { team: 'germany', opponent: 'iran' }),
    told('semi_drawn', { team: 'usa', opponent: 'germany' }),
  ];
  expect([
    metIn(lines, 'germany', 'quarter_final'),
    metIn(lines, 'germany', 'semi_final'),
    metIn(lines, 'brazil', 'semi_final'),
  ]).toEqual(['iran', 'usa', null]);
  const camp = campOf({ noted: [1, 1, 1, 0], opponent: 'usa', round: 'semi_final' });
  const found = matchesOf(tableOf({ stage: 'semi_final', camps: [camp] }), camp, lines);
  expect(found.map((match) => [match.key, match.team, match.state])).toEqual([
    ['quarter-final', 'iran', 'done'],
    ['semi-final', 'usa', 'now'],
    ['final', null, 'next'],
  ]);
});

it('after the final both finalists see whom they met', () => {
  const camps = [
    campOf({ opponent: 'brazil', rival: 1, noted: [1, 1, 1, 1, 1, 2], round: 'final' }),
    campOf({ team: 'brazil', opponent: 'germany', rival: 0, noted: [1, 1, 1, 1, 1, -2], round: 'final' }),
  ];
  const table = tableOf({ stage: 'final', champions: [0], camps });
  expect(matchesOf(table, camps[0]!, []).at(-1)).toEqual({ key: 'final', team: 'brazil', state: 'done', noted: 2 });
});

it('at the end everything a coach has played stands in a row', () => {
  const lines = [told('quarter_drawn', { team: 'germany', opponent: 'iran' })];
  const camp = campOf({ noted: [1, 0, -2, -1], round: 'quarter_final', is_in: false });
  const other = campOf({ team: 'brazil', noted: [1, 1, 1, 1, 1, 2], round: 'final' });
  const table = tableOf({ stage: 'final', match: 3, champions: [1], camps: [camp, other] });
  expect(pathOf(table, camp, lines).map((match) => [match.key, match.team, match.noted])).toEqual([
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
  const found = stripsOf(tableOf({ match: 2, camps: [camp] }), camp, { laid: [-1, -1], against: [1] });
  expect(found.map((strip) => [strip.isAgainst, strip.from, strip.span, strip.worth])).toEqual([
    [true, 1, 1, 1],
    [false, 1, 2, -1],
    [false, 1, 2, -1],
  ]);
  expect(new Set(found.map((strip) => strip.key)).size).toBe(3);
});

it('the bar shows three rounds, or six', () => {
  expect(stepsOf(tableOf({ match: 2 }), false).map((step) => step.state)).toEqual(['done', 'now', 'next']);
  expect(stepsOf(tableOf({ stage: 'semi_final', match: 3 }), true).map((step) => step.state)).toEqual([
    'done',
    'done',
    'done',
    'done',
    'now',
    'next',
  ]);
  expect(stepsOf(tableOf({ match: 3, champions: [0] }), false).at(-1)?.state).toBe('done');
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
