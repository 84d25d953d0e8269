import { board, cards, words } from '../api';
import { skinOf, skinWords } from '../skins';
import type { Cards } from '../generated/protocol';
import { settings } from '../settings.svelte';
import { Words, type GameWords, type Language } from '../words';
import { breath } from '../kit/quiet';
import type { BoardHints } from './board';
import type { Card, Skin } from './skin';

/** Everything a table needs of its game: words, cards, hints for drawing, and the skin. */
export class GameAssets {
  words = $state.raw<Words | null>(null);
  cards = $state.raw<Map<string, Card>>(new Map());
  /** The numbers the box fixes that stand on no card. */
  figures = $state.raw<Record<string, unknown>>({});
  board = $state.raw<BoardHints>({});
  skin = $state.raw<Skin | null>(null);
  trouble = $state.raw<unknown>(null);

  get isReady(): boolean {
    return this.words !== null && this.skin !== null;
  }

  async load(game: string, lang: Language, isPlain: boolean, own: string): Promise<void> {
    try {
      const [text, all, hints, skin, more] = await fetchAssets(game, lang, isPlain, own);
      this.cards = new Map(all.cards.map((card) => [card.id, card]));
      this.figures = all.figures;
      this.board = hints as BoardHints;
      const words = wordsFor(lang, text, all, more);
      // reading the words is one thing, drawing the table another
      await breath();
      this.words = words;
      this.skin = skin;
      this.trouble = null;
    } catch (error) {
      if (!this.isReady) this.trouble = error;
    }
  }
}

/** All of it, as it comes over the line; what was fetched once is there at once. */
export function fetchAssets(game: string, lang = settings.lang, isPlain = settings.plain, own = '') {
  return Promise.all([
    words(game, lang),
    cards(game, own),
    board(game).catch(() => ({})),
    skinOf(game, isPlain),
    isPlain ? '' : skinWords(game, lang),
  ]);
}

/** A game's words with the names and texts its cards have at this table, and those a skin brings. */
export function wordsFor(lang: Language, text: GameWords, box: Cards, more: string): Words {
  const names = Object.fromEntries(
    box.cards.flatMap((card) => (card.names[lang] ? [[card.id, card.names[lang]]] : [])),
  );
  return new Words(lang, {
    ...text,
    names: { ...text.names, ...names, ...box.names[lang] },
    ftl: `${text.ftl}\n${more}`,
  });
}
