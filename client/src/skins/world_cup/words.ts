import de from './words/de.ftl?raw';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

/** The skin's own words, to be added to those of the game. */
export const ftl: Record<'de' | 'en' | 'fr', string> = { de, en, fr };
