import { board, cards, words } from '../api';
import { skinOf } from '../skins';
import { Words, type Language } from '../words';
import type { BoardHints } from './board';
import type { Card, Skin } from './skin';

/** Everything a table needs of its game: words, cards, hints for drawing, and the skin. */
export class Dressing {
  words = $state.raw<Words | null>(null);
  cards = $state.raw<Map<string, Card>>(new Map());
  board = $state.raw<BoardHints>({});
  skin = $state.raw<Skin | null>(null);
  trouble = $state.raw<unknown>(null);

  get isReady(): boolean {
    return this.words !== null && this.skin !== null;
  }

  async load(game: string, lang: Language, isPlain: boolean): Promise<void> {
    try {
      const [text, all, hints, skin] = await Promise.all([
        words(game, lang), cards(game), board(game).catch(() => ({})), skinOf(game, isPlain),
      ]);
      this.cards = new Map(all.cards.map((card) => [card.id, card]));
      this.board = hints as BoardHints;
      this.words = new Words(lang, { ...text, ftl: `${text.ftl}\n${skin.ftl?.[lang] ?? ''}` });
      this.skin = skin;
      this.trouble = null;
    } catch (error) {
      if (!this.isReady) this.trouble = error;
    }
  }
}
