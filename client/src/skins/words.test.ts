import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>('./*/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const SKINS = [...new Set(Object.keys(FILES).map((path) => path.split('/')[1] ?? ''))];

function texts(skin: string): string[] {
  return ['de', 'en', 'fr'].map((lang) => FILES[`./${skin}/words/${lang}.ftl`] ?? '');
}

/** The keys of a language file, each with the variables its message takes. */
function keys(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=\S)/)) {
    const key = /^([a-z]+-[a-z0-9-]+) =/.exec(block)?.[1];
    if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((one) => one[1]))].sort().join());
  }
  return found;
}

it('every skin with words is looked at', () => {
  expect(SKINS).toEqual(expect.arrayContaining(['finale', 'fussball_fieber']));
});

it.each(SKINS)('%s: all languages have the same keys, and the variables of one are known to all', (skin) => {
  const [first, ...others] = texts(skin).map(keys);
  for (const other of others) {
    expect([...other.keys()]).toEqual([...(first?.keys() ?? [])]);
    for (const [key, names] of other) expect(`${key} ${names}`).toBe(`${key} ${first?.get(key)}`);
  }
});

it.each(SKINS)('%s: nothing in them is refused by Fluent', (skin) => {
  for (const text of texts(skin)) expect(new FluentResource(text).body.length).toBe(keys(text).size);
});
