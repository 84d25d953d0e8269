import { expect, test } from 'vitest';
import type { Line, Still, View } from '../../generated/protocol';
import { lastOf, lengthOf, momentsOf, type Moment } from './moments';
import { thinned, timed } from './queue';

const MEANINGS = {
  fielded: ['piece'],
  saving: ['card'],
  aimed: ['aim'],
  dived: ['card'],
  drew: ['card', 'hand'],
  showed: ['card'],
  rolled: ['dice'],
  build_up_won: ['verdict'],
  scored: ['goal'],
  sent_off: ['red'],
  kicked: ['kick_goal'],
  left: ['out'],
  beat: ['verdict', 'end'],
  lost: ['verdict', 'end'],
  next: ['stage'],
  placed: ['listed'],
  period: ['period'],
};
const told = (event: string, args: Record<string, string | number> = {}): Line => ({ line: 'told', event, args });
const said = (seat: number, action: string): Line => ({ line: 'said', at: 0, seat, action, by: null });
const board = (goals: number): View => ({ table: { goals } }) as unknown as View;
const goalsOf = (view: View | null): unknown => view && view.table.goals;

/** The lines of one answer, with a still after each of those named. */
function cut(lines: Line[], after: Record<number, number>, end: number): Moment[] {
  const stills: Still[] = Object.entries(after).map(([ply, goals]) => ({ ply: Number(ply), view: board(goals) }));
  const placed = lines.map((line, ply) => ({ ply, line }));
  return momentsOf({ lines: placed, stills, ply: lines.length, view: board(end) }, MEANINGS, 0);
}

const attack = [
  said(0, 'field a'),
  told('fielded', { team: 'x', man: 'a' }),
  said(-1, 'die 1'),
  told('rolled', { team: 'x', pips: 1 }),
  said(-1, 'die 2'),
  told('rolled', { team: 'y', pips: 2 }),
  told('scored', { team: 'x' }),
  told('period', { minute: 30 }),
];

test('what I do is echoed at once; then dice, then the goal, then what follows', () => {
  const found = cut(attack, { 2: 0, 4: 0, 6: 0, 7: 1 }, 1);
  expect(found.map((moment) => moment.kind)).toEqual(['own', 'duel', 'goal', 'step']);
  expect(lengthOf(found[0]!)).toBe(0);
  expect(found[1]!.beats.map((beat) => beat.lines.length)).toEqual([4]);
  expect(found[2]!.headline?.line).toMatchObject({ event: 'scored' });
});

test('nothing is shown before it is told: the score changes with the goal, not with the dice', () => {
  const found = cut(attack, { 2: 0, 4: 0, 6: 0, 7: 1 }, 1);
  const shown = found.flatMap((moment) => moment.beats.map((beat) => [beat.ply, goalsOf(beat.view)]));
  expect(shown).toEqual([
    [2, 0],
    [6, 0],
    [7, 1],
    [8, 1],
  ]);
  expect(found[2]!.beats[0]).toMatchObject({ ms: 2600, cue: 1120 });
});

test('a goal is what has just happened, whatever cards and steps follow; a duel after it takes its place', () => {
  const headline = (lines: Line[]) => lastOf(cut(lines, {}, 1), MEANINGS)?.headline?.line;
  expect(headline(attack)).toMatchObject({ event: 'scored' });
  expect(headline([...attack, told('showed', { card: 'c' })])).toMatchObject({ event: 'scored' });
  expect(headline([...attack, told('rolled', { pips: 1 }), told('build_up_won')])).toMatchObject({
    event: 'build_up_won',
  });
  expect(headline([told('rolled', { pips: 1 }), told('build_up_won'), told('showed', { card: 'c' })])).toMatchObject({
    event: 'showed',
  });
  expect(headline([told('kicked'), told('showed', { card: 'c' })]), 'a kick is one of many').toMatchObject({
    event: 'showed',
  });
  expect(lastOf([], MEANINGS)).toBeNull();
});

