/** Small pieces of a table for the tests: Germany and Brazil in the second match of the group. */
import type { Card } from '../../table/skin';
import { boxOf, type Box } from './box';
import { BLANK } from './state';
import type { CampView, CupView, Facts } from './state';

function card(kind: string, id: string, fields: Record<string, unknown>): Card {
  return { kind, id, names: { de: id, en: id, fr: id }, fields, provenance: {} };
}

const CARDS = [
  card('team', 'germany', { category: 'a', strength: 4 }),
  card('team', 'brazil', { category: 'a', strength: 4 }),
  card('team', 'italy', { category: 'a', strength: 4 }),
  card('team', 'portugal', { category: 'b', strength: 3 }),
  card('team', 'usa', { category: 'c', strength: 2 }),
  card('team', 'iran', { category: 'c', strength: 1 }),
  card('action', 'injury_3', { family: 'injury', motif: 'injury', value: '−1', duration: 3 }),
  card('action', 'fan_chant', { family: 'fans', motif: 'chant', value: '+1', duration: 1 }),
  card('reaction', 'team_doctor_1', {
    family: 'injury',
    effect: 'shorten',
    amount: 1,
    fits: ['injury', 'double_injury'],
  }),
  card('reaction', 'acquittal', { family: 'send_off', effect: 'remove', amount: 0, fits: ['red'] }),
  card('reaction', 'fan_choreography', { family: 'fans', effect: 'strengthen', amount: 2, fits: ['chant'] }),
  card('joker', 'joker', { duration: 1 }),
];

export const FIGURES = {
  cup: { hand: 8, exchange: 2, group_matches: 3, qualified: 5 },
  adjustment: { 4: -2, 3: -1, 2: 0, 1: 1 },
  score_card: { low: -5, high: 5 },
};

export function sampleCards(): Map<string, Card> {
  return new Map(CARDS.map((one) => [one.id, one]));
}

export function sampleBox(jokerValue = 1): Box {
  return boxOf(sampleCards(), FIGURES, jokerValue, 'en');
}

export function campOf(given: Partial<CampView>): CampView {
  return {
    ...(BLANK.camps[0] as CampView),
    team: 'germany',
    group: ['italy', 'portugal', 'usa'],
    order: 'b_a_c',
    opponent: 'portugal',
    hand: { size: 2, cards: ['injury_3', 'fan_chant'] },
    jokers: 2,
    ...given,
  };
}

export function tableOf(given: Partial<CupView> = {}): CupView {
  const rival = campOf({
    team: 'brazil',
    group: [null, null, 'iran'],
    order: 'c_b_a',
    opponent: 'iran',
    hand: { size: 8 },
  });
  return { ...BLANK, match: 1, starter: 0, camps: [campOf({}), rival], ...given };
}

/** What the referee tells with a table: the first coach is one behind, the second one ahead. */
export function factsOf(given: Partial<Facts> = {}): Facts {
  const camp = { strength: 2, opposition: 3, score: -1, laid: [], against: [], difference: 0, points: [], matches: [] };
  return {
    camps: [camp, { ...camp, opposition: 1, score: 1 }],
    standings: [
      { role: 0, place: 1 },
      { role: 1, place: 2 },
    ],
    rounds: [],
    changes: {},
    lasts: {},
    ...given,
  };
}
