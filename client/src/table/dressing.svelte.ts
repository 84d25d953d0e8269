import { board, cards, words } from '../api';
import { skinOf } from '../skins';
import type { Cards } from '../protocol';
import { Words, type GameWords, type Language } from '../words';
import type { BoardHints } from './board';
import type { Card, Skin } from './skin';

/** Everything a table needs of its game: words, cards, hints for drawing, and the skin. */
export class Dressing {
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
      const [text, all, hints, skin] = await Promise.all([
        words(game, lang),
        cards(game, own),
        board(game).catch(() => ({})),
        skinOf(game, isPlain),
      ]);
      this.cards = new Map(all.cards.map((card) => [card.id, card]));
      this.figures = all.figures;
      this.board = hints as BoardHints;
      this.words = wordsFor(lang, text, all, skin.ftl);
      this.skin = skin;
      this.trouble = null;
    } catch (error) {
      if (!this.isReady) this.trouble = error;
    }
  }
}

/** A game's words with the names and texts its cards have at this table, and those a skin brings. */
export function wordsFor(lang: Language, text: GameWords, box: Cards, ftl?: Record<Language, string>): Words {
  const names = Object.fromEntries(
    box.cards.flatMap((card) => (card.names[lang] ? [[card.id, card.names[lang]]] : [])),
  );
  return new Words(lang, {
    ...text,
    names: { ...text.names, ...names, ...box.names[lang] },
    ftl: `${text.ftl}\n${ftl?.[lang] ?? ''}`,
  });
}
