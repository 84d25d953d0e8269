/** A team as a list of its ten men: of a nation, of a team card, or as far as it has been built by a budget. */
import type { Card } from '../../table/skin';
import { roleOf, type Box } from './box';

export interface Member {
  number: number;
  /** A role, or a man of the base game. */ id: string;
  isGold: boolean;
  isRole: boolean;
  attack: number;
  defence: number;
}
/** `hasStarKeeper` is null as long as no goalkeeper was chosen. */
export interface Team {
  members: Member[];
  hasStarKeeper: boolean | null;
  style: string | null;
}

const FIRST = 2;

/** The team of this id, or null if it has no line-up of its own. */
export function teamOf(id: string, box: Box, cards: ReadonlyMap<string, Card>): Team | null {
  const fields = cards.get(id)?.fields;
  const lineUp = fields?.line_up as string[] | undefined;
  if (fields && lineUp) {
    const gold = fields.gold_numbers as number[];
    return {
      members: lineUp.map((role, k) => memberOf(box, FIRST + k, role, gold.includes(FIRST + k))),
      hasStarKeeper: fields.star_goalkeeper === true,
      style: String(fields.style),
    };
  }
  const stars = fields?.stars as number[] | undefined;
  return stars ? baseTeam(stars, cards) : null;
}

function memberOf(box: Box, number: number, role: string, isGold: boolean): Member {
  const [attack = 0, defence = 0] = box.roles.get(role)?.[isGold ? 'gold' : 'silver'] ?? [];
  return { number, id: role, isGold, isRole: true, attack, defence };
}

function baseTeam(stars: readonly number[], cards: ReadonlyMap<string, Card>): Team {
  const members = [...cards.values()]
    .filter((card) => card.kind === 'player')
    .map(({ id, fields }): Member => {
      const number = Number(fields.number);
      const isGold = stars.includes(number);
      const [attack = 0, defence = 0] = fields[isGold ? 'star' : 'regular'] as number[];
      return { number, id, isGold, isRole: false, attack, defence };
    });
  return { members: members.toSorted((a, b) => a.number - b.number), hasStarKeeper: stars.includes(1), style: null };
}

/** What has been signed so far ("sign 4 wing_back_4_5 gold"), with the man who is held up. */
export function builtOf(said: readonly string[], box: Box): Team {
  const members = said
    .filter((one) => one.startsWith('sign '))
    .map((one) => one.split(' '))
    .map(([, number, kind = '', metal]) => memberOf(box, Number(number), roleOf(kind) ?? '', metal === 'gold'));
  return {
    members,
    hasStarKeeper: said.some((one) => one.startsWith('keeper ')) ? said.includes('keeper star') : null,
    style: null,
  };
}
