import { expect, test } from 'vitest';
import { Drawing } from './drawing.svelte';
import { breath } from './quiet';

test('the parts of a drawing come one by one in their order, also those that a part brings; what is gone is left out', async () => {
  const drawing = new Drawing();
  const drawn: string[] = [];
  drawing.add(() => {
    drawn.push('bar');
    drawing.add(() => drawn.push('men'));
  });
  const forget = drawing.add(() => drawn.push('gone'));
  drawing.add(() => drawn.push('question'));
  forget();
  expect(drawn).toEqual([]);
  await breath();
  expect(drawn.length).toBeLessThan(3);
  while (!drawing.isOver) await breath();
  expect(drawn).toEqual(['bar', 'question', 'men']);
});

test('a part that cannot be drawn hides nothing of the others', async () => {
  const drawn: string[] = [];
  const troubles: unknown[] = [];
  const drawing = new Drawing((error) => troubles.push(error));
  drawing.add(() => {
    throw new Error('no such man');
  });
  drawing.add(() => drawn.push('question'));
  while (!drawing.isOver) await breath();
  expect(drawn).toEqual(['question']);
  expect(troubles).toHaveLength(1);
});
