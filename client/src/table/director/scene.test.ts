import { expect, test } from 'vitest';
import type { SeatInfo, View } from '../../generated/protocol';
import { Words } from '../../words';
import type { Moment } from './moments';
import { allOut, endOf, sceneOf, type Scene } from './scene';

const NAMES = { senegal: 'Senegal', acker: 'FC Acker', stollen: 'SV Stollen', torbaldo: 'Torbaldo' };
const words = new Words('en', { ftl: '', names: NAMES, verbs: {} });
const names = ['Mara', 'Jonas', 'Emil'];
const seats = names.map((name) => ({ name, kind: 'person', state: 'ready' }) as SeatInfo);

/** What is shown of an event with these arguments, on a table on which these seats have these roles. */
function shown(args: Record<string, string | number>, table: object, roles: number[], team?: string): Scene {
  const line = { line: 'told' as const, event: 'told', args };
  const moment = { kind: 'champion', beats: [], headline: { ply: 0, line } } as unknown as Moment;
  const view = { table, roles, colours: [] } as unknown as View;
  return sceneOf({ moment, before: view, after: view, hints: { team }, words, names, seats })!;
}

const CLUBS = { sides: [{ team: 'acker', squad: ['torbaldo'] }, { team: 'stollen' }] };

test('a champion is a team and its coach, whichever of them the event names', () => {
  const both = shown({ team: 'senegal', seat: 2 }, {}, [0, 1, 2]);
  expect([both.team, both.coach]).toEqual(['Senegal', 'Emil']);
  const team = shown({ team: 'senegal' }, { camps: [{}, { team: 'senegal' }] }, [2, 1], 'camps.*.team');
  expect([team.team, team.coach, team.role]).toEqual(['Senegal', 'Jonas', 1]);
  const coach = shown({ seat: 2 }, CLUBS, [2, 0]);
  expect([coach.team, coach.coach, coach.role]).toEqual(['FC Acker', 'Emil', 0]);
});

test('whoever gave up has not led the team to the end', () => {
  const line = { line: 'told' as const, event: 'told', args: { team: 'senegal', seat: 1 } };
  const moment = { kind: 'champion', beats: [], headline: { ply: 0, line } } as unknown as Moment;
  const of = (seat: Partial<SeatInfo>): Scene =>
    sceneOf({
      moment,
      before: null,
      after: null,
      hints: {},
      words,
      names,
      seats: [seats[0]!, { ...seats[1]!, ...seat }],
    })!;
  expect(of({ kind: 'bot', state: 'resigned' }).isPlayedOn).toBe(true);
  expect(of({ kind: 'bot' }).isPlayedOn).toBe(false);
  expect(of({ state: 'resigned' }).isPlayedOn, 'the match ended with it').toBe(false);
});

test('whoever has no team is named alone', () => {
  const left = shown({ seat: 1 }, {}, [0, 1, 2]);
  expect([left.team, left.name, left.coach]).toEqual(['', 'Jonas', 'Jonas']);
  expect(shown({ seat: 1 }, CLUBS, [2, 0]), 'he watches').toMatchObject({ team: '', name: 'Jonas', role: null });
});

test('a man is named, with the side that has him', () => {
  expect(shown({ man: 'torbaldo' }, CLUBS, [1, 0])).toMatchObject({ name: 'Torbaldo', team: 'FC Acker', role: 0 });
});

test.each([
  [['kick_goal'], 'in'],
  [['kick_miss', 'kept'], 'kept'],
  [['kick_miss', 'parried'], 'parried'],
  [['kick_miss'], 'wide'],
])('a kick that means %j ends %s', (means, end) => {
  expect(endOf({ kind: 'shoot-out', event: 'kicked' }, { kicked: means })).toBe(end);
});

test('a goal in play is in the net', () => {
  expect(endOf({ kind: 'goal', event: 'scored' }, { scored: ['goal'] })).toBe('in');
});

/** A moment in which these leave, one after the other. */
function leaving(all: Record<string, string | number>[]): Moment {
  const lines = all.map((args, ply) => ({ ply, line: { line: 'told' as const, event: 'left', args } }));
  return { kind: 'out', beats: [{ lines }], headline: lines.at(-1) } as unknown as Moment;
}

test('all who are out with one whistle are named, with shirt and coach', () => {
  const view = { table: CLUBS, roles: [2, 0], colours: [] } as unknown as View;
  const scene = (all: Record<string, string | number>[]): Scene =>
    sceneOf({ moment: leaving(all), before: view, after: view, hints: {}, words, names, seats })!;
  expect(scene([{ team: 'acker' }, { team: 'stollen' }]).all).toMatchObject([
    { team: 'FC Acker', coach: 'Emil', shirt: 0 },
    { team: 'SV Stollen', coach: 'Mara', shirt: 1 },
  ]);
  expect(scene([{ seat: 0 }, { seat: 2 }]).all.map((one) => one.coach)).toEqual(['Mara', 'Emil']);
  expect(scene([{ seat: 1 }]).all, 'one alone').toHaveLength(1);
});

test('of matches that end with one whistle all are shown, however each of them ended', () => {
  const line = (event: string) => ({ line: 'told' as const, event, args: { team: event } });
  const lines = ['won', 'lost', 'standing'].map((event, ply) => ({ ply, line: line(event) }));
  const moment = { kind: 'end', beats: [{ lines }], headline: lines[0] } as unknown as Moment;
  const meant = new Words('en', { ftl: '', names: {}, verbs: {}, meanings: { won: ['end'], lost: ['end'] } });
  const scene = sceneOf({ moment, before: null, after: null, hints: {}, words: meant, names, seats });
  expect(scene?.all.map(({ args }) => args.team)).toEqual(['won', 'lost']);
});

test('what has just happened names all of them, too', () => {
  const ui = new Words('en', 'moment-out = Over for { $name }');
  const said = (all: Record<string, string | number>[]): string | null => allOut(leaving(all), words, ui, names);
  expect(said([{ seat: 0 }, { seat: 1 }, { seat: 2 }])).toBe('Over for Mara, Jonas and Emil');
  expect(said([{ team: 'acker' }, { team: 'stollen' }])).toBe('Over for FC Acker and SV Stollen');
  expect(said([{ seat: 0 }]), 'one alone has a sentence').toBeNull();
  expect(allOut(null, words, ui, names)).toBeNull();
});
