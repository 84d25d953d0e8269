import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recall } from '../memory';
import { line } from '../line';
import { notices } from './notices.svelte';
import { Push } from './push.svelte';

/** What the server was asked: "POST abc 1", the table and the key of the seat. */
let asked: string[] = [];
/** The address of this browser at its push service, once it has one. */
let endpoint: string | null = null;
const usual = line.ask;
const before = [notices.wanted, notices.permission] as const;

function host(publicKey: string | null): void {
  line.ask = (path, init) => {
    if (path === '/api/push') {
      asked.push('GET key');
      return Promise.resolve(Response.json({ key: publicKey }));
    }
    const key = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
    asked.push(`${init.method} ${path.split('/')[3]} ${key}`);
    return Promise.resolve(Response.json({ is_on: init.method === 'POST' }));
  };
}

const subscription = (at: string) => ({
  endpoint: at,
  toJSON: () => ({ endpoint: at, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => Promise.resolve((endpoint = null)),
});
const manager = {
  getSubscription: () => Promise.resolve(endpoint ? subscription(endpoint) : null),
  subscribe: () => Promise.resolve(subscription((endpoint = 'https://push.example/me'))),
};

beforeEach(() => {
  [asked, endpoint] = [[], null];
  localStorage.clear();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager: manager }), ready: Promise.resolve() };
  vi.stubGlobal('navigator', { serviceWorker, language: 'en' });
  [notices.wanted, notices.permission] = [true, 'granted'];
});
afterEach(() => {
  [notices.wanted, notices.permission] = before;
  line.ask = usual;
  vi.unstubAllGlobals();
});

it('whoever wants notices is told at every table, and at none after switching them off', async () => {
  host('public');
  const push = new Push();
  await push.follow('abc', '1');
  await push.follow('def', '2');
  await push.follow('abc', '1');
  expect(asked).toEqual(['GET key', 'POST abc 1', 'POST def 2']);
  expect([push.isOn('abc'), push.isOn('def'), new Push().isOn('def')]).toEqual([true, true, true]);
  await push.off();
  expect(asked.slice(3)).toEqual(['DELETE abc 1', 'DELETE def 2']);
  expect([push.isOn('abc'), push.isOn('def'), endpoint, recall('push')]).toEqual([false, false, null, '[]']);
});

it('a seat with another key, or a browser with another address, is told anew', async () => {
  host('public');
  const push = new Push();
  await push.follow('abc', '1');
  await push.follow('abc', '2');
  endpoint = 'https://push.example/new';
  await push.follow('abc', '2');
  expect(asked).toEqual(['GET key', 'POST abc 1', 'POST abc 2', 'POST abc 2']);
});

it('a seat that was given up is forgotten', async () => {
  host('public');
  const push = new Push();
  await push.follow('abc', '1');
  await push.follow('abc', '');
  expect(push.isOn('abc')).toBe(false);
  await push.off();
  expect(asked).toEqual(['GET key', 'POST abc 1']);
});

it('whoever wants none is asked nothing, also if he changes his mind at once', async () => {
  host('public');
  const push = new Push();
  const late = push.follow('abc', '1');
  notices.wanted = false;
  await Promise.all([late, push.off(), push.follow('def', '2')]);
  expect([asked, endpoint]).toEqual([[], null]);
});

it('with a host who sends none the open page is all there is, and nothing goes wrong', async () => {
  host(null);
  const push = new Push();
  await push.look();
  await push.follow('abc', '1');
  await push.follow('def', '2');
  expect([push.isPossible, push.isOn('abc'), endpoint]).toEqual([false, false, null]);
  await push.off();
  expect(asked).toEqual(['GET key']);
  host('public');
  const other = new Push();
  await other.look();
  expect(other.isPossible).toBe(true);
});
