import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, News, ServerMessage } from '../generated/protocol';
import { Session } from './session.svelte';

/** The line to a server that answers when the test says so. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  readonly sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {}

  /** The line is cut; the page only learns of it when `onclose` is told. */
  cut(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }
}

/** What seat 0 is told at this ply; alone against a bot everything may be taken back. */
function news(ply: number): Partial<News> {
  const decision = { seat: 0, prompt: { name: 'kick', args: {} }, options: ['kick'], rule: 'F1' };
  return {
    type: 'news',
    ply,
    since: 0,
    lines: [],
    chair: 0,
    status: 'running',
    seats: [],
    asked: [],
    decision,
    may_undo: true,
  } as unknown as News;
}

const last = (type: string): ClientMessage | undefined => Line.last.sent.findLast((message) => message.type === type);
const numberOf = (type: string): number => (last(type) as { n: number }).n;
const done = (type: string, ply: number): object => ({ type: 'done', n: numberOf(type), ply });
const late = (type: string, ply: number): object => ({
  type: 'refused',
  n: numberOf(type),
  ply,
  kind: 'late',
  message: '',
  rule: null,
  expected: [],
  after: null,
});

/** Whatever goes on in tasks of its own is done by then. */
const rest = (): Promise<void> => new Promise((go) => setTimeout(go, 60));

let session: Session;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  session = new Session('match', 'key');
  session.open();
  Line.last.onopen?.();
  Line.last.tell({ type: 'welcome', table: { id: 'match' }, holds: [0], invited: null, away: [], now: 0 });
  Line.last.tell(news(4));
});
afterEach(() => {
  vi.useRealTimers();
  session.close();
  vi.unstubAllGlobals();
});

test('said while the answer is on its way, "back" waits for it: first "done", then the news', () => {
  session.say('kick');
  session.undo();
  Line.last.tell(done('say', 5));
  expect(last('undo')).toBeUndefined();
  Line.last.tell(news(5));
  expect(last('undo')).toMatchObject({ seat: 0, ply: 5 });
});

test('what came too fast is said again, as it was, when that is fine', async () => {
  session.say('kick');
  Line.last.tell({ ...late('say', 4), kind: 'too_fast', after: 10 });
  const said = () => Line.last.sent.filter((message) => message.type === 'say');
  expect(said()).toHaveLength(1);
  await rest();
  expect(said()).toHaveLength(2);
  expect(said()[1]).toEqual(said()[0]);
  Line.last.tell(done('say', 5));
  expect(session.note).toBeNull();
});

test('the news may be here before "done"', () => {
  session.say('kick');
  session.undo();
  Line.last.tell(news(5));
  expect(last('undo')).toBeUndefined();
  Line.last.tell(done('say', 5));
  expect(last('undo')).toMatchObject({ ply: 5 });
});

test('a bot was quicker: "back" is said again after its answer, whichever is heard first', () => {
  session.undo();
  Line.last.tell(news(6));
  Line.last.tell(late('undo', 6));
  expect(last('undo')).toMatchObject({ ply: 6 });
  Line.last.tell(late('undo', 8));
  expect(last('undo')).toMatchObject({ ply: 6 });
  Line.last.tell(news(8));
  expect(last('undo')).toMatchObject({ ply: 8 });
});

test('"back" is said once: what comes later takes nothing more back', () => {
  session.say('kick');
  session.undo();
  Line.last.tell(news(5));
  Line.last.tell(done('say', 5));
  const number = numberOf('undo');
  Line.last.tell(done('undo', 7));
  Line.last.tell(news(7));
  expect(numberOf('undo')).toBe(number);
});

test('what was refused has not to be taken back', () => {
  session.say('kick');
  session.undo();
  Line.last.tell({ ...late('say', 4), kind: 'illegal' });
  Line.last.tell(news(5));
  expect(last('undo')).toBeUndefined();
  expect(session.note?.kind).toBe('illegal');
});

test('once the device keeps its key, it stands in the address bar no more', () => {
  localStorage.clear();
  history.replaceState(null, '', '/t/match?lang=de#key.watch');
  const other = new Session('match', 'key');
  other.open();
  Line.last.onopen?.();
  expect(location.hash).toBe('#key.watch');
  Line.last.tell({ type: 'welcome', table: { id: 'match' }, holds: [0], away: [], invited: null, now: 0 });
  expect(location.href).toMatch(/\/t\/match\?lang=de$/);
  expect(new Session('match', '').id).toBe('match');
  expect(JSON.parse(localStorage.getItem('anpfiff.tables') ?? '[]')).toMatchObject([{ table: 'match', key: 'key' }]);
  other.close();
});

