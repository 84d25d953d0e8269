import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRenewed } from './renewal';

const page = (script: string): string => `<html><body><script type="module" src="${script}"></script></body></html>`;

beforeEach(() => {
  document.body.append(
    new DOMParser().parseFromString(page('/assets/index-old.js'), 'text/html').body.firstElementChild!,
  );
});
afterEach(() => {
  document.querySelector('script[src="/assets/index-old.js"]')?.remove();
  vi.unstubAllGlobals();
});

function served(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

test('a page is renewed where the host serves one that begins with another script', async () => {
  served(page('/assets/index-new.js'));
  expect(await isRenewed()).toBe(true);
});

test('a page that is served as it stands here is not renewed, and neither is one that cannot be had', async () => {
  served(page('/assets/index-old.js'));
  expect(await isRenewed()).toBe(false);
  served(page('/assets/index-new.js'), 503);
  expect(await isRenewed()).toBe(false);
  served('no page at all');
  expect(await isRenewed()).toBe(false);
});
