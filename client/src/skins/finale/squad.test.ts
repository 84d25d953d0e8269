import { describe, expect, it } from 'vitest';
import type { Card } from '../../table/skin';
import { boxOf } from './box';
import type { Figures } from './figures';
import { rosterOf } from './men';
import cases from './squad.cases.json';
import { cost, deckNotations, formation, quotaLeft, remarks, squadNotations, teamSaid } from './squad';
import { cardOf, menOf } from './samples';
import type { Tactic } from './tactics';
import type { Position } from './state';

interface Cases {
  figures: Record<string, unknown>;
  cards: Pick<Card, 'kind' | 'id' | 'fields'>[];
  squads: { keepers: number; picked: string[]; benched: string[]; cost: number; steps: string[] | null }[];
  decks: { chosen: string[]; steps: string[] | null }[];
}

const POSITIONS: Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];
const roster = [
  ...menOf(
    ...Array.from({ length: 20 }, (_, k) =>
      cardOf(`p${k}`, 'stollen', POSITIONS[Math.min(3, Math.floor((k + 3) / 5))] ?? 'forward', [1, 2, 3, 4]),
    ),
  ).values(),
];
const ids = roster.map((man) => man.id);
const figures: Figures = {
  match: { squad: 15, bench: 4, budget: 50, hand: 3 },
  faces: [],
  risks: {},
  corners: {},
  quota: { 5: 2, 4: 2, 3: 2, 2: 4, 1: 1 },
  starterEleven: {},
  starterBench: {},
};
const rules = { figures, budget: 50, keepers: 1 };
const keys = (team: { picked: string[]; benched: string[] }) =>
  remarks(team, roster, rules).map((remark) => remark.key);

describe('the dressing room', () => {
  const picked = ids.slice(0, 15);
  const good = { picked, benched: ['p1', 'p12', 'p13', 'p14'] };

  it('counts points and draws the formation', () => {
    expect(cost(good, roster)).toBe(45);
    expect(formation(good, roster)).toBe('5-5-0');
  });

  it('finds what is wrong', () => {
    expect(keys(good)).toEqual(['points-left']);
    expect(keys({ picked: ids.slice(0, 17), benched: good.benched })).toContain('over-budget');
    expect(keys({ picked: ids.slice(2, 17), benched: ids.slice(2, 6) })).toContain('keepers-missing');
    expect(keys({ picked, benched: ['p2', 'p3', 'p4', 'p5'] })).toContain('keepers-on-pitch');
    expect(keys({ picked, benched: [] })).toContain('bench-wrong');
    expect(keys({ picked: ids.slice(1, 16), benched: ['p2', 'p3', 'p4', 'p5'] })).toEqual([
      'one-keeper',
      'points-left',
    ]);
  });

  it('says a squad in the order of the roster, without what was said before', () => {
    const said = ['squad own', 'pick p0'];
    const found = squadNotations({ picked: ['p2', 'p0', 'p1'], benched: ['p1'] }, roster, said, 'own');
    expect(found).toEqual(['pick p1', 'pick p2', 'bench p1']);
    expect(teamSaid(said)).toEqual({ picked: ['p0'], benched: [] });
  });

  it('says freely chosen cards: the hand in the order of the cards, then the pile', () => {
    const tactic = (id: string, number: number, strength: number): [string, Tactic] => [
      id,
      { id, number, strength, colour: 'white', build: [[], []], finish: [[], []], provenance: {} },
    ];
    const box = new Map([tactic('a', 0, 5), tactic('b', 1, 5), tactic('c', 2, 2), tactic('d', 3, 1)]);
    expect(deckNotations(['c', 'b', 'a', 'd'], box, figures)).toEqual(['card a', 'card b', 'card c', 'card d']);
    expect(quotaLeft(['a', 'b', 'c'], box, figures)).toEqual({ 5: 0, 4: 2, 3: 2, 2: 3, 1: 1 });
    expect(quotaLeft(['a', 'b', 'c'], box, { ...figures, quota: { 0: 2, 5: 1, 2: 2 } })).toEqual({ 0: 1, 5: 0, 2: 1 });
    expect(deckNotations(['d', 'c', 'b', 'a'], box, figures, false)).toEqual(['card a', 'card b', 'card c', 'card d']);
  });
});

/** What the engine says to squads and decks at random; `tests/games/finale/squad_cases.py` writes it. */
describe('the dressing room against the engine', () => {
  const data = cases as unknown as Cases;
  const cards = new Map(data.cards.map((card) => [card.id, { names: {}, provenance: {}, ...card }]));
  const box = boxOf(cards, data.figures, { die: '0 0 1 1 2 2', deck_mode: 'free_choice' });
  const club = rosterOf(box.men, 'stollen');

  it('lets squads through just where the engine does, and says them as it does', () => {
    expect(data.squads.filter(({ steps }) => steps).length).toBeGreaterThan(10);
    expect(data.squads.filter(({ steps }) => !steps).length).toBeGreaterThan(10);
    for (const { keepers, picked, benched, cost: points, steps } of data.squads) {
      const team = { picked, benched };
      expect(cost(team, club)).toBe(points);
      const found = remarks(team, club, { figures: box.figures, budget: box.figures.match.budget, keepers });
      expect(!found.some((remark) => remark.isMust)).toBe(steps !== null);
      if (steps) expect([...squadNotations(team, club, [], 'own'), 'colour purple']).toEqual(steps);
    }
  });

  it('counts the quota of a deck as the engine does', () => {
    expect(new Set(data.decks.map(({ steps }) => steps === null)).size).toBe(2);
    for (const { chosen, steps } of data.decks) {
      const left = Object.values(quotaLeft(chosen, box.tactics, box.figures));
      expect(left.every((number) => number === 0)).toBe(steps !== null);
      if (steps) expect(deckNotations(chosen, box.tactics, box.figures)).toEqual(steps);
    }
  });
});
