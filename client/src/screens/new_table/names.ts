import type { OptionValue } from '../../api';
import { t } from '../../settings.svelte';
import type { Words } from '../../words';

const keyed = (name: string): string => name.replaceAll('_', '-');

/** An edition by name; its words may still be on their way. */
export function editionName(edition: string, words: Words | null): string {
  return words ? textOr(words, `edition-${keyed(edition)}`, edition) : '';
}

/** One sentence about an edition, if the game has one. */
export function editionAbout(edition: string, words: Words | null): string {
  return words ? textOr(words, `edition-${keyed(edition)}-about`, '') : '';
}

function textOr(words: Words, key: string, other: string): string {
  return words.has(key) ? words.text(key) : other;
}

export function optionName(name: string, words: Words): string {
  return textOr(words, `option-${keyed(name)}`, name.replaceAll('_', ' '));
}

/** One sentence about an option, if the game has one. */
export function optionAbout(name: string, words: Words): string {
  return textOr(words, `option-${keyed(name)}-about`, '');
}

export function valueName(option: string, value: OptionValue, words: Words): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return textOr(words, `option-${keyed(option)}-${keyed(String(value))}`, String(value));
}
