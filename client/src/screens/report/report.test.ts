import { expect, test } from 'vitest';
import type { Report } from '../../api';
import type { Figures, Finish } from '../result/figures';
import type { DeservedResult, MatchReview, ReviewedNode } from '../../generated/protocol';
import de from '../../words/paper/de.ftl?raw';
import { Words } from '../../words';
import { deservedIn, momentOf, resultsOf, starOf } from './report';

const TEAMS = ['red', 'blue'] as const;
const goal = (ply: number, team: string, man: string): Finish =>
  ({ ply, team, man, number: null, isGoal: true, odds: [1, 2], score: [1, 0], minute: ply }) as Finish;
const miss = (ply: number, team: string, odds: [number, number]): Finish =>
  ({ ply, team, man: '', number: null, isGoal: false, odds, score: null, minute: ply }) as Finish;
const node = (first: number, last: number, before: number, after: number): ReviewedNode => ({
  first,
  last,
  kind: 'dice',
  seats: [],
  before: [before, 1 - before],
  after: [after, 1 - after],
  choices: [],
  confirmed: null,
});
const reviewOf = (...moments: ReviewedNode[]): MatchReview => ({ moments }) as unknown as MatchReview;
const figuresOf = (...finishes: Finish[]): Figures => ({ finishes }) as unknown as Figures;

test('the man of the match is whose goals brought his side most, not who scored most', () => {
  const figures = figuresOf(goal(5, 'red', 'ann'), goal(9, 'red', 'ann'), goal(20, 'blue', 'bo'));
  const review = reviewOf(node(4, 5, 0.5, 0.6), node(8, 9, 0.6, 0.7), node(18, 21, 0.7, 0.3));
  const star = starOf(figures, review, TEAMS, [0, 1]);
  expect([star?.man, star?.goals, Math.round(star?.points ?? 0)]).toEqual(['bo', 1, 40]);
});

test('where nobody scored it is the goalkeeper who kept out most, and without a shot nobody', () => {
  const star = starOf(figuresOf(miss(3, 'red', [1, 2]), miss(7, 'blue', [1, 4])), reviewOf(), TEAMS, [0, 1]);
  expect(star).toMatchObject({ team: 'blue', man: '', kept: { shots: 1, goals: 0.5 } });
  expect(starOf(figuresOf(), reviewOf(), TEAMS, [0, 1])).toBeNull();
});

test('the moment of a tournament is the largest step of its winner that held when it was measured again', () => {
  const held = (change: number, holds = true) => ({
    confirmed: { change: [change, -change], error: [0.05, 0.05], holds: [holds, holds] },
  });
  const steps = reviewOf(
    { ...node(0, 1, 0.1, 0.9), ...held(0.1, false) },
    { ...node(1, 2, 0.6, 0.3), ...held(-0.3) },
    { ...node(2, 3, 0.3, 0.7), ...held(0.2) },
    node(3, 4, 0.7, 0.8),
  );
  expect(momentOf(steps, 0)?.first).toBe(2);
  expect(momentOf(steps, 1)?.first).toBe(1);
  expect(momentOf(reviewOf(), 0)).toBeNull();
});

test('whether it was deserved follows from the chances of all scores', () => {
  const words = new Words('de', de);
  const deserved = {
    outcomes: [0.66, 0.2, 0.14],
    scores: [{ score: [3, 2], chance: 0.2 }],
    goals: [3, 2],
  } as unknown as DeservedResult;
  const game = new Words('de', { ftl: '', names: {}, verbs: {}, cases: { nom: { Peru: 'das Team Perus' } } });
  expect(deservedIn(deserved, 0, ['Peru', 'Chile'], game, words)).toBe(
    'Ja. Aus diesen Schüssen gewinnt das Team Perus 66 von 100 Spielen. Das 3:2 ist das häufigste Ergebnis.',
  );
  expect(deservedIn({ ...deserved, goals: [2, 3] }, 1, ['Peru', 'Chile'], game, words)).toMatch(
    /^Eher nicht.*Chile nur 14/,
  );
  expect(deservedIn({ ...deserved, goals: [1, 1] }, null, ['Peru', 'Chile'], game, words)).toMatch(/20 von 100/);
});

test('results are told by the game, of one team or of all', () => {
  const words = new Words('de', {
    ftl: 'tell-over = { $team-Nom } schlägt { $other }!\ntell-laid = { $team }.',
    names: {},
    verbs: {},
    meanings: { over: ['verdict'], laid: ['verdict', 'touches team'] },
    cases: { Nom: { peru: 'Das Peru', cuba: 'Das Kuba' }, nom: { peru: 'das Peru', cuba: 'das Kuba' } },
  });
  const events = [
    { ply: 1, event: 'over', args: { team: 'peru', other: 'chile' } },
    { ply: 2, event: 'laid', args: { team: 'peru' } },
    { ply: 3, event: 'over', args: { team: 'cuba', other: 'chile' } },
  ];
  const report = { events } as unknown as Report;
  expect(resultsOf(report, 'peru', words, [])).toEqual(['Das Peru schlägt chile']);
  const twice = { events: [...events, { ply: 4, event: 'over', args: { team: 'cuba', other: 'peru' } }] };
  expect(resultsOf(twice as unknown as Report, 'cuba', words, []), 'the verb is said once').toEqual([
    'Das Kuba schlägt chile, peru',
  ]);
  expect(resultsOf(report, '', words, []), 'inside a sentence no article has a capital').toEqual([
    'Das Peru schlägt chile',
    'das Kuba schlägt chile',
  ]);
});
