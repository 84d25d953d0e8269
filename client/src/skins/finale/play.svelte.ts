/** One coach's turn: what may be named, what he has named so far, and what is said when he confirms it. */
import { Queue } from '../../table/queue.svelte';
import type { SkinProps } from '../../table/skin';
import { changeNotations, changesSaid, mayComeOn, mayGoOff, type Change, type Entrance } from './changes';
import { benchOf, pitchOf, rowOf, strengthNow, surname, type Footballer } from './men';
import { chanceOf, not, type Chance } from './odds';
import { bestTotal, fieldNotations, fits, slotFor, wants, type Want } from './plan';
import { slotsFor, type Tactic } from './tactics';
import { lookAt, other, type Look, type Role, type SideView } from './view';

export type Mode = 'none' | 'dressing' | 'field' | 'changes' | 'kickers' | 'tactic' | 'one';

const DRESSING = ['choose-squad', 'pick-man', 'bench-man', 'choose-colour', 'choose-coloured', 'choose-card'];
const TACTIC = ['play-tactic', 'new-tactic', 'exchange-tactic'];

export function modeOf(prompt: string | undefined): Mode {
  if (!prompt) return 'none';
  if (DRESSING.includes(prompt)) return 'dressing';
  if (prompt.startsWith('field-')) return 'field';
  if (prompt === 'take-off' || prompt === 'bring-on') return 'changes';
  if (prompt === 'order-kickers') return 'kickers';
  return TACTIC.includes(prompt) ? 'tactic' : 'one';
}

export interface Go {
  label: string;
  isReady: boolean;
  notations: string[];
}

export class Play {
  /** What was named for this question and not yet said: men in slots, kickers in order, or one option. */
  picks = $state<string[]>([]);
  changes = $state<Change[]>([]);
  off = $state('');
  aimed = $state('');
  private readonly queue: Queue;
  private readonly props: () => SkinProps;
  private readonly cards: () => { men: Map<string, Footballer>; box: Map<string, Tactic>; faces: number[] };

  constructor(props: () => SkinProps, cards: Play['cards']) {
    this.props = props;
    this.cards = cards;
    this.queue = new Queue(props);
  }

  readonly look: Look | null = $derived.by(() => lookAt(this.props().news));
  readonly decision = $derived.by(() => (this.props().readonly || this.props().replay ? null : this.props().news.decision));
  readonly mode: Mode = $derived(modeOf(this.decision?.prompt));
  readonly options: string[] = $derived(this.decision?.options ?? []);
  readonly role: Role = $derived(this.look?.mine ?? 0);

  get isSending(): boolean {
    return this.queue.isSending;
  }

  get side(): SideView | null {
    return this.look?.table.sides[this.role] ?? null;
  }

  private get shortage() {
    const { shortage } = this.props().info.options;
    return { staysEmpty: shortage === 'empty', isOptional: shortage === 'optional' };
  }

  readonly slots = $derived.by(() => (this.look ? slotsFor(this.look.table, this.role, this.cards().box) : []));
  readonly wants: Want[] = $derived.by(() =>
    this.mode === 'field' && this.look ? wants(this.look, this.role, this.options, this.slots, this.cards().men, this.shortage) : [],
  );

  /** How many kickers are still to be named. */
  readonly kicksToName: number = $derived.by(() => {
    if (this.mode !== 'kickers' || !this.look) return 0;
    const side = this.look.table.sides[this.role];
    const hasBench = this.props().info.options.shootout_pool === 'on_pitch_and_bench';
    const isField = (id: string) => this.rowOf(id) !== 'goalkeeper';
    const pool = [...pitchOf(side), ...(hasBench ? benchOf(side) : [])].filter(isField).length;
    return Math.min(this.look.table.series, pool) - this.look.said.length;
  });

  /** Ways in which somebody may come on for the man who goes off. */
  readonly entrances: Entrance[] = $derived.by(() => {
    if (this.mode !== 'changes' || !this.off || !this.side) return [];
    return mayComeOn(this.side, this.changes, this.off, this.cards().men, this.props().info.options.lost_row_refill === true);
  });

  /** Options that name nobody and no card that lies on the table: plain buttons. */
  readonly plain: string[] = $derived.by(() => {
    if (this.mode === 'changes' || this.mode === 'kickers' || this.mode === 'field' || this.mode === 'dressing') return [];
    return this.options.filter((option) => !this.isDrawn(option));
  });

