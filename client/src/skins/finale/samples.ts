/** Small pieces of a table for the tests. */
import type { Card } from '../../table/skin';
import type { Figures } from './figures';
import { footballers, type Footballer } from './men';
import { BLANK } from './state';
import type { Facts, Look, Position, SideView, TeamId } from './state';

export function cardOf(id: string, team: TeamId, position: Position, strength: number[], value = 3): Card {
  return {
    kind: 'footballer',
    id,
    names: { de: id, en: id, fr: id },
    fields: { team, position, value, strength, risk: [], corner: ['', '', '', ''] },
    provenance: { corner: 'reconstructed' },
  };
}

export function menOf(...cards: Card[]): Map<string, Footballer> {
  return footballers(new Map(cards.map((card) => [card.id, card])), { corners: {} } as Figures);
}

export function sideOf(given: Partial<SideView>): SideView {
  return { ...BLANK.sides[0], had_rows: 14, ...given };
}

export const FACTS: Facts = {
  men: [{}, {}],
  action: null,
  changes: null,
  kicks_left: [0, 0],
  minutes: [1, 15],
  periods: 6,
  aggregate: null,
  legs: null,
  cup: [],
};

export function lookOf(phase: string, side: SideView): Look {
  return {
    table: { ...BLANK, period: 1, attack: 1, attacks: 1, sides: [side, sideOf({ team: 'acker' })] },
    facts: FACTS,
    mine: 0,
    near: 0,
    far: 1,
    seats: [0, 1],
    said: [],
    phase,
  };
}
