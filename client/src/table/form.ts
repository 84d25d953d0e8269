/**
 * What the data of a form mean: which blank each thing goes to, and what may be named besides.
 *
 * The twin of `Answer` in src/anpfiff/core/form.py, so that a pick is painted at once; `form.cases.json` is written by the
 * engine and holds the two together. It knows no rule: rules are in the data.
 */
import type { Blank, Decision, Form } from '../generated/protocol';

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
  return { shape: 'some', least: 1, most: 1, blanks: [blank], budget: null, costs: {} };
}

/** Things that are named, and the blank that each of them goes to. */
class Answer {
  readonly form: Form;
  readonly named: string[];
  where: number[];

  constructor(form: Form, named: readonly string[]) {
    this.form = form;
    this.named = [...named];
    this.where = named.map(() => NOWHERE);
    for (const hasTo of [true, false]) {
      for (const item of named.keys()) if (this.where[item] === NOWHERE) this.put(item, hasTo, new Set());
    }
  }

  private isListed(item: number, blank: Blank): boolean {
    const times = count(this.named.slice(0, item + 1), this.named[item]);
    return times <= count(blank.options, this.named[item]);
  }

  /** Give a thing a blank; things give way to each other along chains. */
  private put(item: number, hasTo: boolean, tried: Set<number>): boolean {
    const mine = this.form.blanks.flatMap((blank, k) => (!tried.has(k) && this.isListed(item, blank) ? [k] : []));
    for (const k of mine) {
      const blank = this.form.blanks[k]!;
      if (count(this.where, k) < (hasTo ? blank.least : blank.most)) {
        this.where[item] = k;
        return true;
      }
    }
    for (const k of mine) {
      tried.add(k);
      for (const other of this.where.keys()) {
        if (this.where[other] === k && this.put(other, hasTo, tried)) {
          this.where[item] = k;
          return true;
        }
      }
    }
    return false;
  }

  /** How many places must still be filled. */
  private get toFill(): number {
    return this.form.blanks.reduce((sum, blank, k) => sum + Math.max(0, blank.least - count(this.where, k)), 0);
  }

  private hasRoom(most: number): boolean {
    return !this.where.includes(NOWHERE) && this.named.length + this.toFill <= most;
  }

  get isFilled(): boolean {
    return this.named.length >= this.form.least && this.toFill === 0;
  }

  /** Whether all has a blank, with room for what must be named besides and money left for it. */
  get fits(): boolean {
    const { budget, most } = this.form;
    return this.hasRoom(most) && (budget === null || this.cheapest() <= budget);
  }

  /** What the cheapest whole answer with these in it costs. */
  private cheapest(): number {
    const whole = new Answer(this.form, this.named);
    const number = Math.max(this.form.least, this.named.length + this.toFill);
    const options = this.form.blanks.flatMap((blank) => blank.options);
    for (const option of options.toSorted((one, other) => costOf(this.form, one) - costOf(this.form, other))) {
      if (whole.isFilled) break;
      whole.tryToAdd(option, number);
    }
    return whole.isFilled ? totalOf(this.form, whole.named) : Infinity;
  }

  private tryToAdd(option: string, most: number): void {
    const before = [...this.where];
    const item = this.named.push(option) - 1;
    this.where.push(NOWHERE);
    if ((this.put(item, true, new Set()) || this.put(item, false, new Set())) && this.hasRoom(most)) return;
    this.named.pop();
    this.where = before;
  }
}

/** For each thing that was named its blank, or nowhere: first what must be filled, then what may be; first come, first served. */
export function arrange(form: Form, named: readonly string[]): number[] {
  return new Answer(form, named).where;
}

/** Whether everything named has a blank, and can still become a whole answer within the budget. */
export function fits(form: Form, named: readonly string[]): boolean {
  return new Answer(form, named).fits;
}

/** Whether everything named has a blank and every blank what it must have. */
export function isFilled(form: Form, named: readonly string[]): boolean {
  const answer = new Answer(form, named);
  return answer.fits && answer.isFilled;
}

/** What naming an option costs. */
export function costOf(form: Form, option: string): number {
  return form.costs[option] ?? 0;
}

/** What all that is named costs. */
export function totalOf(form: Form, named: readonly string[]): number {
  return named.reduce((sum, option) => sum + costOf(form, option), 0);
}

/** Every option that may be named besides, each once. */
export function mayAdd(form: Form, named: readonly string[]): string[] {
  const listed = [...new Set(form.blanks.flatMap((blank) => blank.options))];
  return listed.filter((option) => fits(form, [...named, option]));
}

function count<T>(list: readonly T[], one: T): number {
  return list.filter((other) => other === one).length;
}
