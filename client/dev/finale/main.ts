/** The harness: one fixture, one language, one theme, chosen in the address (?f=build-up-attack&l=de&t=dark). */
import { mount } from 'svelte';
import '../../src/kit/tokens.css';
import '../../src/kit/base.css';
import type { Line, News, TableInfo } from '../../src/generated/protocol';
import type { Card, Odds } from '../../src/table/skin';
import { Words, type Language } from '../../src/words';
import { ftl } from '../../src/skins/finale';
import Harness from './Harness.svelte';

interface Fixture {
  info: TableInfo;
  news: News & { lines: Line[] };
  chances: Odds;
}

const query = new URLSearchParams(location.search);
const lang = (query.get('l') ?? 'de') as Language;
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('t') ?? 'dark';

const files = import.meta.glob('./fixtures/*.json');
async function read<T>(name: string): Promise<T> {
  const load = files[`./fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}`);
  return ((await load()) as { default: T }).default;
}

const cards = await read<Card[]>('cards');
const game = await read<{ ftl: string; names: Record<string, string> }>(`words-${lang}`);
const words = new Words(lang, { ftl: `${game.ftl}\n${ftl[lang]}`, names: game.names });
const table = { words, cards: new Map(cards.map((card) => [card.id, card])), names: Object.keys(files) };
const fixture = await read<Fixture>(query.get('f') ?? 'build-up-attack');
const target = document.getElementById('app');
if (target) mount(Harness, { target, props: { fixture, ...table } });