test('matches that are played at once end with one whistle, however each of them ended', () => {
  const [both, after] = cut([told('beat'), told('lost'), told('standing')], { 1: 0, 2: 1 }, 1);
  expect([both!.kind, after!.kind]).toEqual(['end', 'step']);
  expect(both!.beats).toMatchObject([{ ply: 2, ms: 3100, cue: 800 }]);
});

test('what happened is over when another stage of a competition begins', () => {
  const headline = (lines: Line[]) => lastOf(cut(lines, {}, 0), MEANINGS)?.headline?.line;
  expect(headline([told('beat'), told('standing')])).toMatchObject({ event: 'beat' });
  expect(headline([told('beat'), told('left'), told('next')])).toMatchObject({ event: 'next' });
  const later = [...cut([told('left'), told('next')], {}, 0), ...cut([said(1, 'play'), told('showed')], {}, 0)];
  expect(lastOf(later, MEANINGS)?.headline?.line, 'cards of that stage').toMatchObject({ event: 'showed' });
});

test('a headline is what came of the dice, and a new period rather than the cards dealt in it', () => {
  const threat = [told('rolled', { man: 'a' }), told('got_away', { man: 'a' })];
  expect(cut(threat, { 1: 0 }, 0).at(-1)!.headline?.line).toMatchObject({ event: 'got_away' });
  const dealt = [told('period', { minute: 15 }), told('showed', { card: 'c' })];
  expect(cut(dealt, { 1: 0 }, 0).at(-1)!.headline?.line).toMatchObject({ event: 'period' });
});

test('what somebody draws for himself is never what has just happened', () => {
  const headline = (lines: Line[]) => lastOf(cut(lines, {}, 0), MEANINGS)?.headline?.line;
  expect(headline([told('build_up_won'), told('drew'), told('goal_kick')])).toMatchObject({ event: 'goal_kick' });
  expect(headline([told('build_up_won'), told('goal_kick'), told('drew')])).toMatchObject({ event: 'goal_kick' });
  expect(headline([told('build_up_won'), told('drew'), told('drew')])).toMatchObject({ event: 'build_up_won' });
});

test('every line is told once and in order', () => {
  const lines = cut(attack, { 4: 0 }, 1).flatMap((moment) => moment.beats.flatMap((beat) => beat.lines));
  expect(lines.map((one) => one.ply)).toEqual(attack.map((_, ply) => ply));
});

test('others are at least half a second apart', () => {
  const found = cut([said(1, 'field b'), told('fielded', { team: 'y', man: 'b' })], {}, 0);
  expect(found.map((moment) => [moment.kind, lengthOf(moment)])).toEqual([['duel', 500]]);
});

test('half-time is a moment of its own, another quarter of an hour is not', () => {
  expect(cut([told('period', { minute: 60 })], {}, 0)[0]?.kind).toBe('half');
  expect(cut([told('period', { minute: 30 })], {}, 0)[0]?.kind).toBe('step');
});

test('whoever comes back to much is shown goals, red cards, who is out, and the last thing', () => {
  const lines = [...Array(8).keys()].flatMap(() => [told('build_up_won', {}), told('risk', {})]);
  const end = ['scored', 'left', 'rolled', 'build_up_won'].map((event) => told(event));
  const found = cut([...lines, ...end], {}, 1);
  const played = thinned(found, true).filter((moment) => lengthOf(moment) > 0);
  expect(played.map((moment) => moment.kind)).toEqual(['goal', 'out', 'duel']);
});

