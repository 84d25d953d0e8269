/** What stands on the tiles of a list: teams, budgets, men to sign, lines, styles. */
import type { Card } from '../../table/skin';
import type { Words } from '../../words';
import { roleOf, type Box } from './box';
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

/** `team` is whose men are meant, where a list names men before kick-off. */
export function tileOf(option: string, box: Box, cards: ReadonlyMap<string, Card>, words: Words, team = ''): Tile {
  const [verb = '', first = '', second = '', third = ''] = option.split(' ');
  const tile: Tile = { option, title: words.say(option), note: '', text: '', flag: null, metal: null };
  const fields = cards.get(first)?.fields;
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
    const price = (card?.price ?? 0) + (metal === 'gold' ? box.gild : 0);
    const note = words.text('hat-signing', { price, orientation: card?.orientation ?? 'balanced', attack, defence });
    return { ...tile, title: words.name(second), note, text: words.name(`${role}_${metal}`), metal };
  }
  if (verb === 'captain') {
    const roles = cards.get(team)?.fields.line_up as string[] | undefined;
    return { ...tile, note: words.name(roles?.[Number(first) - 2] ?? '') };
  }
  if (verb === 'style') return { ...tile, title: words.name(first), text: words.name(`${first}_text`) };
  return tile;
}

/** What has been spent on a team so far, by orientation. */
export function spentOn(said: readonly string[], box: Box): Record<'defensive' | 'balanced' | 'offensive', number> {
  const spent = { defensive: 0, balanced: 0, offensive: 0 };
  for (const option of said) {
    const [verb, , kind = '', metal] = option.split(' ');
    const card = verb === 'sign' ? box.roles.get(roleOf(kind) ?? '') : undefined;
    if (card) spent[card.orientation] += card.price + (metal === 'gold' ? box.gild : 0);
  }
  return spent;
}
