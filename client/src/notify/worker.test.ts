import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

/** The service worker, in a world of its own. */
function worker() {
  const heard: Record<string, (event: object) => void> = {};
  const shown: unknown[][] = [];
  const focus = vi.fn();
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear),
    registration: { showNotification: (...args: unknown[]) => void shown.push(args) },
    clients: {
      matchAll: () => Promise.resolve([{ url: 'https://a.example/t/abc', focus }]),
      openWindow: vi.fn(),
    },
    skipWaiting: vi.fn(),
  };
  const caches = { match: (path: string) => Promise.resolve(`kept ${path}`) };
  const fetch = () => Promise.reject(new Error('no line'));
  new Function('self', 'caches', 'fetch', readFileSync('public/sw.js', 'utf8'))(self, caches, fetch);
  return { heard, shown, self, focus };
}

it('a push shows a notice that leads to its table', () => {
  const { heard, shown } = worker();
  const told = { title: 'À toi de jouer', body: 'Finale', table: 'abc', language: 'fr' };
  heard.push!({ data: { json: () => told }, waitUntil: () => undefined });
  heard.push!({ data: null, waitUntil: () => undefined });
  expect(shown[0]).toEqual([
    'À toi de jouer',
    expect.objectContaining({ body: 'Finale', tag: 'abc', lang: 'fr', data: '/t/abc' }),
  ]);
  heard.push!({ data: { json: () => ({ ...told, table: 'cup-abc' }) }, waitUntil: () => undefined });
  expect(shown[2]?.[1]).toMatchObject({ data: '/cup/cup-abc' });
  expect(shown[1]).toEqual(['Anpfiff', expect.objectContaining({ tag: 'anpfiff', data: '/' })]);
});

it('a tap on a notice goes to the page that is open there, or opens one', async () => {
  const { heard, self, focus } = worker();
  const waits: Promise<unknown>[] = [];
  const tap = (data: string) =>
    heard.notificationclick!({
      notification: { close: vi.fn(), data },
      waitUntil: (one: Promise<unknown>) => waits.push(one),
    });
  tap('/t/abc');
  tap('/t/other');
  await Promise.all(waits);
  expect(focus).toHaveBeenCalledOnce();
  expect(self.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/t/other');
});

it('without a line the page that says so is shown, and nothing of the API is ever kept', async () => {
  const { heard } = worker();
  const answers: unknown[] = [];
  const ask = (path: string, mode: string) =>
    heard.fetch!({
      request: { url: `https://a.example${path}`, mode },
      respondWith: (one: Promise<unknown>) => answers.push(one),
    });
  ask('/t/abc', 'navigate');
  ask('/api/games', 'cors');
  ask('/offline.css', 'no-cors');
  expect(await Promise.all(answers)).toEqual(['kept /offline.html', 'kept /offline.css']);
});
