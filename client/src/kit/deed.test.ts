import { expect, test } from 'vitest';
import { Deed } from './deed.svelte';

test('it is done once at a time, and what went wrong is forgotten by the next one', async () => {
  const deed = new Deed();
  let times = 0;
  let open: () => void = () => undefined;
  const first = deed.do(async () => {
    times += 1;
    await new Promise<void>((done) => (open = done));
    throw new Error('full');
  });
  await deed.do(async () => void (times += 1));
  expect([times, deed.isBusy]).toEqual([1, true]);
  open();
  await first;
  expect(String(deed.trouble)).toContain('full');
  expect(deed.isBusy).toBe(false);
  await deed.do(async () => void (times += 1));
  expect([times, deed.trouble]).toEqual([2, null]);
});
