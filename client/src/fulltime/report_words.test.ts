import { expect, test } from 'vitest';
import de from '../words/report/de.ftl?raw';
import en from '../words/report/en.ftl?raw';
import fr from '../words/report/fr.ftl?raw';
import { Words, type Language } from '../words';
import type { Figures, Finish } from './figures';
import { reportOf } from './report_words';

const FILES: [Language, string][] = [
  ['de', de],
  ['en', en],
  ['fr', fr],
];

/** Six goals of one side, one after the other. */
const finishes = [1, 2, 3, 4, 5, 6].map(
  (goals) => ({ team: 'red', minute: 10 * goals, isGoal: true, odds: null, score: [goals, 0] }) as unknown as Finish,
);
const figures = { finishes, unit: 'round', xg: [1, 0] } as unknown as Figures;

test.each(FILES)('no two sentences in a row are made the same way: %s', (lang, file) => {
  const { paragraphs } = reportOf(figures, [6, 0], ['red', 'blue'], ['Peru', 'Chile'], new Words(lang, file));
  const shapes = (paragraphs[0] ?? '').split('. ').map((sentence) => sentence.replaceAll(/\d+|\./g, ''));
  expect(shapes).toHaveLength(6);
  expect(shapes.filter((shape, k) => shape === shapes[k + 1])).toEqual([]);
});

test.each(FILES)('whoever gave up stands in the headline, even if he led: %s', (lang, file) => {
  const words = new Words(lang, file);
  const { headline } = reportOf(figures, [6, 0], ['red', 'blue'], ['Peru', 'Chile'], words, 'Chile', true);
  expect(headline.indexOf('Peru')).toBeLessThan(headline.indexOf('Chile'));
  expect(headline).toContain('6:0');
});