test('a spectator keeps the link that lets him come back', () => {
  localStorage.clear();
  history.replaceState(null, '', '/t/match#watch');
  const other = new Session('match', 'watch');
  other.open();
  Line.last.onopen?.();
  Line.last.tell({ type: 'welcome', table: { id: 'match' }, holds: [], away: [], invited: null, now: 0 });
  expect(location.hash).toBe('#watch');
  other.close();
});

test('a commitment that is another than before kick-off is seen at once', () => {
  localStorage.clear();
  const table = (commitment: string): object => ({
    type: 'welcome',
    table: { id: 'match', commitment },
    holds: [0],
    away: [],
    invited: null,
    now: 0,
  });
  Line.last.tell(table('aa'));
  Line.last.tell({ ...news(4), status: 'open' });
  expect(session.fairness).toBe('kept');
  Line.last.tell(table('bb'));
  Line.last.tell(news(5));
  expect(session.fairness).toBe('changed');
});

test('a vote names the proposal that was read', () => {
  const proposal = {
    number: 3,
    seat: 1,
    what: 'draw',
    target: null,
    bot: null,
    waits_for: [0],
    until: 0,
    is_away: false,
  };
  Line.last.tell({ ...news(5), proposal });
  session.vote(true);
  expect(last('vote')).toMatchObject({ seat: 0, proposal: 3, yes: true });
});

test('a seat that a bot plays is away until somebody sits down again; one that was given up is not', () => {
  const seat = { name: 'Mara', kind: 'bot', bot: 'greedy', state: 'away', part: '' };
  Line.last.tell({ ...news(5), chair: null, decision: null, seats: [seat] });
  expect([session.device.holds, session.device.away]).toEqual([[], [0]]);
  expect(session.mayHint).toBe(false);
  session.sit(0, 'Mara', () => {});
  Line.last.tell(done('sit', 5));
  expect([session.device.holds, session.device.away]).toEqual([[0], []]);
  Line.last.tell({ ...news(6), chair: null, decision: null, seats: [{ ...seat, state: 'resigned' }] });
  expect([session.device.holds, session.device.away]).toEqual([[], []]);
});

test('whoever gets up keeps the link for somebody else', () => {
  session.leave();
  Line.last.tell({ ...done('leave', 5), invite: 'link' });
  expect(session.device.invites).toEqual({ 0: 'link' });
});

test('odds that come with a question are not asked for, others are once it stands', () => {
  vi.useFakeTimers();
  const odds = { kick: { success: [1, 6] } };
  const asked = () => Line.last.sent.filter((message) => message.type === 'odds').length;
  const before = asked();
  Line.last.tell({ ...news(5), decision: { ...news(5).decision, odds } });
  vi.advanceTimersByTime(100);
  expect([session.asks.chances, asked()]).toEqual([odds, before]);
  Line.last.tell({ ...news(6), decision: { ...news(6).decision, odds: null } });
  expect(session.asks.chances).toBe(null);
  vi.advanceTimersByTime(100);
  expect(asked()).toBe(before + 1);
  Line.last.tell({ type: 'chances', n: numberOf('odds'), ply: 6, odds });
  expect(session.asks.chances).toEqual(odds);
});

test('previews are asked for once each, one at a time, the last one that was wanted', () => {
  const { previews } = session.asks;
  const sent = () => Line.last.sent.filter((message) => message.type === 'preview').map((one) => one.actions.join());
  const answer = (facts: object) =>
    Line.last.tell({ type: 'previewed', n: numberOf('preview'), ply: 1, facts, odds: {} });
  previews.ask(['a']);
  previews.ask(['a', 'b']);
  previews.ask(['a', 'c']);
  expect(sent()).toEqual(['a']);
  expect(previews.of(['a'])).toBe(null);
  answer({ sum: 1 });
  expect(previews.of(['a'])?.facts).toEqual({ sum: 1 });
  expect(sent()).toEqual(['a', 'a,c']);
  answer({ sum: 2 });
  previews.ask(['a']);
  expect(sent()).toEqual(['a', 'a,c']);
  Line.last.tell(news(2));
  expect(previews.of(['a'])).toBe(null);
});