  /** Several options name the man just picked (his own row, or a lost one). */
  readonly ways: string[] = $derived.by(() => {
    if (this.mode === 'changes') {
      const on = this.picks[0];
      return on ? this.entrances.filter((way) => way.man === on).map((way) => (way.row ? `refill ${on} ${way.row}` : `on ${on}`)) : [];
    }
    const picked = this.picks[0];
    if (this.mode !== 'one' || !picked) return [];
    const found = this.options.filter((option) => subject(option) === subject(picked));
    return found.length > 1 ? found : [];
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
    const list = this.wants;
    const taken: string[] = [];
    return list.map((want) => {
      const same = list.filter((one) => one.row === want.row && !one.only);
      if (want.only) return want.only.length === 1 ? (want.only[0] ?? '') : '';
      if (!want.row) return '';
      const men = this.candidates(want).filter((man) => !taken.includes(man.id));
      const all = this.candidates(want);
      const man = men[0];
      if (all.length !== same.length || !man) return '';
      taken.push(man.id);
      return man.id;
    });
  }

  private candidates(want: Want): Footballer[] {
    const side = this.side;
    if (!side) return [];
    return pitchOf(side).flatMap((id) => {
      const man = this.cards().men.get(id);
      return man && fits(want, man, rowOf(side, man), this.isFree(id)) ? [man] : [];
    });
  }

  private isFree(id: string): boolean {
    const side = this.side;
    return !!side && !side.chips.includes(id) && !side.fielded.includes(id);
  }

  private rowOf(id: string) {
    const man = this.cards().men.get(id);
    return man && this.side ? rowOf(this.side, man) : 'goalkeeper';
  }

  /** Whether an option can be named by tapping a man or a card. */
  private isDrawn(option: string): boolean {
    const side = this.side;
    const id = subject(option);
    if (!side || !id) return false;
    return pitchOf(side).includes(id) || benchOf(side).includes(id) || (side.hand.cards ?? []).includes(id);
  }

  isMine(id: string): boolean {
    return !!this.side && this.look?.mine !== null && this.cards().men.get(id)?.team === this.side.team;
  }

  isPicked(id: string): boolean {
    if (this.mode === 'changes') return this.off === id || this.picks.includes(id) || this.changes.some((one) => one.off === id || one.on === id);
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
      case 'field': {
        const man = this.cards().men.get(id);
        const side = this.side;
        if (!man || !side || !this.isMine(id) || !pitchOf(side).includes(id)) return false;
        return slotFor(this.wants, this.picks, man, rowOf(side, man), this.isFree(id)) >= 0;
      }
      case 'changes':
        if (!this.side || !this.isMine(id)) return false;
        return this.off
          ? this.entrances.some((way) => way.man === id)
          : mayGoOff(this.side, this.changes, this.cards().men).includes(id);
      case 'kickers':
        return this.picks.length < this.kicksToName && this.kickers.includes(id);
      default:
        return this.options.some((option) => subject(option) === id);
    }
  }

  /** Who may kick next: those who have not kicked, and when they run out the others. */
  private get kickers(): string[] {
    const side = this.side;
    if (!side) return [];
    const fresh = this.options.map(subject).filter((id) => !this.picks.includes(id));
    if (fresh.length) return fresh;
    const said = this.look?.said.map(subject) ?? [];
    return pitchOf(side).filter((id) => this.rowOf(id) !== 'goalkeeper' && !said.includes(id) && !this.picks.includes(id));
  }

  /** A man or card that may be named (or taken back) was pressed; false if it may not. */
  press(id: string): boolean {
    if (!this.decision) return false;
    const wasPicked = this.isPicked(id);
    if (!wasPicked && !this.isLegal(id)) return false;
    if (this.mode === 'field') this.pressSlot(id, wasPicked);
    else if (this.mode === 'changes') this.pressChange(id, wasPicked);
    else if (this.mode === 'kickers') this.picks = wasPicked ? this.picks.filter((one) => one !== id) : [...this.picks, id];
    else {
      const option = this.options.find((one) => subject(one) === id) ?? '';
      this.picks = wasPicked && this.options.length > 1 ? [] : [option];
    }
    return true;
  }

  private pressSlot(id: string, wasPicked: boolean): void {
    if (wasPicked) {
      this.picks = this.picks.map((pick) => (pick === id ? '' : pick));
      return;
    }
    const man = this.cards().men.get(id);
    if (!man) return;
    const slot = slotFor(this.wants, this.picks, man, this.rowOf(id), this.isFree(id));
    this.picks = this.wants.map((_, k) => (k === slot ? id : (this.picks[k] ?? '')));
  }

  private pressChange(id: string, wasPicked: boolean): void {
    const said = this.look ? changesSaid(this.look.said) : { changes: [], off: '' };
    if (wasPicked) {
      if (this.off === id && said.off !== id) this.off = '';
      this.picks = [];
      this.changes = this.changes.filter((one, k) => k < said.changes.length || (one.off !== id && one.on !== id));
    } else if (!this.off) this.off = id;
    else if (this.entrances.filter((way) => way.man === id).length > 1) this.picks = [id];
    else this.enter(`on ${id}`);
  }

