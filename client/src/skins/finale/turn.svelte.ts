/** One coach's turn: what may be named, what he has named so far, and what is said when he confirms it. */
import { createContext } from 'svelte';
import { arrange, mayAdd } from '../../table/form';
import type { Kit } from '../../table/kit';
import { subject, TableTurn, type Go } from '../../table/turn.svelte';
import type { Box } from './box';
import { changeNotations, changesSaid, entranceOf, type Change } from './changes';
import { benchOf, pitchOf, surname } from './men';
import type { Chance } from './odds';
import { other } from '../../table/look';
import type { ActionFacts, ChangeFacts, Game, Role, SideView } from './state';

export { subject };

interface More {
  /** Whether a man belongs to the last move. */
  readonly isTouched: (id: string) => boolean;
}
/** In the workshop nobody has a turn; parts of the board are given it. */
export const [getKit, setKit] = createContext<Pick<Kit<Box, Turn>, 'words' | 'box' | 'look'> & More>();

export type Mode = 'none' | 'dressing' | 'field' | 'changes' | 'kickers' | 'tactic' | 'one';

const DRESSING = ['choose-squad', 'pick-man', 'bench-man', 'choose-colour', 'choose-coloured', 'choose-card'];
const TACTIC = ['play-tactic', 'new-tactic', 'exchange-tactic'];

export function modeOf(prompt: string | undefined, hasForm = false): Mode {
  if (!prompt) return 'none';
  if (DRESSING.includes(prompt)) return 'dressing';
  if (prompt.startsWith('field-') || (hasForm && prompt.startsWith('may-stand-in-'))) return 'field';
  if (prompt === 'take-off' || prompt === 'bring-on') return 'changes';
  if (prompt === 'order-kickers') return 'kickers';
  return TACTIC.includes(prompt) ? 'tactic' : 'one';
}

export class Turn extends TableTurn<Game, Box> {
  /** What was named for this question and not yet said: men in slots, kickers in order, or one option. */
  picks = $state<string[]>([]);
  changes = $state<Change[]>([]);
  off = $state('');
  aimed = $state('');
  private left = 0;

  readonly mode: Mode = $derived(modeOf(this.decision?.prompt, !!this.decision?.form));
  readonly role: Role = $derived(this.look?.mine ?? 0);

  get side(): SideView | null {
    return this.look?.table.sides[this.role] ?? null;
  }

  /** Who coaches a side. */
  coach(role: Role): string {
    return this.props().news.seats[this.look?.seats[role] ?? -1]?.name ?? '';
  }

  /** What may be named in one go: men for slots, kickers in order. */
  private readonly many = $derived(this.mode === 'field' || this.mode === 'kickers' ? this.form : null);
  private readonly verb: string = $derived(this.mode === 'kickers' ? 'kick' : 'field');
  /** How many men are to be named at most. */
  readonly wanted: number = $derived(this.many ? this.many.most : 0);
  /** The men named so far, as they are said. */
  private readonly named: string[] = $derived(this.many ? this.picks.map((id) => `${this.verb} ${id}`) : []);
  /** The men who may be named besides. */
  private readonly besides: Set<string> = $derived(
    new Set(this.many ? mayAdd(this.many, this.named).map(subject) : []),
  );

  /** By blank of the form the men named for it, in order. */
  readonly placed: string[][] = $derived.by(() => {
    const form = this.many;
    if (!form) return [];
    const where = arrange(form, this.named);
    return form.blanks.map((_, k) => this.picks.filter((_pick, item) => where[item] === k));
  });

  /** The changes named here as they are said; what lies face down already is not said again. */
  private readonly changing: string[] = $derived.by(() => {
    const before = changesSaid(this.look?.said ?? []);
    const found = changeNotations(this.changes.slice(before.changes.length));
    return before.off ? found.slice(1) : found;
  });

  /** What is named so far and has sums or choices to be told. */
  readonly thought: string[] = $derived(this.mode === 'field' ? this.named : this.changing);

  /** The action with the men named so far; until it has been told, as it was told last. */
  readonly action: ActionFacts | null = $derived(this.look ? this.known.action : null);

  /** Who may go off and come on besides; null until it has been told. */
  readonly change: ChangeFacts | null = $derived(this.previewed?.changes?.[this.role] ?? null);

  /** How many changes could be made besides those named. */
  readonly rest: number = $derived.by(() => {
    const left = this.change?.left ?? this.left;
    this.left = left;
    const isPending = this.off && changesSaid(this.look?.said ?? []).off !== this.off;
    return Math.max(0, left - (isPending ? 1 : 0));
  });

