/** What the turns of all games share: the question, its options and form, what follows from it, and saying an answer. */
import type { Decision, Form } from '../generated/protocol';
import { formOf } from './form';
import { factsWith, lookAt, type AnyGame, type LookOf } from './look';
import type { SkinProps } from './skin';

/** What a turn needs to know of its table. */
export type TurnProps = Pick<
  SkinProps,
  'news' | 'words' | 'lines' | 'busy' | 'say' | 'replay' | 'readonly' | 'chances' | 'preview'
>;

/** The button that says it all. */
export interface Go {
  label: string;
  isReady: boolean;
  notations: string[];
}

/** A skin's `Turn` adds what is held up or named, and what is said when it is confirmed. */
export abstract class TableTurn<Game extends AnyGame, Box> {
  protected readonly props: () => TurnProps;
  /** What was told last of something named. */
  private told: Game['facts'] | null = null;

  private readonly contents: () => Box;

  constructor(props: () => TurnProps, box: () => Box) {
    this.props = props;
    this.contents = box;
  }

  /** The cards of the game as its table needs them. */
  get box(): Box {
    return this.contents();
  }

  /** The table as it is. */
  readonly look: LookOf<Game> | null = $derived.by(() => lookAt<Game>(this.props().news));
  readonly decision: Decision | null = $derived.by(() =>
    this.props().readonly || this.props().replay ? null : this.props().news.decision,
  );
  readonly options: string[] = $derived(this.decision?.options ?? []);
  readonly prompt: string = $derived(this.decision?.prompt ?? '');
  readonly form: Form | null = $derived(this.decision ? formOf(this.decision) : null);

  /** An answer is under way. */
  get isSending(): boolean {
    return this.props().busy;
  }

  /** What is named so far, as it would be said, where something is to be told of it. */
  abstract readonly thought: string[];

  /** What follows by the rules from the table as it is; only where there is a view. */
  get facts(): Game['facts'] {
    return this.look!.facts;
  }

  /** What follows by the rules with what is named so far; null until it has been told. */
  readonly previewed: Game['facts'] | null = $derived.by(() => {
    if (!this.look || !this.thought.length) return this.look?.facts ?? null;
    const found = this.props().preview.of(this.thought);
    return found && factsWith<Game>(this.facts, found);
  });

  /** The same; until it has been told, as it was told last. Only where there is a view. */
  readonly known: Game['facts'] = $derived.by(() => {
    this.told = this.previewed ?? this.told;
    return this.told ?? this.facts;
  });

  /** Nothing is named any more. */
  abstract reset(): void;

  /** Begin anew with every question; whatever is named is painted at once, what it comes to is asked for. The table calls it. */
  watch(begun: () => void = () => undefined): void {
    let asked = '';
    $effect.pre(() => {
      const { ply, chair } = this.props().news;
      const question = this.decision ? [this.prompt, ply, chair, ...this.options].join(' ') : '';
      if (question === asked) return;
      asked = question;
      this.told = null;
      this.reset();
      begun();
    });
    $effect(() => this.props().preview.ask(this.thought));
  }

  /** Whether every answer has the same chance: then there is nothing to choose by, and no number is shown. */
  readonly isAllTheSame: boolean = $derived.by(() => {
    const { chances } = this.props();
    const found = this.options.map((option) => chances?.[option]?.success?.join('/') ?? '');
    return found.length > 1 && found.every((one) => one !== '' && one === found[0]);
  });

  /** The exact chance of success of an option, if it has one and not all have the same. */
  chanceOf(option: string): [number, number] | null {
    return this.isAllTheSame ? null : (this.props().chances?.[option]?.success ?? null);
  }

  /** Say these things in one go. */
  sayAll(notations: readonly string[]): void {
    this.props().say(notations);
  }
}

/** Whom or what an option names. */
export function subject(option: string): string {
  return option.split(' ')[1] ?? '';
}
