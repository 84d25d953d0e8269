import { expect, test } from 'vitest';
import type { Report } from '../api';
import { figuresOf } from './figures';

const report: Report = {
  result: { reason: 'full_time', places: [[0], [1]], score: [1, 0] },
  events: [
    { ply: 1, event: 'period', args: { period: 1, minute: 15 } },
    { ply: 2, event: 'attack', args: { team: 'stollen', tactic: 'x', number: 1 } },
    { ply: 9, event: 'scored', args: { team: 'stollen', attackers: 9, defenders: 7, goals: 1 } },
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

test('each finish has the chance of the last moment before it, and its side', () => {
  const found = figuresOf(report, ['stollen', 'acker'], () => 'acker');
  expect(found.finishes.map((one) => [one.team, one.isGoal, one.odds, one.minute])).toEqual([
    ['stollen', true, [1, 4], 2],
    ['acker', false, [1, 6], 16],
  ]);
  expect(found.xg).toEqual([0.25, 1 / 6]);
  expect(found.happenings.map((one) => [one.kind, one.team, one.subject])).toEqual([['goal', 'stollen', '1:0'], ['yellow', 'acker', 'fouler']]);
  expect(found.figures.map((one) => one.key)).toEqual(['attacks', 'xg', 'yellow']);
});
