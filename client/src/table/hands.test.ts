import { expect, test, vi } from 'vitest';
import type { Director } from './director/director.svelte';
import { pressed } from './hands';
import type { TableKey } from './keys';

const keys = {} as Record<TableKey, () => void>;

/** Whether a key is taken before what has the focus hears of it. */
function isTaken(key: string, repeat: boolean, director: Partial<Director>, at = 0, on = 'button'): boolean {
  const target = document.createElement(on);
  document.body.append(target);
  const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  Object.defineProperty(event, 'timeStamp', { value: at });
  pressed(event, director as Director, keys);
  return event.defaultPrevented;
}

test('a key that hurries on says nothing, nor does one that is held down', () => {
  const tap = vi.fn<Director['tap']>().mockReturnValueOnce(true).mockReturnValue(false);
  const director = { isPlaying: true, isHeld: false, tap };
  expect(isTaken('Enter', false, director, 1000)).toBe(true);
  const over = { ...director, isPlaying: false };
  expect(isTaken('Enter', true, over, 1900)).toBe(true);
  expect(isTaken(' ', true, over, 1900)).toBe(true);
  expect(isTaken(' ', true, over, 1900, 'input'), 'whoever writes may hold the space bar').toBe(false);
  expect(isTaken('Enter', false, over, 1900), 'and then it answers').toBe(false);
});

test('a held film goes on by a key, and by nothing that is held down', () => {
  const release = vi.fn();
  const director = { isPlaying: true, isHeld: true, tap: () => true, release };
  expect(isTaken('Enter', true, director)).toBe(true);
  expect(release).not.toHaveBeenCalled();
  expect(isTaken('Enter', false, director)).toBe(true);
  expect(release).toHaveBeenCalledOnce();
});
