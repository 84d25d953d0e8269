import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import de from './words/de.ftl?raw';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

/** The keys of a language file, each with the variables its message takes. */
function keys(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=\S)/)) {
    const key = /^((?:cup|tell)-[a-z0-9-]+) =/.exec(block)?.[1];
    if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((one) => one[1]))].sort().join());
  }
  return found;
}

it('all languages have the same keys, and the variables of one are known to all', () => {
  const [first, ...others] = [de, en, fr].map(keys);
  for (const other of others) {
    expect([...other.keys()]).toEqual([...(first?.keys() ?? [])]);
    for (const [key, names] of other) expect(`${key} ${names}`).toBe(`${key} ${first?.get(key)}`);
  }
});

it('nothing in them is refused by Fluent', () => {
  for (const text of [de, en, fr]) expect(new FluentResource(text).body.length).toBe(keys(text).size);
});