test('where too much waits the newest is played', () => {
  const found = cut(
    [...Array(40).keys()].flatMap(() => [told('build_up_won'), told('risk')]),
    {},
    0,
  );
  const lengths = thinned(found, false).map(lengthOf);
  expect(lengths[0]).toBe(0);
  expect(lengths.at(-1)).toBeGreaterThan(0);
  expect(lengths.reduce((sum, one) => sum + one)).toBeGreaterThan(13_000);
  expect(lengths.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(15_000);
});

test('a stage that begins with an answer from here is played, and not only its echo', () => {
  const found = cut([said(0, 'keep'), told('kept'), told('next'), told('risk')], { 2: 0, 3: 0 }, 0);
  expect(found.map((moment) => [moment.kind, lengthOf(moment)])).toEqual([
    ['own', 0],
    ['step', 1000],
  ]);
  expect(lastOf(found, MEANINGS)?.headline?.line).toMatchObject({ event: 'next' });
});

test('dice that decide who is out are played before that, in a hurry where much waits', () => {
  const others = [...Array(20).keys()].flatMap(() => cut([said(1, 'play'), told('risk'), told('fielded')], {}, 0));
  const whistles = [...Array(8).keys()].flatMap(() => [told('rolled'), told('build_up_won'), told('placed')]);
  const found = [...others, ...cut([...whistles, told('left')], {}, 0)];
  const played = thinned(found, false).filter((moment) => lengthOf(moment) > 0);
  expect(played.map(({ kind }) => kind)).toEqual([...Array<string>(8).fill('duel'), 'out']);
  const ms = played.reduce((sum, moment) => sum + lengthOf(moment), 0);
  expect(ms).toBeGreaterThan(10_000);
  expect(ms).toBeLessThan(15_100);
});

test('a list is read in one go, and says nothing about what has just happened', () => {
  const found = cut([told('build_up_won'), ...Array<Line>(4).fill(told('placed')), told('rolled')], {}, 0);
  expect(found.flatMap((moment) => moment.beats.map((beat) => beat.lines.length))).toEqual([1, 4, 1]);
  expect(lastOf(found.slice(0, 1), MEANINGS)).toBe(found[0]);
  expect(lastOf(cut([told('placed')], {}, 0), MEANINGS)).toBeNull();
});

test('a shoot-out is played kick by kick, however long it is', () => {
  const found = cut(
    [...Array(10).keys()].flatMap(() => [told('risk', {}), told('kicked', {})]),
    {},
    0,
  );
  const kicks = (isBack: boolean): number =>
    thinned(found, isBack).filter((moment) => moment.kind === 'shoot-out' && lengthOf(moment) > 0).length;
  expect([kicks(false), kicks(true)]).toEqual([10, 1]);
  const whistle = cut([told('rolled'), told('build_up_won')], {}, 0);
  expect(lengthOf(thinned([...whistle, ...found], false)[0]!), 'nor is what led to it missed').toBe(2020);
});

test('the pace scales all times; without motion a goal is one still frame', () => {
  const goal = cut(attack, { 6: 0, 7: 1 }, 1)[2]!;
  const [beat] = goal.beats;
  expect(timed(beat!, goal, { speed: 'brisk', isStill: false })).toEqual({ ms: 1560, cue: 672 });
  expect(timed(beat!, goal, { speed: 'calm', isStill: true })).toEqual({ ms: 1500, cue: 0 });
  expect(timed(beat!, goal, { speed: 'at-once', isStill: false })).toEqual({ ms: 0, cue: 0 });
});

test('cards laid face down are turned together; each card that a goalkeeper asks for is turned by itself', () => {
  const both = cut([said(1, 'tactic a'), said(2, 'tactic b'), told('showed'), told('showed')], {}, 0);
  expect(both.flatMap((moment) => moment.beats.map((beat) => beat.lines.length))).toEqual([4]);
  const shot = cut([said(1, 'aim a'), said(2, 'dive b'), told('aimed'), told('dived'), told('saving')], { 4: 0 }, 0);
  expect(shot.flatMap((moment) => moment.beats.map((beat) => beat.lines.length))).toEqual([4, 1]);
  const each = cut([said(1, 'draw'), told('saving'), said(1, 'draw'), told('saving')], {}, 0);
  expect(each.flatMap((moment) => moment.beats.map((beat) => beat.lines.length))).toEqual([2, 2]);
});

test('what is in a hurry is not hurried once more each time something comes', () => {
  let waiting: Moment[] = [];
  for (let k = 0; k < 40; k += 1) {
    waiting = thinned([...waiting, ...cut([told('rolled'), told('build_up_won')], {}, 0)], false);
    for (const ms of waiting.map(lengthOf)) expect(ms === 0 || ms >= 808, `${ms} ms`).toBe(true);
  }
});
