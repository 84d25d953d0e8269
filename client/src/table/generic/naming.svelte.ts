/** Several things named at the plain table, in any order, as the form of the decision allows; said in one go. */
import type { Decision, Form } from '../../generated/protocol';
import { arrange, costOf, formOf, isFilled, mayAdd, totalOf } from '../form';
import type { Saying } from '../skin';

interface Named {
  what: string;
  detail: string | null;
}

export class Naming {
  private things = $state.raw<readonly Named[]>([]);
  private readonly decision: () => Decision | null;
  private readonly say: (said: Saying) => void;

  constructor(decision: () => Decision | null, say: (said: Saying) => void) {
    this.decision = decision;
    this.say = say;
  }

  /** The form, if the decision has one. */
  readonly form: Form | null = $derived.by(() => {
    const decision = this.decision();
    return decision?.form ? formOf(decision) : null;
  });
  readonly named: string[] = $derived(this.things.map((thing) => thing.what));
  readonly most: number = $derived(this.form ? this.form.most : 1);

  /** How much of the budget is left; null where nothing is counted. */
  readonly left: number | null = $derived.by(() => {
    const budget = this.form?.budget ?? null;
    return this.form && budget !== null ? budget - totalOf(this.form, this.named) : null;
  });

  /** The first thing that waits for what goes along with it, and what that may be. */
  private readonly waiting: { at: number; options: string[] } | null = $derived.by(() => {
    if (!this.form) return null;
    const where = arrange(this.form, this.named);
    for (const [at, thing] of this.things.entries()) {
      const options = this.form.blanks[where[at] ?? -1]?.then[thing.what]?.options ?? [];
      if (options.length > 1 && thing.detail === null) return { at, options };
    }
    return null;
  });

  /** What may be pressed now: what goes along with something first, else all that may be added, then what was named. */
  readonly options: string[] = $derived.by(() => {
    if (!this.form) return this.decision()?.options ?? [];
    if (this.waiting) return this.waiting.options;
    return [...new Set([...mayAdd(this.form, this.named), ...this.plain, ...this.named])];
  });

  /** Options of the decision that name nothing, while nothing is named: to leave a part out. */
  private readonly plain: string[] = $derived.by(() => {
    const ends = this.form?.blanks.slice(0, -1).flatMap((blank) => blank.end ?? []) ?? [];
    return this.named.length ? [] : ends.filter((end) => this.decision()?.options.includes(end));
  });

  /** What is said when it is confirmed; null while something is missing. */
  readonly answer: string[] | null = $derived.by(() => {
    if (!this.form || this.waiting || !isFilled(this.form, this.named)) return null;
    const end = this.form.blanks.at(-1)?.end;
    if (!this.things.length) return end ? [end] : null;
    return this.things.flatMap((thing) => (thing.detail === null ? [thing.what] : [thing.what, thing.detail]));
  });

  isNamed(option: string): boolean {
    return this.named.includes(option);
  }

  /** What naming an option costs; null where nothing is counted. */
  cost(option: string): number | null {
    return this.form && this.left !== null ? costOf(this.form, option) : null;
  }

  press(option: string): void {
    if (!this.form || this.plain.includes(option)) return this.say(option);
    const { waiting, things } = this;
    if (waiting) this.things = things.map((thing, at) => (at === waiting.at ? { ...thing, detail: option } : thing));
    else if (mayAdd(this.form, this.named).includes(option)) this.things = [...things, { what: option, detail: null }];
    else this.things = things.filter((thing) => thing.what !== option);
    if (this.most === 1 && this.answer && this.things.length) this.say(this.answer);
  }

  /** Begin anew; called whenever another question is asked. */
  reset(): void {
    this.things = [];
  }
}
