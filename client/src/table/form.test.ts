import { describe, expect, it } from 'vitest';
import type { Form } from '../protocol';
import { arrange, formOf, isFilled, mayAdd, mostOf } from './form';
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
        blanks: one.blanks.map(([least, most, options]) => blank(least, most, ...options)),
      };
      expect(arrange(form, one.named), JSON.stringify(one)).toEqual(one.where);
      expect(isFilled(form, one.named), JSON.stringify(one)).toBe(one.filled);
      expect(mayAdd(form, one.named), JSON.stringify(one)).toEqual(one.besides);
    }
  });

  it('is one blank for one option where a decision has none', () => {
    const form = formOf({ seat: 0, role: 0, prompt: 'p', rule: 'R1', options: ['a', 'b'], form: null });
    expect([mostOf(form), isFilled(form, []), isFilled(form, ['b']), mayAdd(form, ['b'])]).toEqual([
      1,
      false,
      true,
      [],
    ]);
  });
});