  /** Take the man who was named into the match, in his own row or a lost one. */
  enter(notation: string): void {
    const [, on = '', row] = notation.split(' ');
    if (this.mode !== 'changes') {
      this.picks = [notation];
      return;
    }
    this.changes = [...this.changes, { off: this.off, on, row: (row as Change['row'] | undefined) ?? null }];
    this.off = '';
    this.picks = [];
  }

  /** What my men bring with these picks, and what stands against them. */
  sums(extra: string[] = []): { mine: number; theirs: number; isBest: boolean } {
    const look = this.look;
    const side = this.side;
    if (!look || !side) return { mine: 0, theirs: 0, isBest: false };
    const table = look.table;
    const against = table.sides[other(this.role)];
    const isAttacking = table.attacking === this.role;
    const named = [...this.picks, ...extra].reduce((sum, id) => {
      const man = this.cards().men.get(id);
      return sum + (man ? strengthNow(side, man) : 0);
    }, 0);
    const { men, box } = this.cards();
    const theirs = isAttacking ? bestTotal(against, slotsFor(table, other(this.role), box), men, this.shortage) : against.total;
    return { mine: side.total + named, theirs, isBest: isAttacking };
  }

  /** How many slots are still open. */
  get open(): number {
    return this.wants.filter((_, k) => !this.picks[k]).length;
  }

  /** The exact chance that goes with naming a man (or with what is named already), where fate alone decides. */
  chanceFor(id: string): Chance | null {
    const { chances } = this.props();
    if (this.mode === 'field') return this.fieldChance(id);
    const option = this.options.find((one) => subject(one) === id);
    return (option && chances?.[option]?.success) || null;
  }

  private fieldChance(id: string): Chance | null {
    const look = this.look;
    if (!look) return null;
    const isNamed = this.picks.includes(id) || id === '';
    if (this.open > (isNamed ? 0 : 1)) return null;
    const sent = this.wants.length === 1 ? this.props().chances?.[`field ${isNamed ? this.picks[0] : id}`]?.success : undefined;
    if (sent) return sent;
    const { mine, theirs } = this.sums(isNamed ? [] : [id]);
    const { faces } = this.cards();
    const isFinish = look.table.stage === 1;
    return look.table.attacking === this.role ? chanceOf(mine, theirs, faces, isFinish) : not(chanceOf(theirs, mine, faces, isFinish));
  }

  /** The button that says it all. */
  readonly go: Go | null = $derived.by(() => {
    if (!this.decision || !this.look) return null;
    const { words } = this.props();
    const text = (key: string, number: number) => words.text(`finale-${key}`, { number });
    switch (this.mode) {
      case 'field': {
        const notations = this.open ? [] : fieldNotations(this.wants, this.picks, this.cards().men);
        if (this.open) return { label: text('go-open', this.open), isReady: false, notations };
        const only = this.picks[0] ?? '';
        const label = this.wants.length === 1 ? this.named('say-field', only) : text('go-field', this.wants.length);
        return { label, isReady: true, notations };
      }
      case 'changes': {
        const before = changesSaid(this.look.said).changes.length;
        const fresh = this.changes.slice(before);
        if (this.off) return { label: text('go-man-open', 1), isReady: false, notations: [] };
        const label = fresh.length ? text('go-changes', fresh.length) : words.say('ready');
        return { label, isReady: true, notations: changeNotations(fresh) };
      }
      case 'kickers': {
        const missing = this.kicksToName - this.picks.length;
        const label = missing ? text('go-kickers-open', missing) : text('go-kickers', this.kicksToName);
        return { label, isReady: missing === 0, notations: this.picks.map((id) => `kick ${id}`) };
      }
      case 'tactic':
      case 'one': {
        if (!this.options.some((option) => this.isDrawn(option))) return null;
        const option = this.picks[0];
        if (!option) return { label: text(this.mode === 'tactic' ? 'go-card-open' : 'go-man-open', 1), isReady: false, notations: [] };
        return { label: words.say(option), isReady: true, notations: [option] };
      }
      default:
        return null;
    }
  });

  private named(key: string, id: string): string {
    const man = this.cards().men.get(id);
    return this.props().words.text(key, { man: man ? surname(man.name) : id });
  }

  /** Say these things one after another, each as soon as the referee asks for it. */
  sayAll(notations: string[]): void {
    this.queue.sayAll(notations);
  }

  /** Called with every news. */
  goOn(): void {
    this.queue.goOn();
  }
}

/** Whom or what an option names. */
export function subject(option: string): string {
  return option.split(' ')[1] ?? '';
}
