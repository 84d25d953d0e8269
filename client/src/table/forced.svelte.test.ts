import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { sayForced } from './forced.svelte';

test('two questions that leave the same answer are answered twice, and each of them once', () => {
  vi.useFakeTimers();
  const table = $state<{ question: number; answer: string | null }>({ question: 1, answer: 'draw' });
  const say = vi.fn();
  const end = $effect.root(() => {
    sayForced({ answer: () => table.answer, question: () => table.question, speed: () => 'brisk', say });
  });
  flushSync();
  vi.runAllTimers();
  expect(say).toHaveBeenCalledTimes(1);
  table.question = 2;
  flushSync();
  vi.runAllTimers();
  expect(say).toHaveBeenCalledTimes(2);
  Object.assign(table, { question: 2, answer: 'draw' });
  flushSync();
  vi.runAllTimers();
  expect(say, 'nothing else is asked').toHaveBeenCalledTimes(2);
  Object.assign(table, { question: 3, answer: null });
  flushSync();
  vi.runAllTimers();
  expect(say, 'there is a choice').toHaveBeenCalledTimes(2);
  end();
  vi.useRealTimers();
});
