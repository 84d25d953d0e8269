import { rules } from '../../api';
import { settings } from '../../settings.svelte';
import type { Language } from '../../words';
import { readBook, type Block } from './book';

/** A game's rulebook in the language of the page: as soon as another language is chosen, it is opened in that one. */
export class OpenBook {
  blocks = $state.raw<Block[]>([]);
  /** The language of these blocks, which stay until those of a newly chosen language are there. */
  lang = $state.raw<Language>(settings.lang);
  trouble = $state.raw<unknown>(null);

  /** Made while a component is set up; the book is fetched once somebody wants it. */
  constructor(game: () => string, isWanted: () => boolean = () => true) {
    $effect(() => (isWanted() ? this.read(game(), settings.lang) : undefined));
  }

  /** What is called when the answer is not wanted any more, because another book or language is. */
  private read(game: string, lang: Language): () => void {
    let isLate = false;
    rules(game, lang).then(
      (found) => {
        if (isLate) return;
        this.blocks = readBook(found.markdown);
        this.lang = lang;
        this.trouble = null;
      },
      (error: unknown) => {
        if (!isLate) this.trouble = error;
      },
    );
    return () => (isLate = true);
  }
}
