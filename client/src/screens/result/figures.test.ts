import { expect, test } from 'vitest';
import type { Report } from '../../api';
import { figuresOf, shotsOf } from './figures';

const report: Report = {
  headline: { key: '', kind: '', seed: 0, names: {}, seats: {}, number: 0, score: '', teams: [] },
  result: { reason: 'full_time', places: [[0], [1]], score: [1, 0] },
  events: [
    { ply: 1, event: 'period', args: { period: 1, minute: 15 } },
    { ply: 2, event: 'attack', args: { team: 'stollen', tactic: 'x', number: 1 } },
    { ply: 9, event: 'scored', args: { team: 'stollen', man: 'mc_fire', attackers: 9, defenders: 7, goals: 1 } },
    { ply: 12, event: 'booked', args: { man: 'fouler' } },
    { ply: 15, event: 'period', args: { period: 2, minute: 30 } },
    { ply: 20, event: 'missed', args: { team: 'acker', attackers: 5, defenders: 7 } },
  ],
  chances: [
    { ply: 3, seat: 0, verdict: 'build_up_won', odds: [1, 2], happened: true },
    { ply: 6, seat: 0, verdict: 'scored', odds: [1, 3], happened: true },
    { ply: 7, seat: 1, verdict: 'scored', odds: [1, 4], happened: true },
    { ply: 18, seat: 0, verdict: 'scored', odds: [1, 6], happened: false },
  ],
};

const FINALE = {
  period: ['period'],
  attack: ['card', 'counts attacks team'],
  scored: ['goal'],
  booked: ['yellow'],
  missed: ['miss'],
};
const HAT_TRICK = {
  half: ['half'],
  played: ['round'],
  outplayed: ['counts duels team'],
  stopped: ['counts duels other'],
  booked: ['yellow'],
  shot: ['shooter', 'counts shots team'],
  aimed: ['aim'],
  saved: ['save'],
  scored: ['goal'],
  sent_off: ['red'],
};
const SIDES = { teams: ['stollen', 'acker'], seats: [0, 1] } as const;

test('each finish has the chance of the last moment before it, and its side', () => {
  const found = figuresOf(report, SIDES, () => 'acker', FINALE);
  expect(found.finishes.map((one) => [one.team, one.isGoal, one.odds, one.minute])).toEqual([
    ['stollen', true, [1, 4], 2],
    ['acker', false, [1, 6], 16],
  ]);
  expect(found.xg).toEqual([0.25, 1 / 6]);
  expect(found.happenings.map((one) => [one.kind, one.team, one.man, one.score])).toEqual([
    ['goal', 'stollen', 'mc_fire', [1, 0]],
    ['yellow', 'acker', 'fouler', null],
  ]);
  expect(found.figures.map((one) => one.key)).toEqual(['attacks', 'xg', 'yellow']);
});

test('of several matches the last is told in figures', () => {
  const earlier = report.events.map((told) => ({ ...told, ply: told.ply - 20 }));
  const chances = [{ ply: -14, seat: 0, verdict: 'scored', odds: [1, 2] as [number, number], happened: true }];
  const cup = { ...report, events: [...earlier, ...report.events], chances: [...chances, ...report.chances] };
  const alone = figuresOf(report, SIDES, () => 'acker', FINALE);
  expect(figuresOf(cup, SIDES, () => 'acker', FINALE)).toEqual(alone);
});

test('without minutes rounds are counted, and a shot has the chance its shooter aimed with', () => {
  const told = (ply: number, event: string, args: Record<string, string | number>) => ({ ply, event, args });
  const rounds: Report = {
    headline: { key: '', kind: '', seed: 0, names: {}, seats: {}, number: 0, score: '', teams: [] },
    result: { reason: 'full_time', places: [[0], [1]], score: [1, 0] },
    events: [
      told(1, 'half', { half: 1 }),
      told(2, 'played', { team: 'blue' }),
      told(2, 'played', { team: 'red' }),
      told(3, 'outplayed', { team: 'blue', balls: 5, other: 'red', against: 3 }),
      told(4, 'booked', { team: 'red' }),
      told(5, 'shot', { team: 'blue', number: 10 }),
      told(8, 'aimed', { team: 'blue' }),
      told(10, 'saved', { team: 'red', balls: 7, power: 5 }),
      told(11, 'half', { half: 2 }),
      told(12, 'played', { team: 'blue' }),
      told(12, 'played', { team: 'red' }),
      told(13, 'stopped', { team: 'red', balls: 2, other: 'blue', against: 3 }),
      told(14, 'shot', { team: 'blue', number: 11 }),
      told(17, 'aimed', { team: 'blue' }),
      told(19, 'scored', { team: 'blue', number: 11, goals: 1 }),
      told(20, 'sent_off', { team: 'red', number: 3 }),
    ],
    chances: [
      { ply: 6, seat: 1, verdict: 'scored', odds: [1, 4], happened: false },
      { ply: 7, seat: 0, verdict: 'scored', odds: [1, 5], happened: false },
      { ply: 9, seat: 0, verdict: 'scored', odds: [1, 1], happened: false },
      { ply: 15, seat: 0, verdict: 'scored', odds: [1, 2], happened: true },
      { ply: 16, seat: 1, verdict: 'scored', odds: [1, 3], happened: true },
      { ply: 18, seat: 1, verdict: 'scored', odds: [1, 1], happened: true },
    ],
  };
  const found = figuresOf(rounds, { teams: ['blue', 'red'], seats: [0, 1] }, () => '', HAT_TRICK);
  expect(found.finishes.map((one) => [one.team, one.number, one.isGoal, one.odds, one.minute])).toEqual([
    ['blue', 10, false, [1, 5], 1],
    ['blue', 11, true, [1, 2], 2],
  ]);
  expect(found.happenings.map((one) => [one.kind, one.team, one.number])).toEqual([
    ['yellow', 'red', null],
    ['goal', 'blue', 11],
    ['red', 'red', 3],
  ]);
  expect(found.figures.map((one) => [one.key, one.values])).toEqual([
    ['duels', [2, 0]],
    ['shots', [2, 0]],
    ['xg', [0.7, 0]],
    ['yellow', [0, 1]],
    ['red', [0, 1]],
  ]);
  expect([found.unit, found.halves, found.last]).toEqual(['round', [1], 2]);
});

test('a match that was given up ends where it was given up, and has no half-time it did not come to', () => {
  const given: Report = { ...report, result: { reason: 'resigned', places: [[1], [0]], score: [1, 0] } };
  const [early, whole] = [given, report].map((one) => figuresOf(one, SIDES, () => 'acker', FINALE));
  expect([early!.halves, early!.upto, early!.last]).toEqual([[], 16, 90]);
  expect([whole!.halves, whole!.upto, whole!.last]).toEqual([[45], 90, 90]);
});

test('every shot has its exact chance where the log decided it', () => {
  const told = { ...report, headline: { ...report.headline, teams: ['stollen', 'acker'] } };
  expect([...shotsOf(told, FINALE)]).toEqual([
    [9, [1, 4]],
    [20, [1, 6]],
  ]);
});
