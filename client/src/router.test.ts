import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function at(ground: string): Promise<typeof import('./router.svelte')> {
  document.documentElement.dataset.ground = ground;
  return import('./router.svelte');
}

test('a page in a folder of its host knows its own paths, and goes on inside the folder', async () => {
  window.scrollTo = vi.fn();
  history.replaceState(null, '', '/games/anpfiff/t/abc');
  const { placeOf, router } = await at('/games/anpfiff');
  expect([router.place.screen, router.place.table]).toEqual(['table', 'abc']);
  router.go('/real/finale');
  expect([location.pathname, router.place.screen]).toEqual(['/games/anpfiff/real/finale', 'real']);
  router.go('/games/anpfiff/me');
  expect([location.pathname, router.place.screen]).toEqual(['/games/anpfiff/me', 'me']);
  expect(placeOf(new URL('http://host/games/anpfiff')).screen).toBe('home');
});

test('a page at the root of its host leaves paths alone', async () => {
  const { placeOf } = await at('');
  expect(placeOf(new URL('http://host/t/abc')).table).toBe('abc');
});