  /** Ways in which somebody may come on for the man who goes off, as they are said. */
  readonly entrances: string[] = $derived(this.mode === 'changes' ? (this.change?.off[this.off] ?? []) : []);

  /** Options that name nobody and no card that lies on the table: plain buttons. */
  readonly plain: string[] = $derived.by(() => {
    if (this.mode === 'changes' || this.mode === 'kickers' || this.mode === 'field' || this.mode === 'dressing')
      return [];
    return this.options.filter((option) => !this.isDrawn(option));
  });

  /** Several options name the man just picked (his own row, or a lost one). */
  readonly ways: string[] = $derived.by(() => {
    if (this.mode === 'changes') {
      const on = this.picks[0];
      return on ? this.entrances.filter((way) => subject(way) === on) : [];
    }
    const picked = this.picks[0];
    if (this.mode !== 'one' || !picked) return [];
    const found = this.options.filter((option) => subject(option) === subject(picked));
    return found.length > 1 ? found : [];
  });

  /** Men on the pitch of whom one is asked for, each with one answer. */
  readonly candidates: string[] = $derived.by(() => {
    if (this.mode !== 'one' || !this.decision || !this.side) return [];
    const pitch = pitchOf(this.side);
    const found = this.options.map(subject).filter((id) => pitch.includes(id));
    return new Set(found).size === this.options.length ? found : [];
  });

  /** Begin anew with what was said before; called whenever another question is asked. */
  reset(): void {
    this.picks = [];
    this.aimed = '';
    this.changes = [];
    this.off = '';
    if (!this.look) return;
    if (this.mode === 'changes') {
      const { changes, off } = changesSaid(this.look.said);
      this.changes = changes;
      this.off = off;
    } else if (this.mode === 'field') {
      this.picks = this.forced();
    } else if (this.mode === 'one' || this.mode === 'tactic') {
      const only = this.options.length === 1 ? this.options[0] : undefined;
      if (only && this.isDrawn(only)) this.picks = [only];
    }
  }

  /** Where there are just as many men as slots, nothing is left to choose. */
  private forced(): string[] {
    const blanks = this.many?.blanks ?? [];
    return [
      ...new Set(blanks.flatMap((blank) => (blank.options.length === blank.least ? blank.options.map(subject) : []))),
    ];
  }

  /** Whether an option can be named by tapping a man or a card. */
  private isDrawn(option: string): boolean {
    const side = this.side;
    const id = subject(option);
    if (!side || !id) return false;
    return pitchOf(side).includes(id) || benchOf(side).includes(id) || (side.hand.cards ?? []).includes(id);
  }

  isMine(id: string): boolean {
    return !!this.side && this.look?.mine !== null && this.box.men.get(id)?.team === this.side.team;
  }

  /** Whether a man or card is named for this question, or lies face down already. */
  isPicked(id: string): boolean {
    if (!this.decision) return this.look?.said.some((one) => subject(one) === id) ?? false;
    if (this.mode === 'changes')
      return this.off === id || this.picks.includes(id) || this.changes.some((one) => one.off === id || one.on === id);
    return this.picks.some((pick) => pick === id || subject(pick) === id);
  }

  orderOf(id: string): number {
    if (this.mode !== 'kickers') return 0;
    const said = this.look?.said ?? [];
    return [...said.map(subject), ...this.picks].indexOf(id) + 1;
  }

  isLegal(id: string): boolean {
    if (!this.decision || this.isPicked(id)) return false;
    switch (this.mode) {
      case 'field':
      case 'kickers':
        return this.besides.has(id);
      case 'changes':
        if (!this.side || !this.isMine(id)) return false;
        return this.off ? this.entrances.some((way) => subject(way) === id) : id in (this.change?.off ?? {});
      default:
        return this.options.some((option) => subject(option) === id);
    }
  }

  /** A man or card that may be named (or taken back) was pressed; false if it may not. */
  press(id: string): boolean {
    if (!this.decision) return false;
    const wasPicked = this.isPicked(id);
    if (!wasPicked && !this.isLegal(id)) return false;
    if (this.mode === 'changes') this.pressChange(id, wasPicked);
    else if (this.many) this.picks = wasPicked ? this.picks.filter((one) => one !== id) : [...this.picks, id];
    else {
      const option = this.options.find((one) => subject(one) === id) ?? '';
      this.picks = wasPicked && this.options.length > 1 ? [] : [option];
    }
    return true;
  }

