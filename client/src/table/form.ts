/**
 * What the data of a form mean: which blank each thing goes to, and what may be named besides.
 *
 * The twin of `Answer` in src/anpfiff/core/form.py, so that a pick is painted at once; `form.cases.json` is written by the
 * engine and holds the two together. It knows no rule: rules are in the data.
 */
import type { Blank, Decision, Form } from '../protocol';

export const NOWHERE = -1;

/** A decision as a form: one that has none is a form with one blank for one option. */
export function formOf(decision: Decision): Form {
  if (decision.form) return decision.form;
  const blank: Blank = {
    prompt: decision.prompt,
    rule: decision.rule,
    options: decision.options,
    least: 1,
    most: 1,
    end: null,
    then: {},
  };
  return { shape: 'some', least: 1, blanks: [blank] };
}

/** For each thing that was named its blank, or nowhere: first what must be filled, then what may be; first come, first served. */
export function arrange(form: Form, named: readonly string[]): number[] {
  const where = named.map(() => NOWHERE);
  const isListed = (item: number, blank: Blank): boolean => {
    const times = count(named.slice(0, item + 1), named[item]);
    return times <= count(blank.options, named[item]);
  };
  const put = (item: number, hasTo: boolean, tried: Set<number>): boolean => {
    const mine = form.blanks.flatMap((blank, k) => (!tried.has(k) && isListed(item, blank) ? [k] : []));
    for (const k of mine) {
      const blank = form.blanks[k]!;
      if (count(where, k) < (hasTo ? blank.least : blank.most)) {
        where[item] = k;
        return true;
      }
    }
    for (const k of mine) {
      tried.add(k);
      for (const other of where.keys()) {
        if (where[other] === k && put(other, hasTo, tried)) {
          where[item] = k;
          return true;
        }
      }
    }
    return false;
  };
  for (const hasTo of [true, false]) {
    for (const item of named.keys()) if (where[item] === NOWHERE) put(item, hasTo, new Set());
  }
  return where;
}

/** Whether everything named has a blank. */
export function fits(form: Form, named: readonly string[]): boolean {
  return !arrange(form, named).includes(NOWHERE);
}

/** Whether everything named has a blank and every blank what it must have. */
export function isFilled(form: Form, named: readonly string[]): boolean {
  const where = arrange(form, named);
  return (
    !where.includes(NOWHERE) &&
    named.length >= form.least &&
    form.blanks.every((blank, k) => count(where, k) >= blank.least)
  );
}

/** Every option that may be named besides, each once. */
export function mayAdd(form: Form, named: readonly string[]): string[] {
  const listed = [...new Set(form.blanks.flatMap((blank) => blank.options))];
  return listed.filter((option) => fits(form, [...named, option]));
}

/** The most that can be named. */
export function mostOf(form: Form): number {
  return form.blanks.reduce((sum, blank) => sum + blank.most, 0);
}

function count<T>(list: readonly T[], one: T): number {
  return list.filter((other) => other === one).length;
}
