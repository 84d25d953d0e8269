import { describe, expect, it } from 'vitest';
import type { Form } from '../generated/protocol';
import { arrange, formOf, isFilled, mayAdd, totalOf } from './form';
import cases from './form.cases.json';

const blank = (least: number, most: number, ...options: string[]) => ({
  prompt: 'p',
  rule: 'R1',
  options,
  least,
  most,
  end: null,
  then: {},
});

interface Case {
  blanks: [number, number, string[]][];
  least: number;
  most: number;
  budget: number | null;
  costs: Record<string, number>;
  named: string[];
  where: number[];
  filled: boolean;
  besides: string[];
}

describe('a form', () => {
  it('means what the engine means by it', () => {
    expect(cases.length).toBeGreaterThan(300);
    for (const one of cases as Case[]) {
      const form: Form = {
        shape: 'slots',
        least: one.least,
        most: one.most,
        budget: one.budget,
        costs: one.costs,
        blanks: one.blanks.map(([least, most, options]) => blank(least, most, ...options)),
      };
      expect(arrange(form, one.named), JSON.stringify(one)).toEqual(one.where);
      expect(isFilled(form, one.named), JSON.stringify(one)).toBe(one.filled);
      expect(mayAdd(form, one.named), JSON.stringify(one)).toEqual(one.besides);
    }
  });

  it('is one blank for one option where a decision has none', () => {
    const form = formOf({
      seat: 0,
      role: 0,
      prompt: 'p',
      rule: 'R1',
      options: ['a', 'b'],
      form: null,
      forced: null,
      odds: null,
    });
    expect([form.most, isFilled(form, []), isFilled(form, ['b']), mayAdd(form, ['b'])]).toEqual([1, false, true, []]);
  });

  it('keeps to a budget, and keeps enough of it for what must be named besides', () => {
    const form: Form = {
      shape: 'some',
      least: 3,
      most: 3,
      blanks: [blank(1, 1, 'keeper'), blank(0, 3, 'star', 'good', 'fair', 'poor')],
      budget: 10,
      costs: { keeper: 3, star: 6, good: 4, fair: 3, poor: 1 },
    };
    expect(mayAdd(form, [])).toEqual(['keeper', 'star', 'good', 'fair', 'poor']);
    expect(mayAdd(form, ['star'])).toEqual(['keeper', 'poor']);
    expect(mayAdd(form, ['good', 'fair'])).toEqual(['keeper']);
    expect(isFilled(form, ['good', 'fair', 'poor'])).toBe(false);
    expect([isFilled(form, ['good', 'fair', 'keeper']), totalOf(form, ['good', 'fair', 'keeper'])]).toEqual([true, 10]);
  });
});
