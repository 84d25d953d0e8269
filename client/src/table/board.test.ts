import { expect, test } from 'vitest';
import type { View } from '../generated/protocol';
import { Words } from '../words';
import { fieldOf, legsOf, pairsOf, sectionsOf, teamsOf, valueAt } from './board';

const view: View = {
  agenda: [],
  roles: [0, 1],
  colours: [],
  sealed: [[], []],
  facts: {},
  table: {
    round: 2,
    sides: [
      { team: 'red', goals: 1, hand: { size: 2, cards: ['a', 'b'] }, deck: { size: 5 } },
      { team: 'blue', goals: 0, hand: { size: 2 }, deck: { size: 0 } },
    ],
  },
};
const words = new Words('en', {
  ftl: 'pile-hand = { $whose ->\n        [mine] Your hand\n       *[other] Hand of { $whose }\n    }\ncounter-goals = Goals\n',
  names: { red: 'The Reds' },
  verbs: {},
});

test('without hints every pile and number is drawn, mine last', () => {
  const sections = sectionsOf(view, 0, {}, words);
  expect(sections.map((section) => section.role)).toEqual([null, 1, 0]);
  expect(sections[0]?.counters).toEqual([{ name: 'round', title: 'Round', value: 2, least: null, most: null }]);
  expect(sections[2]?.piles.map((pile) => [pile.title, pile.as])).toEqual([
    ['Your hand', 'fan'],
    ['Deck', 'stack'],
  ]);
  expect(sections[1]?.piles.map((pile) => pile.title)).toEqual(['Hand of 1']);
  const named = sectionsOf(view, 0, {}, words, ['Mara', 'Jonas']);
  expect(
    named[1]?.piles.map((pile) => pile.title),
    'a coach has a name',
  ).toEqual(['Hand of Jonas']);
  expect(sections[2]?.counters[0]?.title).toBe('Goals');
});

test('hints choose what is drawn', () => {
  const sections = sectionsOf(
    view,
    0,
    { piles: [{ name: 'hand', as: 'row' }], counters: [{ name: 'goals', least: 0, most: 9 }] },
    words,
  );
  expect(sections.flatMap((section) => section.piles.map((pile) => `${section.role} ${pile.name} ${pile.as}`))).toEqual(
    ['1 hand row', '0 hand row'],
  );
  expect(sections.flatMap((section) => section.counters.map((counter) => counter.most))).toEqual([9, 9]);
});

test('teams and scores are found by their path', () => {
  expect(valueAt(view.table, 'sides.*.goals', 0)).toBe(1);
  expect(teamsOf(view, {}, words)).toEqual(['The Reds', 'blue']);
});

test('a tie tells the goals of both legs, a single match none', () => {
  expect(
    legsOf({
      ...view,
      facts: {
        legs: [
          [0, 3],
          [1, 1],
        ],
      },
    }),
  ).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect(legsOf({ ...view, facts: { legs: null } })).toEqual([]);
  expect(legsOf(null)).toEqual([]);
});

test('hands that stand in a list of their own belong to their roles', () => {
  const cup: View = { ...view, table: { hands: [{ size: 2, cards: ['a', 'a'] }, { size: 3 }] } };
  const sections = sectionsOf(cup, 1, { piles: [{ name: 'hand', at: 'hands.*', as: 'fan' }] }, words);
  expect(sections.map((section) => [section.role, section.piles[0]?.title])).toEqual([
    [0, 'Hand of 0'],
    [1, 'Your hand'],
  ]);
});

test('matches are drawn in pairs, with what lies before each side', () => {
  const cup: View = { ...view, table: { teams: ['red', 'blue'], rows: [['goal', 'turned goal'], []] } };
  const tokens = new Words('en', {
    ftl: 'lies-turned = { $name }, turned\n',
    names: { red: 'The Reds', goal: 'Goal' },
    verbs: {},
  });
  expect(pairsOf(cup, { pairs: { teams: 'teams', rows: 'rows' } }, tokens)).toEqual([
    [
      { id: 'red', name: 'The Reds', things: 'Goal, Goal, turned' },
      { id: 'blue', name: 'blue', things: '' },
    ],
  ]);
  expect(pairsOf(cup, {}, tokens)).toEqual([]);
});

test('numbers that stand in a list by role belong to their roles', () => {
  const duel: View = { ...view, table: { goals: [2, 1], kicker: 0, last: [1, 2, 3] } };
  const sections = sectionsOf(duel, 0, {}, words);
  expect(sections.map((section) => [section.role, section.counters.map((one) => [one.title, one.value])])).toEqual([
    [null, [['Kicker', 0]]],
    [1, [['Goals', 1]]],
    [0, [['Goals', 2]]],
  ]);
});

test('men stand on their places as one sees them from one’s own goal', () => {
  const [mine, his] = [
    { role: 0, number: 6 },
    { role: 1, number: 9 },
  ];
  const table = {
    ...view.table,
    pitch: [
      [null, mine],
      [his, null],
    ],
    ball: 1,
  };
  const seen = (chair: number | null): (string | undefined)[][] =>
    fieldOf({ ...view, table }, chair, { field: { rows: 'pitch', ball: 'ball' } }).map((row) =>
      row.map((man) => (man ? `${man.team} ${man.number}${man.hasBall ? ' ball' : ''}` : undefined)),
    );
  expect(seen(0)).toEqual([
    ['blue 9', undefined],
    [undefined, 'red 6 ball'],
  ]);
  expect(seen(1)).toEqual([
    ['red 6 ball', undefined],
    [undefined, 'blue 9'],
  ]);
  expect(fieldOf(view, 0, {})).toEqual([]);
});
