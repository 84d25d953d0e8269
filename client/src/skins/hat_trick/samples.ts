/** Small pieces of a table for the tests: both teams as they line up, the ball with number 6 of the first side. */
import type { News } from '../../generated/protocol';
import { other } from '../../table/look';
import { newsOf as newsWith } from '../../table/samples';
import type { Card } from '../../table/skin';
import { boxOf, type Box } from './box';
import type { Facts, Game, Look, ManView, MatchView, Role, SideView } from './state';
import { BLANK } from './state';

function card(kind: string, id: string, fields: Record<string, unknown>): Card {
  return { kind, id, names: { de: id, en: id, fr: id }, fields, provenance: {} };
}

const CARDS = [
  card('action', 'short_pass_3_left', { type: 'short_pass', footballs: 3, side: 'left', copies: 2 }),
  card('action', 'long_ball_2_right', { type: 'long_ball', footballs: 2, side: 'right', copies: 1 }),
  card('action', 'dribble_1_left', { type: 'dribble', footballs: 1, side: 'left', copies: 1 }),
  card('shot', 'shot_short_pass_left', { type: 'short_pass', direction: 'left', modifier: 4, symbols: [1, 0, -1] }),
  card('goalkeeper', 'regular_left', {
    kind: 'regular',
    hand: 'left',
    line_6: [3, 2, 2, 3],
    line_5: [4, 3, 3, 4],
    line_4: [0, 4, 4, 0],
  }),
  card('goalkeeper', 'regular_right', {
    kind: 'regular',
    hand: 'right',
    line_6: [3, 2, 2, 3],
    line_5: [4, 3, 3, 4],
    line_4: [0, 4, 4, 0],
  }),
  card('role', 'stopper', { orientation: 'defensive', silver: [1, 3], gold: [1, 4] }),
  card('role', 'playmaker', { orientation: 'offensive', silver: [3, 1], gold: [4, 1] }),
  card('budget', 'balanced_1', { defence: 18, attack: 18 }),
  card('nation', 'bra', { stars: [2, 3, 5] }),
  card('team_card', 'team_alb', {
    style: 'physical',
    level: 'IV',
    gold_numbers: [3],
    balance: [11, 15, 5],
    line_up: ['stopper', 'playmaker'],
  }),
];

/** Nothing follows from the table. */
const NOTHING: Facts = { shots: {}, duels: [], paths: {}, teams: [null, null], prices: {} };

export function sampleCards(): Map<string, Card> {
  return new Map(CARDS.map((one) => [one.id, one]));
}

export function sampleBox(): Box {
  return boxOf(sampleCards());
}

export function sideOf(given: Partial<SideView> = {}): SideView {
  return { ...BLANK.sides[0], deck: { size: 4 }, ...given };
}

function man(role: Role, number: number, attack: number, defence: number): ManView {
  return { role, number, card: 'left_back', attack, defence, flank: 'left', is_star: false };
}

/** Line 3 from the first side's goal: 9 of the second side, 6 and 7 of the first, 8 of the second; ahead of them 7 and 6. */
export function tableOf(given: Partial<MatchView> = {}): MatchView {
  const none = [null, null, null, null];
  return {
    ...BLANK,
    half: 1,
    stage: 'round',
    ball: 9,
    sides: [sideOf(), sideOf({ team: 'red' })],
    pitch: [
      none,
      none,
      [man(1, 9, 3, 1), man(0, 6, 2, 3), man(0, 7, 2, 2), man(1, 8, 3, 1)],
      [man(0, 8, 3, 1), man(1, 7, 2, 2), null, man(0, 9, 3, 1)],
      none,
      [null, null, man(0, 11, 4, 1), null],
    ],
    ...given,
  };
}

export function lookFor(mine: Role | null, given: Partial<MatchView> = {}): Look {
  const near = mine ?? 0;
  return { table: tableOf(given), facts: NOTHING, mine, near, far: other(near), seats: [0, 1], said: [], phase: '' };
}

export function newsOf(
  chair: number | null,
  options: string[],
  given: Partial<MatchView> = {},
  facts: Partial<Facts> = {},
): News {
  return newsWith<Game>({
    chair,
    decision: { prompt: 'choose-move-attack', options },
    view: { table: tableOf(given), facts: { ...NOTHING, ...facts } },
  });
}
