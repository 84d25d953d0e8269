import { describe, expect, it } from 'vitest';
import { Words } from '../../words';
import type { Card } from '../../table/skin';
import { isDie, keysOf, meaningsOf, openBefore, rowsOf, sumsOf, type Speech } from './choices';

function card(id: string, kind: string, fields: Record<string, unknown>): Card {
  return { id, kind, names: {}, fields, provenance: {} };
}

const CARDS = [
  card('solo', 'tactic', { colour: 'white' }),
  card('charge', 'tactic', { colour: 'white' }),
  card('wings', 'tactic', { colour: 'purple' }),
];
const words = new Words('en', {
  ftl: 'say-die = { $pips }\nsay-move = Number { $number } goes { $way }\nsay-stay = Stay\nsay-tactic = Play { $tactic }\nsay-toss = { $seat } kicks off\nsay-drop = Drop { $tactic }\ntell-rolled = A { $pips } makes { $total }\ntell-won = Won\ntell-lost = Lost',
  names: { solo: 'Solo Run', charge: 'Charge', wings: 'Wings' },
  verbs: { die: ['pips'], move: ['number', 'way'], stay: [], tactic: ['tactic'], toss: ['seat'], drop: ['tactic'] },
});
const speech: Speech = {
  words,
  cards: new Map(CARDS.map((one) => [one.id, one])),
  names: ['Mara', 'Jonas'],
  hidden: 'face down',
  open: new Set(['charge']),
};
const labels = (options: string[], path = ''): string[] => keysOf(options, path, speech).map((key) => key.label);

describe('answers as keys', () => {
  it('are the faces of a die', () => {
    const keys = keysOf(['die 0', 'die 1', 'die 2'], '', speech);
    expect(keys.map((key) => key.label)).toEqual(['0', '1', '2']);
    expect(keys.map((key) => key.option)).toEqual(['die 0', 'die 1', 'die 2']);
    expect(isDie(keys)).toBe(true);
  });

  it('are sorted word by word where options say several things', () => {
    const options = ['move 4 forward', 'move 4 back', 'move 5 back', 'stay'];
    const keys = keysOf(options, '', speech);
    expect(keys.map((key) => key.label)).toEqual(['Number 4 goes …', 'Number 5 goes back', 'Stay']);
    expect(keys[0]?.option).toBeNull();
    expect(labels(options, 'move 4')).toEqual(['Number 4 goes forward', 'Number 4 goes back']);
  });

  it('call seats by those who sit there, and a hidden card by nothing', () => {
    expect(labels(['toss 0', 'toss 1'])).toEqual(['Mara', 'Jonas']);
    expect(labels(['tactic ?', 'tactic solo'])).toEqual(['face down', 'Solo Run']);
  });

  it('say the whole of it where a card is named for several ends', () => {
    expect(labels(['tactic solo', 'drop solo', 'drop wings'])).toEqual(['Play Solo Run', 'Drop Solo Run', 'Wings']);
  });

  it('lie in rows, with what is not there any more beside them', () => {
    const keys = keysOf(['tactic solo', 'stay'], '', speech);
    const rows = rowsOf(keys, { tactic: { row: 'colour' } }, speech, (_, value) => String(value));
    expect(rows.map((row) => row.title)).toEqual(['white', '']);
    expect(rows[0]?.keys.map((key) => [key.label, key.isSlip])).toEqual([
      ['Solo Run', false],
      ['Charge', true],
    ]);
    expect(rows[0]?.keys[1]?.option).toBe('tactic charge');
  });

  it('know what lies open before a role', () => {
    const table = {
      sides: [{ played: { size: 1, cards: ['solo'] } }, { played: { size: 1, cards: ['wings'] } }],
      ball: 'charge',
    };
    expect([...openBefore(table, 0, 2)]).toEqual(['solo', 'charge']);
  });

  it('say what a face would mean, faces that come to the same together', () => {
    const rolled = (pips: number) => ({ event: 'rolled', args: { pips, total: pips + 4 } });
    const fate = { kind: 'dice', prompt: 'roll', rule: 'F4.5', role: 0, options: ['die 0', 'die 1', 'die 2'] } as const;
    const [won, lost] = ['won', 'lost'].map((event) => ({ event, args: {} }));
    const second = {
      ...fate,
      options: [...fate.options],
      means: [
        [rolled(0), lost!],
        [rolled(1), lost!],
        [rolled(2), won!],
      ],
    };
    expect(meaningsOf(second, speech)).toEqual([
      { faces: ['0', '1'], text: 'Lost' },
      { faces: ['2'], text: 'Won' },
    ]);
    const first = { ...second, means: [[rolled(0)], [rolled(1)], [rolled(2)]] };
    expect(meaningsOf(first, speech)).toEqual([]);
    expect(sumsOf(first).get('die 2')).toBe(6);
    expect(meaningsOf({ ...second, means: [[lost!], [lost!], [lost!]] }, speech)).toEqual([]);
    const bare = [0, 1, 2].map((pips) => [{ event: 'rolled', args: { pips } }]);
    expect(meaningsOf({ ...second, means: bare }, speech)).toEqual([]);
    expect(sumsOf({ ...second, means: bare }).size).toBe(0);
  });
});
