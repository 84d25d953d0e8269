import type { OptionValue } from '../api';
import { t } from '../settings.svelte';
import type { Words } from '../words';

const keyed = (name: string): string => name.replaceAll('_', '-');

export function editionName(edition: string, words: Words): string {
  const key = `edition-${keyed(edition)}`;
  return words.has(key) ? words.text(key) : edition;
}

export function optionName(name: string, words: Words): string {
  const key = `option-${keyed(name)}`;
  return words.has(key) ? words.text(key) : name.replaceAll('_', ' ');
}

/** One sentence about an option, if the game has one. */
export function optionAbout(name: string, words: Words): string {
  const key = `option-${keyed(name)}-about`;
  return words.has(key) ? words.text(key) : '';
}

export function valueName(option: string, value: OptionValue, words: Words): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const key = `option-${keyed(option)}-${keyed(String(value))}`;
  return words.has(key) ? words.text(key) : String(value);
}