  private pressChange(id: string, wasPicked: boolean): void {
    const said = this.look ? changesSaid(this.look.said) : { changes: [], off: '' };
    if (wasPicked) {
      if (this.off === id && said.off !== id) this.off = '';
      this.picks = [];
      this.changes = this.changes.filter((one, k) => k < said.changes.length || (one.off !== id && one.on !== id));
    } else if (!this.off) this.off = id;
    else if (this.entrances.filter((way) => subject(way) === id).length > 1) this.picks = [id];
    else this.enter(`on ${id}`);
  }

  /** Take the man who was named into the match, in his own row or a lost one. */
  enter(notation: string): void {
    if (this.mode !== 'changes') {
      this.picks = [notation];
      return;
    }
    this.changes = [...this.changes, { off: this.off, ...entranceOf(notation) }];
    this.off = '';
    this.picks = [];
  }

  /** The other side has still to name its men: what is said of it is the most it can bring. */
  get isAgainstBest(): boolean {
    return (this.action?.sides[other(this.role)].most ?? null) !== null;
  }

  /** What the chances are chances of: the key of its words, or none where no chance is told. */
  get hope(): string {
    if (this.mode !== 'field') return 'alone';
    const table = this.look?.table;
    return `${table?.stage === 0 ? 'build' : 'finish'}-${table?.attacking === this.role ? 'attack' : 'defend'}`;
  }

  /** Whether chances tell the men that may be named apart; where all have the same, none is shown on them. */
  readonly areChancesTold: boolean = $derived.by(() => {
    const told = this.options.flatMap((option) => {
      const id = subject(option);
      const chance = id && this.isLegal(id) ? this.chanceFor(id) : null;
      return chance ? [chance[0] / chance[1]] : [];
    });
    return told.length === 1 || new Set(told).size > 1;
  });

  /** How many men must still be named. */
  get open(): number {
    return Math.max(0, (this.many?.least ?? 0) - this.picks.length);
  }

  /** The exact chance that goes with naming a man (or with what is named already), where fate alone decides. */
  chanceFor(id: string): Chance | null {
    const { chances } = this.props();
    if (this.mode === 'field') return this.fieldChance(id);
    const option = this.options.find((one) => subject(one) === id);
    return (option && chances?.[option]?.success) || null;
  }

  /** The chance with all men named, or with this one besides if he is the last. */
  private fieldChance(id: string): Chance | null {
    const action = this.previewed?.action;
    if (!action) return null;
    const isNamed = this.picks.includes(id) || id === '';
    if (isNamed) return this.open ? null : (action.chances?.[this.role] ?? null);
    return action.with[id]?.chance ?? null;
  }

  /** The button that says it all. */
  readonly go: Go | null = $derived.by(() => {
    if (!this.decision || !this.look) return null;
    const { words } = this.props();
    const text = (key: string, number: number) => words.text(`finale-${key}`, { number });
    switch (this.mode) {
      case 'field': {
        if (this.open) return { label: text('go-open', this.open), isReady: false, notations: [] };
        const number = this.picks.length;
        const end = this.many?.blanks.at(-1)?.end;
        if (!number && end) return { label: words.say(end), isReady: true, notations: [end] };
        const label = number === 1 ? this.called('say-field', this.picks[0] ?? '') : text('go-field', number);
        return { label, isReady: true, notations: this.named };
      }
      case 'changes': {
        const fresh = this.changes.length - changesSaid(this.look.said).changes.length;
        if (this.off) return { label: text('go-man-open', 1), isReady: false, notations: [] };
        const label = fresh ? text('go-changes', fresh) : words.say('ready');
        const isMore = Object.keys(this.change?.off ?? {}).length > 0;
        const notations = [...this.changing, ...(isMore ? ['ready'] : [])];
        return { label, isReady: this.change !== null, notations };
      }
      case 'kickers': {
        const label = this.open ? text('go-kickers-open', this.open) : text('go-kickers', this.wanted);
        return { label, isReady: this.open === 0, notations: this.named };
      }
      case 'tactic':
      case 'one': {
        if (!this.options.some((option) => this.isDrawn(option))) return null;
        const option = this.picks[0];
        if (!option)
          return {
            label: text(this.mode === 'tactic' ? 'go-card-open' : 'go-man-open', 1),
            isReady: false,
            notations: [],
          };
        return { label: words.say(option), isReady: true, notations: [option] };
      }
      default:
        return null;
    }
  });

  private called(key: string, id: string): string {
    const man = this.box.men.get(id);
    return this.props().words.text(key, { man: man ? surname(man.name) : id });
  }
}
