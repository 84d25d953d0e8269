/** What stands on the tiles of a list: teams, budgets, men to sign, lines, styles. */
import type { Card } from '../../table/skin';
import type { Words } from '../../words';
import { roleOf, type Box } from './box';
import type { Facts, Member } from './state';
import { flagOf } from './flags';

export interface Tile {
  option: string;
  title: string;
  note: string;
  /** A longer text: what an ability or a style card does. */
  text: string;
  flag: string | null;
  metal: 'silver' | 'gold' | null;
}

/** What is told of a team before kick-off (its prices and its men) counts where men are signed or named from a list. */
export function tileOf(
  option: string,
  box: Box,
  cards: ReadonlyMap<string, Card>,
  words: Words,
  prices: Facts['prices'] = {},
  men: readonly Member[] = [],
): Tile {
  const [verb = '', first = '', second = '', third = ''] = option.split(' ');
  const tile: Tile = { option, title: words.say(option), note: '', text: '', flag: null, metal: null };
  const fields = cards.get(first)?.fields;
  if (verb === 'flag') return { ...tile, title: words.name(first), flag: flagOf(first) };
  if (verb === 'team')
    return {
      ...tile,
      title: words.name(first),
      note: words.text('hat-stars', { number: (fields?.stars as number[] | undefined)?.length ?? 0 }),
      flag: flagOf(first),
    };
  if (verb === 'ready') {
    const [defence = 0, midfield = 0, attack = 0] = (fields?.balance as number[] | undefined) ?? [];
    const gold = (fields?.gold_numbers as number[] | undefined)?.length ?? 0;
    const note = words.text('hat-team-card', {
      style: words.name(String(fields?.style)),
      level: String(fields?.level),
      gold,
      defence,
      midfield,
      attack,
    });
    return { ...tile, title: words.name(first), note, flag: flagOf(first) };
  }
  if (verb === 'budget') {
    const budget = box.budgets.get(first);
    return {
      ...tile,
      title: words.name(first),
      note: words.text('hat-budget', { defence: budget?.defence ?? 0, attack: budget?.attack ?? 0 }),
    };
  }
  if (verb === 'sign') {
    const role = roleOf(second) ?? '';
    const metal = third === 'gold' ? 'gold' : 'silver';
    const card = box.roles.get(role);
    const [attack = 0, defence = 0] = card?.[metal] ?? [];
    const [silver = 0, gold = 0] = prices[role] ?? [];
    const note = words.text('hat-signing', {
      price: metal === 'gold' ? gold : silver,
      orientation: card?.orientation ?? 'balanced',
      attack,
      defence,
    });
    return { ...tile, title: words.name(second), note, text: words.name(`${role}_${metal}`), metal };
  }
  if (verb === 'captain')
    return { ...tile, note: words.name(men.find((man) => man.number === Number(first))?.card ?? '') };
  if (verb === 'style') return { ...tile, title: words.name(first), text: words.name(`${first}_text`) };
  return tile;
}

/** Nations are looked for by their names in the reader's language; what has no flag comes first, as it was. */
export function inOrder(tiles: readonly Tile[], lang: string): Tile[] {
  const { compare } = new Intl.Collator(lang);
  return tiles.toSorted((one, two) =>
    one.flag && two.flag ? compare(one.title, two.title) : Number(!!one.flag) - Number(!!two.flag),
  );
}
