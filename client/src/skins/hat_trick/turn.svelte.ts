/** My turn: what may be touched, what is held up, and the button that says it. */
import type { SkinProps } from '../../table/skin';
import type { Box } from './box';
import { choicesOf, nextOf, type Choices } from './choices';
import { duelsOf, type Duel } from './duel';
import { fieldOf, pathOf } from './pitch';
import { lastShot, type Shot } from './story';
import { lookAt, type Look } from './view';

export class Turn {
  private readonly props: () => SkinProps;
  private readonly getBox: () => Box;
  /** What is held up, as a notation. */
  picked = $state('');
  /** The shot whose outcome has been looked at. */
  private seen = $state(-1);

  constructor(props: () => SkinProps, getBox: () => Box) {
    this.props = props;
    this.getBox = getBox;
  }

  readonly look: Look | null = $derived.by(() => lookAt(this.props().news));
  readonly decision = $derived.by(() =>
    this.props().readonly || this.props().replay ? null : this.props().news.decision,
  );
  readonly options: string[] = $derived(this.decision?.options ?? []);
  readonly prompt: string = $derived((this.decision?.prompt ?? '').replace(/^hat_trick-/, ''));
  readonly choices: Choices = $derived.by(() => {
    const look = this.look;
    return choicesOf(this.options, (number) => look?.mine != null && fieldOf(look.table, look.mine, number) !== null);
  });

  /** The shot told last. */
  readonly shot: Shot | null = $derived.by(() => lastShot(this.props().lines));

  /** A shot that is over, until it was looked at. */
  readonly revealed: Shot | null = $derived.by(() =>
    this.shot?.outcome && this.shot.at > this.seen ? this.shot : null,
  );

  /** On a phone the close-up lies over a goal, but not while somebody before it is to be named. */
  readonly mayCoverGoal: boolean = $derived(this.prompt !== 'choose-rebound');

  /** The comparison that is on, or those that what is held up may lead to. */
  readonly duels: Duel[] = $derived.by(() =>
    this.look?.table.half ? duelsOf(this.getBox(), this.look, this.picked || this.look.said[0] || '') : [],
  );

  /** From where to where the man who is held up would go. */
  readonly path = $derived.by(() =>
    this.picked && this.look?.mine != null ? pathOf(this.look.table, this.look.mine, this.picked) : null,
  );

  /** The chance of success of an option, if it has one. */
  chanceOf(option: string): [number, number] | null {
    return this.props().chances?.[option]?.success ?? null;
  }

  /** Something with these options was pressed; false if it has none. */
  press(options: readonly string[]): boolean {
    if (!options.length || this.props().busy) return options.length > 0;
    this.see();
    this.picked = nextOf(options, this.picked);
    return true;
  }

  /** A field was pressed to which the man who is held up, or anybody, may go; false if nobody may. */
  aim(cell: number): boolean {
    const look = this.look;
    if (look?.mine == null) return false;
    const mine = look.mine;
    const there = [...this.choices.men.values()]
      .flat()
      .filter((option) => pathOf(look.table, mine, option)?.to === cell);
    const own = there.filter((option) => option.split(' ')[1] === this.picked.split(' ')[1]);
    return this.press(own.length ? own : there);
  }

  reset(): void {
    this.picked = '';
  }

  say(option: string): void {
    if (!this.options.includes(option) || this.props().busy) return;
    this.see();
    this.props().say(option);
  }

  /** The outcome of the last shot has been looked at. */
  see(): void {
    if (this.shot?.outcome) this.seen = this.shot.at;
  }
}
