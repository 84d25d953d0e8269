import { expect, test, vi } from 'vitest';

test('a link of a page in a folder of its host leads into the folder before it is followed', async () => {
  vi.resetModules();
  document.documentElement.dataset.ground = '/games/anpfiff';
  const { keepLinksInside } = await import('./links');
  keepLinksInside();
  const link = document.createElement('a');
  link.href = '/puzzles?theme=odds';
  document.body.append(link);
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(link.getAttribute('href')).toBe('/games/anpfiff/puzzles?theme=odds');
});
