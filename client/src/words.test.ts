import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES, unjoined, Words, type Language } from './words';
import fixtures from './words/fixtures.json';

const GAMES = join(import.meta.dirname, '../../src/anpfiff/games');
const SHARED = join(import.meta.dirname, '../../src/anpfiff/core/shared_words');
const WORDS = join(import.meta.dirname, 'words');

/** All words of the page: those of every screen, and those that only some screens need. */
const page = (lang: Language): string =>
  readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${lang}.ftl`))
    .map((file) => readFileSync(join(WORDS, file), 'utf8'))
    .join('\n');

function ftlOf(where: string, lang: Language): string {
  if (where === 'page') return page(lang);
  const folder = join(GAMES, where, 'words');
  const own = readdirSync(folder).filter((file) => file.endsWith(`${lang}.ftl`));
  return [...own.map((file) => join(folder, file)), join(SHARED, `${lang}.ftl`)]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const keysOf = (lang: Language): string[] =>
  [...new FluentResource(page(lang)).body].map((message) => message.id).sort();

test.each(fixtures)('$language $key says what Python says', (one) => {
  const lang = one.language as Language;
  const said = new Words(lang, ftlOf(one.words, lang)).text(one.key, one.args as Record<string, string | number>);
  expect(lang === 'fr' ? unjoined(said) : said).toBe(one.text);
});

/** By message, the variables it uses, without their case; one language alone may need a count for its plural. */
function variablesOf(lang: Language): Record<string, string[]> {
  const used = (one: object) => [...JSON.stringify(one).matchAll(/"type":"var","name":"(?!count")(\w+)/g)];
  const messages = [...new FluentResource(page(lang)).body];
  return Object.fromEntries(messages.map((one) => [one.id, used(one).map(([, name]) => name ?? '')]));
}

test('the three languages have the same messages', () => {
  expect(keysOf('en')).toEqual(keysOf('de'));
  expect(keysOf('fr')).toEqual(keysOf('de'));
});

test.each(LANGUAGES)('a variable in %s stands in another language too, which may leave it out', (lang) => {
  const others = LANGUAGES.filter((other) => other !== lang).map(variablesOf);
  const own = Object.entries(variablesOf(lang)).flatMap(([key, names]) =>
    names.filter((name) => !others.some((other) => other[key]?.includes(name))).map((name) => `${key} ${name}`),
  );
  expect(own).toEqual([]);
});

test('every message is whole: as many are read as are written', () => {
  for (const lang of LANGUAGES) expect(keysOf(lang)).toHaveLength((page(lang).match(/^[a-z][\w-]* *=/gm) ?? []).length);
});

/** All code of the client but the skins, which bring words of their own. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'skins' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

test('every key written in the code has words, and every message is used', () => {
  const code = sources(import.meta.dirname).join('\n');
  const keys = new Set(keysOf('de'));
  const asked = [...code.matchAll(/\bt\(\s*(?:[\w.!()= ]+\?\s*)?'([a-z][a-z0-9-]*)'/g)].map((match) => match[1] ?? '');
  expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  const literal = new Set([...code.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map((match) => match[1]));
  const stems = [...code.matchAll(/`([a-z][a-z0-9]*-[a-z0-9-]*)\$\{/g)].map((match) => match[1] ?? '');
  // of phrases there are several: `key`, `key-2`, `key-3`
  const unused = [...keys].filter(
    (key) => !literal.has(key) && !literal.has(key.replace(/-\d$/, '')) && !stems.some((stem) => key.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});

test('a notation becomes words with the names of its arguments in order', () => {
  const words = new Words('en', {
    ftl: 'say-refill = { $position ->\n        [defender] { $man } drops back\n       *[other] { $man } goes up\n    }\n',
    names: { paul_walze: 'Paul Walze' },
    verbs: { refill: ['man', 'position'] },
  });
  expect(words.say('refill paul_walze defender')).toBe('Paul Walze drops back');
  expect(words.text('nothing-like-it')).toBe('nothing-like-it');
});

test('whoever sits at the table is called by name, and a nameless seat counts from 1', () => {
  const words = new Words('en', {
    ftl: 'seat-nameless = Seat { $number }\nsay-lot = The lot: { $seat }\ntell-left = { $seat ->\n        [me] You leave.\n       *[other] { $seat } leaves.\n    }\ntell-tie = { $first_seat } against { $second_seat }.\n',
    names: {},
    verbs: { lot: ['seat'] },
  });
  expect(words.tell('left', { seat: 1 }, ['Mara', 'Jonas'])).toBe('Jonas leaves.');
  expect(words.tell('left', { seat: 1 })).toBe('Seat 2 leaves.');
  expect(words.tell('tie', { first_seat: 1, second_seat: 0 }, ['Mara', ''])).toBe('Seat 2 against Mara.');
  expect(words.say('lot 0')).toBe('The lot: Seat 1');
});

test('in French a verb and the word that asks with it stay in one line', () => {
  const words = new Words(
    'fr',
    'ask = Quelle équipe diriges-tu ? Ton gardien tire-t-il ?\nname = Saint-Étienne, Bosnie-Herzégovine',
  );
  expect(words.text('ask')).toBe('Quelle équipe diriges-\u2060tu ? Ton gardien tire-\u2060t-\u2060il ?');
  expect(words.text('name')).toBe('Saint-Étienne, Bosnie-Herzégovine');
});
