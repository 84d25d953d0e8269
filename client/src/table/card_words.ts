import { t } from '../settings.svelte';
import type { Words } from '../words';

/** How what stands on cards is called: fields, values, kinds, and where a value comes from. */
const ARROW = '^';
const AGAIN = ' ↺';
const NOTHING = '–';
const keyed = (word: string): string => word.replaceAll('_', '-');

export function fieldName(field: string, words: Words): string {
  const key = `field-${keyed(field)}`;
  return words.has(key) ? words.text(key) : field;
}

export function kindName(kind: string, words: Words): string {
  const key = `kind-${keyed(kind)}`;
  return words.has(key) ? words.text(key) : kind;
}

export function valueName(field: string, value: unknown, words: Words): string {
  if (Array.isArray(value))
    return value.length ? value.map((one) => valueName(field, one, words)).join(' · ') : NOTHING;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  const text = String(value ?? '');
  const plain = text.endsWith(ARROW) ? text.slice(0, -ARROW.length) : text;
  const key = [field, 'symbol', 'slot']
    .map((one) => keyed(`${one}-${plain.toLowerCase()}`))
    .find((one) => words.has(one));
  const named = key ? words.text(key) : words.name(plain) || NOTHING;
  return plain === text ? named : named + AGAIN;
}

export function sourceName(source: string, words: Words): string {
  const key = `provenance-${source}`;
  return words.has(key) ? words.text(key) : t(key);
}
