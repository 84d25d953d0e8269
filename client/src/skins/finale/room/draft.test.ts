import { beforeEach, describe, expect, it } from 'vitest';
import type { Figures } from '../figures';
import { cardOf, menOf } from '../samples';
import type { Tactic } from '../tactics';
import type { Position } from '../view';
import { Draft } from './draft.svelte';
import type { Room } from './room';
import { forgetTeam, savedTeams, saveTeam } from './saved';

const POSITIONS: Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];
const roster = [...menOf(...Array.from({ length: 20 }, (_, k) => cardOf(`p${k}`, 'stollen', POSITIONS[Math.min(3, Math.floor((k + 3) / 5))] ?? 'forward', [1, 2, 3, 4]))).values()];
const figures: Figures = { match: { squad: 15, bench: 4, budget: 50, hand: 3 }, events: {}, quota: { 5: 1, 4: 1, 3: 1, 2: 1 }, starterBench: { stollen: ['p1'] } };
const tactic = (id: string, number: number, strength: number): [string, Tactic] => [id, { id, number, strength, colour: 'white', build: [[], []], finish: [[], []], provenance: {} }];
const box = new Map([tactic('a', 0, 5), tactic('b', 1, 4), tactic('c', 2, 3), tactic('d', 3, 2)]);

function room(changes: Partial<Room> = {}): Room {
  return { roster, box, rules: { figures, budget: 50, keepers: 1 }, said: [], asksSquad: true, asksBenchOnly: false, mayStart: true, deckKind: 'free', kept: [], ...changes };
}
const PLAN = ['squad own', ...roster.slice(0, 15).map((man) => `pick ${man.id}`), 'bench p1', 'bench p12', 'bench p13', 'bench p14', 'card d', 'card c', 'card b', 'card a'];

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
