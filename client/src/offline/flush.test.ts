import { expect, test } from 'vitest';
import { inTurn } from './flush';

/** Something that is kept step by step: how often it began, and a way to end each. */
function shelf() {
  const ends: (() => void)[] = [];
  const keep = () => new Promise<void>((end) => ends.push(end));
  return { ends, keep: inTurn(keep) };
}

const settle = () => new Promise((go) => setTimeout(go));

test('one is kept at a time, and those who come meanwhile share the next', async () => {
  const { ends, keep } = shelf();
  const done: string[] = [];
  void keep().then(() => done.push('first'));
  await settle();
  void keep().then(() => done.push('second'));
  void keep().then(() => done.push('third'));
  await settle();
  expect(ends.length).toBe(1);
  ends[0]?.();
  await settle();
  expect(done).toEqual(['first']);
  expect(ends.length).toBe(2);
  ends[1]?.();
  await settle();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a failure is told to those who waited for it, and the next goes on', async () => {
  let times = 0;
  const keep = inTurn(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('full')) : Promise.resolve();
  });
  await expect(keep()).rejects.toThrow('full');
  await expect(keep()).resolves.toBeUndefined();
});
