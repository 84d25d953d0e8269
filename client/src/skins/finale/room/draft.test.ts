import { beforeEach, describe, expect, it } from 'vitest';
import type { Figures } from '../figures';
import { cardOf, menOf } from '../samples';
import type { Tactic } from '../tactics';
import type { Position } from '../state';
import { Draft } from './draft.svelte';
import type { Room } from './room';
import { forgetTeam, savedTeams, saveTeam } from './saved';

const POSITIONS: Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];
const roster = [
  ...menOf(
    ...Array.from({ length: 20 }, (_, k) =>
      cardOf(`p${k}`, 'stollen', POSITIONS[Math.min(3, Math.floor((k + 3) / 5))] ?? 'forward', [1, 2, 3, 4]),
    ),
  ).values(),
];
const STARTER_BENCH = ['p1', 'p12', 'p13', 'p14'];
const figures: Figures = {
  match: { squad: 15, bench: 4, budget: 50, hand: 3 },
  faces: [],
  risks: {},
  corners: {},
  quota: { 5: 1, 4: 1, 3: 1, 2: 1 },
  starterEleven: {
    stollen: roster
      .slice(0, 15)
      .map((man) => man.id)
      .filter((id) => !STARTER_BENCH.includes(id)),
  },
  starterBench: { stollen: STARTER_BENCH },
};
const tactic = (id: string, number: number, strength: number): [string, Tactic] => [
  id,
  { id, number, strength, colour: 'white', build: [[], []], finish: [[], []], provenance: {} },
];
const box = new Map([tactic('a', 0, 5), tactic('b', 1, 4), tactic('c', 2, 3), tactic('d', 3, 2)]);

function room(changes: Partial<Room> = {}): Room {
  return {
    roster,
    box,
    rules: { figures, budget: 50, keepers: 1 },
    said: [],
    asksSquad: true,
    asksBenchOnly: false,
    mayStart: true,
    deckKind: 'free',
    kept: [],
    ...changes,
  };
}
const PLAN = [
  'squad own',
  ...roster.slice(0, 15).map((man) => `pick ${man.id}`),
  'bench p1',
  'bench p12',
  'bench p13',
  'bench p14',
  'card d',
  'card c',
  'card b',
  'card a',
];

describe('a draft', () => {
  it('begins with what was planned, and plans the same again', () => {
    const draft = new Draft(room(), PLAN);
    expect(draft.squad).toBe('own');
    expect(draft.team.picked).toHaveLength(15);
    expect(draft.isReady).toBe(true);
    expect([...draft.plan].sort()).toEqual([...PLAN].sort());
  });

  it('begins with what was said, if anything was', () => {
    const draft = new Draft(room({ said: ['squad own', 'pick p3'], mayStart: false }), PLAN);
    expect(draft.team.picked).toEqual(['p3']);
    expect(draft.plan.slice(0, 2)).toEqual(['squad own', 'pick p3']);
  });

  it('leaves out men and cards of another box', () => {
    const draft = new Draft(room(), ['squad own', 'pick p0', 'pick nobody', 'bench nobody', 'card none', 'card a']);
    expect(draft.team).toEqual({ picked: ['p0'], benched: [] });
    expect(draft.deck).toEqual(['a']);
    expect(draft.isReady).toBe(false);
  });

  it('does not run out with starters where they may not', () => {
    expect(new Draft(room({ mayStart: false }), ['squad starter']).squad).toBe('own');
    expect(new Draft(room(), ['squad starter']).squad).toBe('starter');
  });

  it('keeps the cards of the first leg, whatever was planned', () => {
    expect(new Draft(room({ kept: ['b', 'a'] }), PLAN).deck).toEqual(['b', 'a']);
  });
});

describe('the men with the X', () => {
  it('may have another bench, said in five lines (A15)', () => {
    const draft = new Draft(room({ deckKind: 'none' }));
    draft.squad = 'marked';
    expect(draft.step).toBe('bench');
    expect(draft.togglePick(roster[3]!)).toBe(false);
    draft.toggleBench(roster[14]!);
    expect(draft.isReady).toBe(false);
    draft.toggleBench(roster[7]!);
    expect(draft.notations).toEqual(['squad marked', 'bench p1', 'bench p7', 'bench p12', 'bench p13']);
    expect(new Draft(room({ deckKind: 'none' }), draft.plan).plan).toEqual(draft.plan);
  });
});

describe('six cards of several colours (D15)', () => {
  const coloured = new Map(
    [...box].map(([id, card]) => [id, { ...card, colour: id === 'a' ? ('white' as const) : ('blue' as const) }]),
  );
  const mix = { ...figures, quota: { 4: 1, 3: 1 } };

  it('are none of the white ones, and are said in their order', () => {
    const draft = new Draft(
      room({ deckKind: 'colours', box: coloured, rules: { figures: mix, budget: 50, keepers: 1 } }),
      ['squad starter'],
    );
    expect(draft.toggleCard(coloured.get('a')!)).toBe(false);
    expect(draft.toggleCard(coloured.get('c')!)).toBe(true);
    expect(draft.isReady).toBe(false);
    expect(draft.toggleCard(coloured.get('b')!)).toBe(true);
    expect(draft.isReady).toBe(true);
    expect(draft.notations).toEqual(['squad starter', 'card b', 'card c']);
  });
});

describe('saved teams', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by name and club, and thrown away', () => {
    const team = { name: 'Beton', club: 'stollen', plan: PLAN };
    saveTeam(team);
    saveTeam({ ...team, club: 'acker', plan: ['squad starter'] });
    expect(saveTeam({ ...team, plan: ['squad starter'] })).toHaveLength(2);
    expect(savedTeams()[0]).toEqual({ ...team, plan: ['squad starter'] });
    expect(forgetTeam(team).map((one) => one.club)).toEqual(['acker']);
  });

  it('survive what somebody else has written there', () => {
    for (const text of ['{', '{}', '[null, 3, {"name": 1}]']) {
      localStorage.setItem('anpfiff.finale.teams', text);
      expect(savedTeams()).toEqual([]);
    }
  });
});
