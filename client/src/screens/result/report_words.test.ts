import { expect, test } from 'vitest';
import de from '../../words/report/de.ftl?raw';
import en from '../../words/report/en.ftl?raw';
import fr from '../../words/report/fr.ftl?raw';
import { Words, type Language } from '../../words';
import type { Headline } from '../../generated/protocol';
import type { Figures, Finish } from './figures';
import { headlineOf } from './headline';
import { reportOf } from './report_words';

const FILES: [Language, string][] = [
  ['de', de],
  ['en', en],
  ['fr', fr],
];

/** Six goals of one side, one after the other. */
const finishes = [1, 2, 3, 4, 5, 6].map(
  (goals) =>
    ({
      team: 'red',
      minute: 10 * goals,
      isGoal: true,
      odds: null,
      score: [goals, 0],
      man: '',
      number: goals,
    }) as unknown as Finish,
);
const figures = { finishes, unit: 'round', xg: [1, 0], happenings: [], halves: [] } as unknown as Figures;

/** By case: names that change in a sentence, and one of them that stands in the sentences below. */
const CASES = Object.fromEntries(
  ['nom', 'Nom', 'acc', 'Acc', 'gen', 'dat'].map((one) => [one, { Peru: `${one}·Peru`, Chile: `${one}·Chile` }]),
);
const gameOf = (lang: Language): Words =>
  new Words(lang, {
    ftl: '',
    names: { red: 'Peru', blue: 'Chile', man: 'Ronny' },
    verbs: {},
    cases: lang === 'en' ? {} : CASES,
  });
const headline = (seed: number, kind = 'rout'): Headline => ({
  key: '',
  kind,
  seed,
  names: { winner: 'red', loser: 'blue', first: 'red', second: 'blue' },
  seats: {},
  number: 0,
  score: '6:0',
  teams: ['red', 'blue'],
});
const told = (lang: Language, file: string, seed: number, kind?: string) =>
  reportOf(headline(seed, kind), figures, ['red', 'blue'], gameOf(lang), new Words(lang, file));

test.each(FILES)('no two sentences in a row are made the same way: %s', (lang, file) => {
  const shapes = (told(lang, file, 0).paragraphs[0] ?? '')
    .replaceAll(/\(.*?\)/g, '')
    .split('. ')
    .map((sentence) => sentence.replaceAll(/\d+|\./g, ''));
  expect(shapes).toHaveLength(6);
  expect(shapes.filter((shape, k) => shape === shapes[k + 1])).toEqual([]);
});

test.each(FILES)('two matches that went alike do not read alike: %s', (lang, file) => {
  const [one, two] = [told(lang, file, 4), told(lang, file, 5)];
  expect(one.lead).not.toBe(two.lead);
  expect(one.paragraphs.join()).not.toBe(two.paragraphs.join());
  expect(told(lang, file, 4)).toEqual(one);
});

test.each(FILES.filter(([lang]) => lang !== 'en'))('a name stands in a sentence with its article: %s', (lang, file) => {
  for (const kind of ['turned', 'late', 'clear', 'pulled', 'draw', 'resigned'])
    for (const seed of [0, 1, 2]) {
      const { lead, paragraphs } = told(lang, file, seed, kind);
      expect([lead, ...paragraphs].join(' ').replaceAll(/\w+·(Peru|Chile)|(Peru|Chile) \d/g, '')).not.toMatch(
        /Peru|Chile/,
      );
    }
});

test.each(FILES)('every kind of headline has its sentence, and names whom it names: %s', (lang, file) => {
  const kinds = [
    'turned',
    'late',
    'close',
    'edge',
    'kicks',
    'clean',
    'clear',
    'pulled',
    'rout',
    'draw',
    'goalless',
    'resigned',
  ];
  for (const kind of kinds)
    for (const seed of [0, 1, 2]) expect(told(lang, file, seed, kind).lead).toMatch(/^[^${}]{15,}$/);
  expect(told(lang, file, 0, 'champion').lead).toBe('');
});

test.each(FILES)('who gives up is named, and chances that nobody had are not counted: %s', (lang, file) => {
  const none = { ...figures, finishes: [], xg: [0, 0] } as unknown as Figures;
  for (const seed of [0, 1, 2]) {
    const { lead, paragraphs } = reportOf(
      headline(seed, 'resigned'),
      none,
      ['red', 'blue'],
      gameOf(lang),
      new Words(lang, file),
    );
    expect(lead).toContain('Chile');
    expect(paragraphs).toHaveLength(1);
    expect(paragraphs[0]).not.toMatch(/[0-9]/);
  }
});

test('the score is told from the side of the winner', () => {
  const words = new Words('de', { ftl: 'headline-x = { $winner } { $score }', names: { blue: 'Chile' }, verbs: {} });
  const one = { ...headline(1), key: 'headline-x', names: { winner: 'blue' }, score: '0:2' };
  expect(headlineOf(one, words, [])).toBe('Chile 2:0');
});

test.each(FILES)('a paragraph ends with the first half, and a man sent off is named: %s', (lang, file) => {
  const happenings = [{ kind: 'red', minute: 50, team: 'blue', man: 'man', number: null }];
  const halves = { ...figures, halves: [35], happenings } as unknown as Figures;
  const { paragraphs } = reportOf(headline(0), halves, ['red', 'blue'], gameOf(lang), new Words(lang, file));
  expect(paragraphs).toHaveLength(3);
  expect(paragraphs[0]?.split('. ').at(-1)).toContain('3:0');
  expect(paragraphs[2]).toContain('Ronny');
});

test.each(FILES)('of a tie it is told how the first leg ended: %s', (lang, file) => {
  const ui = new Words(lang, file);
  const { paragraphs } = reportOf(headline(0), figures, ['red', 'blue'], gameOf(lang), ui, [0, 3]);
  expect(paragraphs[0]).toContain('0:3');
  expect(paragraphs.slice(1)).toEqual(told(lang, file, 0).paragraphs);
});

test.each(FILES)('who leads for the first time is not said to lead again: %s', (lang, file) => {
  const goals = [
    { team: 'red', minute: 10, score: [1, 0] },
    { team: 'blue', minute: 20, score: [1, 1] },
    { team: 'blue', minute: 30, score: [1, 2] },
  ].map((goal) => ({ ...finishes[0], ...goal }));
  const turned = { ...figures, finishes: goals } as unknown as Figures;
  for (const seed of [0, 1, 2]) {
    const { paragraphs } = reportOf(headline(seed), turned, ['red', 'blue'], gameOf(lang), new Words(lang, file));
    const lead = (paragraphs[0] ?? '').split(')').find((sentence) => sentence.includes('1:2'));
    expect(lead).not.toMatch(/wieder|erneut|again|once more|repasse|reprend|antwort|answer|réponse/i);
  }
});
