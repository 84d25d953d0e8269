import { words as askWords } from '../../api';
import { settings } from '../../settings.svelte';
import { Words } from '../../words';

/** The words of a game in the reader's language, once they are there. */
export class GameWords {
  words = $state.raw<Words | null>(null);

  constructor(game: () => string, tell: (error: unknown) => void) {
    $effect(() => {
      const { lang } = settings;
      const key = game();
      if (key) askWords(key, lang).then((found) => (this.words = new Words(lang, found)), tell);
    });
  }
}
