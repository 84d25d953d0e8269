/** Small pieces of a table for the tests. */
import type { Card } from '../../table/skin';
import { footballers, type Footballer } from './men';
import type { Look, Position, SideView, TeamId } from './view';

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
  return footballers(new Map(cards.map((card) => [card.id, card])), 'before_strongest');
}

export function sideOf(given: Partial<SideView>): SideView {
  const pile = { size: 0, cards: [] };
  return {
    team: 'stollen',
    pitch: pile,
    bench: pile,
    box: pile,
    hand: pile,
    deck: pile,
    shown: pile,
    spent: pile,
    away: pile,
    yellow: [],
    chips: [],
    fielded: [],
    arrow: [],
    checks: [],
    shot: [],
    first_eleven: [],
    first_bench: [],
    subs: 3,
    total: 0,
    goals: 0,
    earlier: 0,
    kicks: 0,
    kick_goals: 0,
    had_rows: 14,
    arrow_rows: 0,
    turns: {},
    moved: {},
    lost: [0, 0, 0, 0],
    kickers: [],
    card: null,
    first_card: null,
    ...given,
  };
}

export function lookOf(agenda: string[], side: SideView): Look {
  return {
    table: {
      period: 1,
      attack: 1,
      attacks: 1,
      stage: 0,
      bonus: 0,
      series: 0,
      leg: 1,
      round: 0,
      attacker: 0,
      attacking: 0,
      starter: 0,
      counter_used: false,
      won: false,
      entrants: [],
      winners: [],
      out: [0, 0],
      tally: [0, 0],
      subject: -1,
      last: -1,
      winner: -1,
      reason: 'full_time',
      sides: [side, sideOf({ team: 'acker' })],
    },
    mine: 0,
    near: 0,
    far: 1,
    seats: [0, 1],
    said: [],
    agenda,
  };
}