/** A table that waits for these people, all at this device. */
const open = (...names: string[]): object => ({
  ...news(0),
  chair: null,
  decision: null,
  status: 'open',
  seats: names.map((name) => ({ name, kind: 'person', state: 'waiting', part: '' })),
});
const sits = (): ClientMessage[] => Line.last.sent.filter((message) => message.type === 'sit');

/** The page gets another line, is welcomed and hears this. */
function mend(heard: object): void {
  Line.last.onclose?.();
  dispatchEvent(new Event('online'));
  Line.last.onopen?.();
  Line.last.tell({ type: 'welcome', table: { id: 'match' }, holds: [0], invited: null, away: [], now: 0 });
  Line.last.tell(heard);
}

test('whose line drops before they sit down do so on the next one', async () => {
  Line.last.tell(open('Mara'));
  Line.last.cut();
  await rest();
  expect(sits()).toEqual([]);
  mend(open('Mara'));
  await vi.waitFor(() => expect(sits()).toMatchObject([{ seat: 0, name: 'Mara' }]));
});

test('whose line drops before they are heard sit down on the next one, once', async () => {
  Line.last.tell(open('Mara'));
  await vi.waitFor(() => expect(sits()).toHaveLength(1));
  Line.last.cut();
  mend(open('Mara'));
  await rest();
  expect(sits()).toMatchObject([{ seat: 0, name: 'Mara' }]);
});

test('nobody sits down at a match that began meanwhile, nor asks again what was refused', async () => {
  Line.last.tell(open('Mara'));
  Line.last.tell(news(5));
  await rest();
  expect(sits()).toEqual([]);
  Line.last.tell(open('Mara'));
  await vi.waitFor(() => expect(sits()).toHaveLength(1));
  Line.last.tell({ ...late('sit', 0), kind: 'taken' });
  await rest();
  expect(sits()).toHaveLength(1);
});

test('who joins over a line that is down is told so', () => {
  const then = vi.fn();
  Line.last.cut();
  session.sit(0, 'Mara', then);
  expect(then).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
});

test('whoever is asked is not asked again because somebody talks: it sounds once, and is spoken once', async () => {
  const hear = async (ply: number, ...lines: object[]): Promise<boolean> => {
    Line.last.tell({ ...news(ply), since: ply - lines.length, lines });
    await rest();
    return session.director.fresh.isAsked;
  };
  const said = { line: 'said', at: 0, seat: 1, action: 'kick', by: null };
  const talk = { line: 'notice', at: 0, what: 'talked', seat: 1, phrase: 'hello' };
  session.close();
  session = new Session('another', 'key');
  session.open();
  Line.last.onopen?.();
  Line.last.tell({ type: 'welcome', table: { id: 'another' }, holds: [0], invited: null, away: [], now: 0 });
  expect(await hear(1, said)).toBe(true);
  expect(await hear(2, talk)).toBe(false);
  expect(await hear(3, said)).toBe(true);
});

test('what cannot be now is refused without naming an answer that nobody gave', () => {
  const illegal = (type: string): object => ({ ...late(type, 4), kind: 'illegal' });
  session.propose('draw');
  Line.last.tell(illegal('propose'));
  expect(session.note).toMatchObject({ kind: 'impossible', subject: '' });
  Line.last.tell({ ...news(4), may_undo: false });
  session.undo();
  Line.last.tell(illegal('propose'));
  expect(session.note).toMatchObject({ kind: 'nothing_back', subject: '' });
});

test('in a competition what fate has answered stays, and hints are given only where its rules allow them', () => {
  const begin = (allows: string[]): void => {
    const table = { id: 'match', competition: 'cup-1', allows };
    Line.last.tell({ type: 'welcome', table, holds: [0], invited: null, away: [], now: 0 });
    Line.last.tell({ ...news(5), seats: [{ kind: 'person' }, { kind: 'person', state: 'ready' }], may_undo: false });
  };
  begin([]);
  session.undo();
  expect([session.mayGoBack, session.mayHint, last('propose')]).toEqual([false, false, undefined]);
  expect(session.note).toMatchObject({ kind: 'stays' });
  begin(['hints', 'taking_back']);
  session.undo();
  expect([session.mayGoBack, session.mayHint, last('propose')?.type]).toEqual([true, true, 'propose']);
});

test('who plays against bots asks nobody before he takes back', () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', state: '' }];
  Line.last.tell({ ...news(4), seats, may_undo: false });
  expect(session.asksBack).toBe(false);
  Line.last.tell({ ...news(5), seats: [seats[0], { kind: 'person' }], may_undo: false });
  expect(session.asksBack).toBe(true);
});
