import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeLines } from './whole_lines';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly measure: () => void) {}
      observe(): void {
        this.measure();
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** A list that is so tall, with lines that are so tall, in parts of a pixel; whole pixels are what a browser counts in besides. */
function listOf(tall: number, lines: number[], apart = 0): HTMLElement {
  const list = document.createElement('ol');
  list.style.rowGap = `${apart}px`;
  const give = (one: HTMLElement, height: number): void => {
    one.getBoundingClientRect = () => ({ height }) as DOMRect;
    Object.defineProperty(one, 'offsetHeight', { value: Math.round(height) });
  };
  give(list, tall);
  const content = lines.reduce((sum, one) => sum + one, apart * Math.max(0, lines.length - 1));
  Object.defineProperty(list, 'scrollHeight', { value: Math.round(Math.max(content, tall)) });
  for (const height of lines) {
    const line = document.createElement('li');
    give(line, height);
    list.append(line);
  }
  document.body.append(list);
  wholeLines(list);
  return list;
}

test('a list ends with a whole line, and says that more wait below it', () => {
  const list = listOf(100, [40, 40, 40], 4);
  expect(list.hasAttribute('data-more')).toBe(true);
  expect(list.style.marginBottom).toBe('16px');
});

test.each([61.09375, 37.3125, 35.03125])(
  'a list with room to spare is left alone, however its %d px are rounded',
  (tall) => {
    const list = listOf(tall, [24]);
    expect(list.hasAttribute('data-more')).toBe(false);
    expect(list.style.marginBottom).toBe('');
  },
);

test('one line that is taller than the list is cut: there is no whole one to end with', () => {
  const list = listOf(20, [30]);
  expect(list.hasAttribute('data-more')).toBe(false);
});
