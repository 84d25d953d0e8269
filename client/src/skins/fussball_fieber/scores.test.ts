import { describe, expect, it } from 'vitest';
import { boxOf, breakable, numberOf, signed } from './box';
import { changesBy, fitting, laidOn, matchOf, oppositionOf, scoreOf, strengthOf } from './scores';
import { campOf, FIGURES, sampleBox, sampleCards, tableOf } from './samples';

const box = sampleBox();
const injury = { card: 'injury_3', matches: 3, boosts: 0 };
const chant = { card: 'fan_chant', matches: 1, boosts: 1 };

describe('the score', () => {
  it('is that of the rulebook: Germany 4 − 2, Portugal 3, so −1', () => {
    const table = tableOf();
    expect(strengthOf(box, table.camps[0]!)).toBe(2);
    expect(oppositionOf(box, table, table.camps[0]!)).toBe(3);
    expect(scoreOf(box, table, 0)).toBe(-1);
  });

  it('counts laid cards, choreographies and jokers', () => {
    const camp = campOf({ laid: [injury, chant], jokers_on: 2 });
    expect(strengthOf(box, camp)).toBe(2 - 1 + 3 + 2);
    expect(strengthOf(sampleBox(2), camp)).toBe(2 - 1 + 3 + 4);
    expect(scoreOf(box, tableOf({ camps: [campOf({ against: [chant] })] }), 0)).toBe(-4);
  });

  it('is one score seen from two sides where two coaches meet', () => {
    const camps = [campOf({ opponent: 'brazil', rival: 1, laid: [injury] }), campOf({ team: 'brazil', opponent: 'germany', rival: 0 })];
    const table = tableOf({ stage: 'final', camps });
    expect([scoreOf(box, table, 0), scoreOf(box, table, 1)]).toEqual([-1, 1]);
    expect(changesBy(box, table, 0, 'play injury_3 brazil')).toEqual(new Map([[0, 0], [1, 0]]));
  });
});

describe('what a card would change', () => {
  it('the injury that makes −1 into −2', () => {
    expect(changesBy(box, tableOf(), 1, 'play injury_3 germany')).toEqual(new Map([[0, -2]]));
  });

  it('an opponent that becomes weaker makes the score better, a joker helps one’s own team', () => {
    expect(changesBy(box, tableOf(), 0, 'play injury_3 portugal')).toEqual(new Map([[0, 0]]));
    expect(changesBy(sampleBox(2), tableOf(), 0, 'joker')).toEqual(new Map([[0, 1]]));
    expect(changesBy(box, tableOf(), 0, 'pass')).toEqual(new Map());
  });

  it('a doctor changes today’s score only if the injury goes', () => {
    const lasting = tableOf({ camps: [campOf({ laid: [injury] })] });
    const last = tableOf({ camps: [campOf({ laid: [{ ...injury, matches: 1 }] })] });
    expect(changesBy(box, lasting, 0, 'play team_doctor_1 germany')).toEqual(new Map());
    expect(changesBy(box, last, 0, 'play team_doctor_1 germany')).toEqual(new Map([[0, -1]]));
  });

  it('nothing is promised where the referee will ask which card is meant', () => {
    const table = tableOf({ camps: [campOf({ laid: [{ ...injury, matches: 1 }, injury] })] });
    expect(changesBy(box, table, 0, 'play team_doctor_1 germany')).toEqual(new Map());
    const aiming = { ...table, card: 'team_doctor_1', aimed_at: 'germany' };
    expect(changesBy(box, aiming, 0, 'aim injury_3 1 0')).toEqual(new Map([[0, -2]]));
    expect(changesBy(box, aiming, 0, 'aim injury_3 3 0')).toEqual(new Map());
  });

  it('a choreography adds its own value', () => {
    const table = tableOf({ camps: [campOf({ laid: [{ ...chant, boosts: 0 }] })] });
    expect(changesBy(box, table, 0, 'play fan_choreography germany')).toEqual(new Map([[0, 2]]));
  });
});

it('a reaction fits cards of its motifs, those that are alike once', () => {
  const doctor = box.plays.get('team_doctor_1')!;
  expect(fitting(box, doctor, [injury, injury, { ...injury, matches: 1 }, chant])).toEqual([injury, { ...injury, matches: 1 }]);
});

it('knows what lies on a team, and whose match it is', () => {
  const table = tableOf({ camps: [campOf({ laid: [injury], against: [chant] }), campOf({ team: 'brazil', opponent: 'iran', is_in: false })] });
  expect([laidOn(table, 'germany'), laidOn(table, 'portugal'), laidOn(table, 'brazil')]).toEqual([[injury], [chant], []]);
  expect([matchOf(table, 'portugal'), matchOf(table, 'germany'), matchOf(table, 'brazil')]).toEqual([0, 0, -1]);
});

it('reads the box', () => {
  const read = boxOf(sampleCards(), FIGURES, 2, 'de');
  expect(read.plays.get('joker')).toMatchObject({ family: 'joker', value: 2, motif: 'joker' });
  expect(read.plays.get('team_doctor_1')).toMatchObject({ kind: 'reaction', motif: 'team_doctor', effect: 'shorten' });
  expect(read.figures).toMatchObject({ hand: 8, low: -5, high: 5 });
  expect([numberOf('−2'), numberOf('+1'), signed(-3), signed(0), signed(2)]).toEqual([-2, 1, '−3', '0', '+2']);
  expect(breakable('Standardsituation')).toBe('Standard\u00adsituation');
  expect(breakable('Rote Karte')).toBe('Rote Karte');
});
