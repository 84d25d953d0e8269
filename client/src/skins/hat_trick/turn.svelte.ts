/** My turn: what may be touched, what is held up, and the button that says it. */
import { createContext } from 'svelte';
import { percent } from '../../format';
import type { Kit } from '../../table/kit';
import type { Lying } from '../../table/sealed';
import { subject, TableTurn } from '../../table/turn.svelte';
import type { Box } from './box';
import { choicesOf, nextOf, type Choices } from './choices';
import type { Duel, Game, Role, Team } from './state';
import { fieldOf } from './pitch';
import { lastShot, type Shot } from './story';

export const [getKit, setKit] = createContext<
  Kit<Box, Turn> & {
    /** The cards of this turn that lie face down. */ readonly lying: Lying[];
    /** Shooting and goalkeeper card, as long as they lie face down. */ readonly aimed: Lying[];
  }
>();

export class Turn extends TableTurn<Game, Box> {
  /** What is held up, as a notation. */
  picked = $state('');
  /** The shot whose outcome has been looked at. */
  private seen = $state(-1);

  readonly thought: string[] = $derived(this.picked ? [this.picked] : []);
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
  readonly duels: Duel[] = $derived(this.look ? this.known.duels : []);

  /** Before kick-off: the team that is held up, that has been chosen, or that is being built. */
  readonly team: Team | null = $derived(this.look?.mine == null ? null : this.known.teams[this.look.mine]);

  /** From where to where the man who is held up would go. */
  readonly path: [number, number] | null = $derived(this.look ? (this.facts.paths[this.picked] ?? null) : null);

  /** What a chance of an option is a chance of: a goal or none, getting past him, or winning the ball. */
  hopeOf(option: string): 'goal' | 'no-goal' | 'through' | 'ball' {
    const verb = option.split(' ')[0] ?? '';
    const isMine = this.look?.mine === this.look?.table.attacker;
    if (verb === 'aim' || verb === 'kick') return 'goal';
    if (['dive', 'draw', 'stop'].includes(verb)) return 'no-goal';
    return isMine ? 'through' : 'ball';
  }

  /** An option's chance with its noun ("win the ball 31 %"); empty where there is none.
   *  Who may stop reads how likely a goal is: "stop, no goal 0 %" would have to be read twice. */
  chanceWords(option: string): string {
    const chance = this.chanceOf(option);
    const { words } = this.props();
    if (!chance) return '';
    const [none, all] = chance;
    const mayStop = option === 'draw' || option === 'stop';
    return mayStop
      ? words.text('hat-chance-goal', { chance: percent([all - none, all], words.lang) })
      : words.text(`hat-chance-${this.hopeOf(option)}`, { chance: percent(chance, words.lang) });
  }

  /** Something with these options was pressed; false if it has none. */
  press(options: readonly string[]): boolean {
    if (!options.length || this.props().busy) return options.length > 0;
    this.see();
    this.picked = nextOf(options, this.picked);
    return true;
  }

  /** The card of a side that lies open in this turn: that of the shooter is on the discards by then, and counts all the same. */
  cardOf(role: Role): string | null {
    const table = this.look?.table;
    if (!table) return null;
    const side = table.sides[role];
    if (side.shown.size) return side.card;
    // whoever saves has the ball as soon as it is told
    const shooter = this.shot?.outcome ? this.shot.team : table.sides[table.attacker].name;
    const isShot = table.shot || ['shot', 'penalty', 'shoot_out'].includes(table.stage);
    return isShot && side.name === shooter ? table.shot_card : null;
  }

  /** What leads somebody to a field. */
  optionsTo(cell: number): string[] {
    return this.options.filter((option) => this.facts.paths[option]?.[1] === cell);
  }

  /** A field was pressed to which the man who is held up, or anybody, may go; false if nobody may. */
  aim(cell: number): boolean {
    const there = this.optionsTo(cell);
    const own = there.filter((option) => subject(option) === subject(this.picked));
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
