/** Why something cannot be named now, as far as the table tells it. */
import { t } from '../../settings.svelte';
import type { News } from '../../generated/protocol';
import { sectionsOf, type BoardHints } from '../../table/board';
import type { Placed } from '../../table/lines';
import type { Sentence } from '../../table/story';
import type { Words } from '../../words';

/** What is known of a table: how it lies, and what was told so far. */
export interface Known {
  news: News;
  hints: BoardHints;
  words: Words;
  names: readonly string[];
  lines: readonly Placed[];
  story: readonly Sentence[];
}

/** Where what was named lies now, and what was last told of it. */
export function whyNot(subject: string, { news, hints, words, names, lines, story }: Known): string[] {
  const id = subject.split(' ').at(-1) ?? '';
  const piles = news.view ? sectionsOf(news.view, null, hints, words, names).flatMap((section) => section.piles) : [];
  const place = piles.find(({ pile }) => pile.cards?.some((card) => card.split(' ').at(-1) === id))?.title;
  const told = lines.findLast(({ line }) => line.line === 'told' && Object.values(line.args).includes(id));
  const last = story.find((sentence) => sentence.ply === told?.ply);
  return [
    ...(place ? [t('real-lies', { place })] : []),
    ...(last ? [t('real-last', { when: last.when, text: last.text })] : []),
  ];
}
