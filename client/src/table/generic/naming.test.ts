import { expect, it, vi } from 'vitest';
import type { Blank, Decision, Form } from '../../generated/protocol';
import { Naming } from './naming.svelte';

const blank = (given: Partial<Blank>): Blank => ({
  prompt: 'p',
  rule: 'R1',
  options: [],
  least: 1,
  most: 1,
  end: null,
  then: {},
  ...given,
});

const plain = { shape: 'some', budget: null, costs: {} } as const;

function namingOf(form: Form | null, options: string[]): { naming: Naming; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn();
  const decision: Decision = { seat: 0, role: 0, prompt: 'p', rule: 'R1', options, form, forced: null, odds: null };
  return { naming: new Naming(() => decision, say), say };
}

it('says a plain option at once', () => {
  const { naming, say } = namingOf(null, ['a', 'b']);
  expect(naming.options).toEqual(['a', 'b']);
  naming.press('b');
  expect(say).toHaveBeenCalledWith('b');
});

it('lets people name things in any order, and unname them', () => {
  const { naming, say } = namingOf(
    { ...plain, least: 2, most: 2, blanks: [blank({ options: ['a', 'b', 'c'], least: 2, most: 2 })] },
    ['a', 'b'],
  );
  naming.press('c');
  expect(naming.options).toEqual(['a', 'b', 'c']);
  expect(naming.answer).toBeNull();
  naming.press('a');
  expect(naming.answer).toEqual(['c', 'a']);
  expect(naming.options).toEqual(['c', 'a']);
  naming.press('c');
  expect(naming.answer).toBeNull();
  expect(say).not.toHaveBeenCalled();
});

it('offers the end while nothing is named, and to leave a part out', () => {
  const swap = namingOf(
    { ...plain, least: 0, most: 2, blanks: [blank({ options: ['a', 'b'], least: 0, most: 2, end: 'keep' })] },
    ['keep', 'a', 'b'],
  ).naming;
  expect(swap.answer).toEqual(['keep']);
  swap.press('b');
  expect(swap.answer).toEqual(['b']);

  const two = blank({ options: ['a', 'b'], least: 0, end: 'leave_out' });
  const one = blank({ options: ['a', 'b'], least: 0, end: 'enough' });
  const { naming, say } = namingOf({ ...plain, shape: 'slots', least: 1, most: 2, blanks: [two, one] }, [
    'a',
    'b',
    'leave_out',
  ]);
  expect(naming.options).toEqual(['a', 'b', 'leave_out']);
  naming.press('leave_out');
  expect(say).toHaveBeenCalledWith('leave_out');
});

it('asks for what goes along with a thing, and says a single one at once', () => {
  const then = {
    a: { prompt: 'q', rule: 'R2', options: ['against b', 'against c'] },
    b: { prompt: 'q', rule: 'R2', options: ['against a'] },
  };
  const { naming, say } = namingOf({ ...plain, least: 1, most: 1, blanks: [blank({ options: ['a', 'b'], then })] }, [
    'a',
    'b',
  ]);
  naming.press('a');
  expect(naming.options).toEqual(['against b', 'against c']);
  naming.press('against c');
  expect(say).toHaveBeenCalledWith(['a', 'against c']);
  naming.reset();
  naming.press('b');
  expect(say).toHaveBeenLastCalledWith(['b']);
});

it('counts what things cost, and offers no more than can be paid', () => {
  const { naming } = namingOf(
    {
      ...plain,
      least: 2,
      most: 2,
      blanks: [blank({ options: ['a', 'b', 'c'], least: 2, most: 2 })],
      budget: 5,
      costs: { a: 4, b: 3, c: 1 },
    },
    ['a', 'b', 'c'],
  );
  expect(naming.left).toBe(5);
  naming.press('a');
  expect([naming.left, naming.options]).toEqual([1, ['c', 'a']]);
  naming.press('c');
  expect([naming.left, naming.answer]).toEqual([0, ['a', 'c']]);
});
