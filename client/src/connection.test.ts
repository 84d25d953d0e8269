import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Follower } from './connection.svelte';
import { Cup } from './screens/competition/competition.svelte';
import { VERSION, type ClientMessage, type ServerMessage } from './generated/protocol';

/** A socket to a server that answers when the test says so. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1)!;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** The page hangs up, or the server does. */
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }
}

type Name = 'table' | 'competition' | 'live';
const TOPICS = {
  table: { topic: 'table', table: 'abc', token: '' },
  competition: { topic: 'competition', competition: 'cup-abc', token: '' },
  live: { topic: 'live', tables: [] },
} as const;
const NAMES = Object.keys(TOPICS) as Name[];
const first = (name: Name): object => ({ type: name === 'table' ? 'welcome' : name, now: Date.now() });
const refused = (kind: string, topic: Name | null, n: number | null = null): object => ({
  type: 'refused',
  n,
  ply: 0,
  kind,
  topic,
  after: null,
});

/** A follower that keeps what it is told. */
function follower(name: Name) {
  const heard: ServerMessage['type'][] = [];
  const refusals: string[] = [];
  const one: Follower = {
    topic: () => ({ ...TOPICS[name], tables: [], token: '' }),
    heard: (message) => heard.push(message.type),
    refused: (kind) => refusals.push(kind),
    lost: vi.fn(),
  };
  return { one, heard, refusals };
}

let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  connection = new Connection();
});
afterEach(() => {
  for (const name of NAMES) connection.leave(name);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(NAMES)('%s: it says hello, comes back after a while, and says what it follows again', (name) => {
  const { one, heard } = follower(name);
  connection.follow(one);
  expect(connection.state).toBe('connecting');
  Line.last.open();
  expect(Line.last.sent).toMatchObject([{ type: 'hello', version: VERSION, topics: [TOPICS[name]] }]);
  Line.last.tell(first(name));
  expect([connection.state, connection.lostAt, heard.length]).toEqual(['open', 0, 1]);
  Line.last.close();
  expect([connection.state, connection.lostAt > 0]).toEqual(['lost', true]);
  expect(one.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2);
  Line.last.open();
  Line.last.tell(first(name));
  expect([connection.state, connection.lostAt, heard.length]).toEqual(['open', 0, 2]);
});

test.each(NAMES)('%s: the longer nobody answers, the longer it waits', (name) => {
  connection.follow(follower(name).one);
  for (let k = 0; k < 8; k += 1) {
    Line.last.close();
    vi.advanceTimersByTime(12_000);
  }
  const before = Line.all.length;
  Line.last.close();
  vi.advanceTimersByTime(7000);
  expect(Line.all).toHaveLength(before);
  dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(before + 1);
});

test.each(NAMES)('%s: a refusal that another try does not mend ends it, any other is tried again', (name) => {
  const { one, refusals } = follower(name);
  connection.follow(one);
  Line.last.open();
  Line.last.tell(refused('busy', name));
  Line.last.close();
  vi.advanceTimersByTime(1000);
  expect([Line.all.length, refusals]).toEqual([2, []]);
  Line.last.open();
  Line.last.tell(refused('outdated', null));
  Line.last.close();
  vi.advanceTimersByTime(60_000);
  expect([Line.all.length, refusals]).toEqual([2, ['outdated']]);
});

test('each topic is told its own messages, and what was refused for the moment is asked for again', () => {
  const [table, competition, live] = NAMES.map(follower);
  connection.follow(table!.one);
  connection.follow(live!.one);
  Line.last.open();
  expect(Line.last.sent[0]).toMatchObject({ topics: [TOPICS.table, TOPICS.live] });
  connection.follow(competition!.one);
  expect(Line.last.sent.at(-1)).toMatchObject({ type: 'subscribe', topic: TOPICS.competition });
  Line.last.tell(first('live'), first('table'), { type: 'news' }, refused('busy', 'competition', 1));
  expect([table!.heard, competition!.heard, live!.heard]).toEqual([['welcome', 'news'], [], ['live']]);
  vi.advanceTimersByTime(1500);
  expect(Line.last.sent.filter((one) => one.type === 'subscribe')).toHaveLength(2);
  Line.last.tell(refused('unknown', 'competition', 2));
  expect([table!.refusals, competition!.refusals, live!.refusals]).toEqual([[], ['unknown'], []]);
  connection.leave('live');
  expect(Line.last.sent.at(-1)).toMatchObject({ type: 'unsubscribe', topic: 'live' });
  connection.leave('table');
  expect(Line.last.readyState).toBe(3);
});

test('a server that is silent for long is left for a new connection', () => {
  connection.follow(follower('live').one);
  Line.last.open();
  Line.last.tell(first('live'));
  vi.advanceTimersByTime(20_000);
  expect(Line.last.sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(45_000);
  expect(Line.all).toHaveLength(2);
});

test('a competition is looked at by the key, then by the link, then by nothing', () => {
  localStorage.clear();
  const cup = new Cup('cup-abc', 'the link', connection);
  cup.open();
  const tokens: (string | undefined)[] = [];
  for (let k = 0; k < 3; k += 1) {
    Line.last.open();
    const [hello] = Line.last.sent;
    const topic = hello?.type === 'hello' ? hello.topics[0] : null;
    tokens.push(topic?.topic === 'competition' ? topic.token : undefined);
    expect(cup.fault).toBe('');
    Line.last.tell(refused('unknown', 'competition'));
  }
  expect(tokens).toEqual([cup.mine.key, 'the link', '']);
  expect(cup.fault).toBe('lost');
});
