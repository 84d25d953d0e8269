/** One seat's turn: the card that is held up, the rows that were named for it, and what is said when it is confirmed. */
import { formOf, isFilled, mayAdd, mostOf } from '../../table/form';
import type { SkinProps } from '../../table/skin';
import { penaltyChance, type Box } from './box';
import { allows, isLastPhase, partsOf, rowAfter, rowsFor, type Use } from './plan';
import { goalsOf } from './rows';
import { lookAt, promptOf, type CupView, type Look } from './view';

export type Mode = 'none' | 'card' | 'team' | 'match' | 'name' | 'end';
/** What a turn needs to know of its table. */
export type TurnProps = Pick<SkinProps, 'news' | 'words' | 'chances' | 'busy' | 'say' | 'replay' | 'readonly'>;
export interface Go { label: string; isReady: boolean; say: () => void }

/** What who has won already says to see the tournament through. */
const PLAY_ON = 'play_on';

export class Turn {
  /** The card that is held up. */
  card = $state('');
  /** The rows that were named for it, in order. */
  picks = $state<number[]>([]);
  /** The team that was named as the winner. */
  named = $state('');
  private readonly props: () => TurnProps;
  private readonly contents: () => Box;

  constructor(props: () => TurnProps, contents: () => Box) {
    this.props = props;
    this.contents = contents;
  }

  readonly look: Look | null = $derived.by(() => lookAt(this.props().news));
  readonly decision = $derived.by(() => (this.props().readonly || this.props().replay ? null : this.props().news.decision));
  readonly prompt: string = $derived(promptOf(this.decision));
  readonly options: string[] = $derived(this.decision?.options ?? []);
  readonly mode: Mode = $derived.by(() => {
    if (this.prompt === 'play-card') return 'card';
    if (this.prompt.startsWith('choose-team')) return 'team';
    if (this.prompt === 'choose-match') return 'match';
    if (this.prompt === 'may-play-on') return 'end';
    return this.prompt === 'name-winner' ? 'name' : 'none';
  });
  private readonly form = $derived(this.decision ? formOf(this.decision) : null);
  readonly isSending: boolean = $derived.by(() => this.props().busy);

  get table(): CupView {
    return this.look!.table;
  }

  get box(): Box {
    return this.contents();
  }

  readonly hand: string[] = $derived.by(() => {
    const mine = this.look?.mine;
    return mine === null || mine === undefined ? [] : (this.look?.table.hands[mine]?.cards ?? []);
  });

  /** What the card that is held up can be used for now. */
  readonly uses: Use[] = $derived.by(() => {
    if (this.mode !== 'card' || !this.card) return [];
    const found = this.options.includes(`play ${this.card}`) ? [this.card] : [];
    return this.card === 'defence' && this.options.includes('stop') ? [...found, 'stopping'] : found;
  });

  /** The card being played: held up, or already on the table. */
  readonly playing: string = $derived(this.mode === 'card' ? this.card : (this.look?.table.card ?? ''));

  /** Which token of the card is laid next; where nobody may get the two goals of 2+1 any more, only the one is left. */
  private get part(): number {
    if (this.mode !== 'card') return this.table.part;
    const isLeft = this.card === 'two_plus_one' && isLastPhase(this.table, this.box) && !rowsFor(this.table, this.box, this.seat, this.card, 0).length;
    return this.picks.length + (isLeft ? 1 : 0);
  }

  private get seat(): number {
    return this.look?.mine ?? -1;
  }

  /** How many rows the card is for. */
  readonly wanted: number = $derived.by(() => {
    if (this.mode === 'team' && this.form) return mostOf(this.form);
    return this.mode === 'card' && this.card && this.look ? partsOf(this.box, this.card) : 1;
  });

  /** The rows that may be named now. */
  readonly targets: Set<number> = $derived.by(() => {
    if (!this.look || this.isSending) return new Set();
    if (this.mode === 'card') return new Set(this.uses.flatMap((use) => this.freeRows(use)));
    if (this.mode === 'team') return new Set(this.rowsOfTeams());
    if (this.mode === 'match') return new Set(this.table.teams.flatMap((team, k) => (team === this.table.team && this.options.includes(`against ${this.table.teams[k ^ 1]}`) ? [k] : [])));
    return new Set();
  });

  private freeRows(use: Use): number[] {
    const isFull = this.picks.length >= this.wanted;
    const part = isFull && this.wanted === 1 ? 0 : this.part;
    const taken = new Set(isFull && this.wanted === 1 ? [] : this.picks.map((k) => this.table.teams[k]));
    if (isFull && this.wanted > 1) return [];
    return rowsFor(this.table, this.box, this.seat, use, part).filter((k) => !taken.has(this.table.teams[k]));
  }

  /** The rows of the teams that the referee lets us name besides. */
  private rowsOfTeams(): number[] {
    const form = this.form;
    if (!form) return [];
    const named = this.wanted === 1 ? [] : this.pickedTeams;
    const teams = mayAdd(form, named);
    const matches = (team: string): string[] => form.blanks.flatMap((blank) => blank.then[team]?.options ?? []);
    return this.table.teams.flatMap((one, k) => (teams.includes(`team ${one}`) && matches(`team ${one}`).includes(`against ${this.table.teams[k ^ 1]}`) ? [k] : []));
  }

  /** The teams of the rows that were named. */
  private get pickedTeams(): string[] {
    return this.picks.map((k) => `team ${this.table.teams[k]}`);
  }

  /** The use that a row has for the card: a defence stops an attack where there is one to stop and no free square is wanted. */
  useOf(k: number): Use {
    if (this.mode !== 'card') return this.table.card ?? '';
    const part = this.picks.includes(k) ? this.picks.indexOf(k) : this.part;
    return this.uses.find((use) => use === this.wish && allows(this.table, this.box, this.seat, use, part, k)) ?? this.uses.find((use) => allows(this.table, this.box, this.seat, use, part, k)) ?? this.card;
  }

  /** Of a defence: whether it shall be laid or stop an attack, where both can be. */
  wish = $state<Use>('');

  hasChoice(k: number): boolean {
    return this.mode === 'card' && this.uses.length > 1 && this.uses.every((use) => allows(this.table, this.box, this.seat, use, 0, k));
  }

  hold(card: string): void {
    this.card = this.card === card ? '' : card;
    this.picks = [];
    this.wish = '';
  }

  /** A row was pressed; whether it could be named. */
  press(k: number): boolean {
    if (this.picks.includes(k)) {
      this.picks = this.picks.filter((one) => one !== k);
      return true;
    }
    if (!this.targets.has(k)) return false;
    this.picks = this.wanted === 1 ? [k] : [...this.picks, k];
    this.wish = '';
    return true;
  }

  /** The score of a match as it would stand with what was named. */
  scoreAfter(k: number): [number, number] | null {
    if (!this.picks.some((one) => one >> 1 === k >> 1)) return null;
    const goals = (at: number): number => {
      const row = this.picks.includes(at) ? rowAfter(this.table, this.box, this.useOf(at), this.picks.indexOf(at) + (this.mode === 'card' ? 0 : this.table.part), at) : (this.table.rows[at] ?? []);
      return goalsOf(row);
    };
    const left = k & ~1;
    return [goals(left), goals(left + 1)];
  }

  /** The exact chance behind what is held up: only a penalty has one. */
  readonly chance: [number, number] | null = $derived.by(() => {
    if (!this.decision || !this.look || this.playing !== 'penalty') return null;
    const { chances } = this.props();
    const told = this.options.map((option) => chances?.[option]?.success).find(Boolean);
    return told ?? penaltyChance(this.box);
  });

  readonly discard: string | null = $derived.by(() => {
    const option = `discard ${this.card}`;
    return this.mode === 'card' && this.card && this.options.includes(option) ? option : null;
  });

  /** Options that name nobody: plain buttons. */
  readonly plain: string[] = $derived.by(() => {
    if (this.mode === 'end') return this.options.filter((option) => option !== PLAY_ON);
    return this.mode === 'team' ? this.options.filter((option) => !option.startsWith('team ')) : [];
  });

  readonly go: Go | null = $derived.by(() => {
    const { words, busy } = this.props();
    if (!this.decision || !this.look) return null;
    const text = (key: string, args = {}): string => words.text(`cup-go-${key}`, args);
    const isFree = !busy && !this.isSending;
    if (this.mode === 'name') {
      const option = `name ${this.named}`;
      if (!this.named) return { label: text('open-team'), isReady: false, say: () => undefined };
      return { label: words.say(option), isReady: isFree, say: () => this.sayOne(option) };
    }
    if (this.mode === 'end') return { label: words.say(PLAY_ON), isReady: isFree, say: () => this.sayOne(PLAY_ON) };
    if (this.mode === 'card' && !this.card) return { label: text('open-card'), isReady: false, say: () => undefined };
    const discard = this.discard;
    if (this.mode === 'card' && !this.uses.length && discard) return { label: words.say(discard), isReady: isFree, say: () => this.sayOne(discard) };
    const missing = this.wanted - this.picks.length;
    const isEnough = this.mode === 'team' && this.form ? isFilled(this.form, this.pickedTeams) : missing <= 0 || (this.picks.length > 0 && isLastPhase(this.table, this.box));
    if (!isEnough) return { label: text('open-square', { number: missing }), isReady: false, say: () => undefined };
    return { label: this.goLabel(text), isReady: isFree, say: () => this.sayPicks() };
  });

  private goLabel(text: (key: string, args?: Record<string, string | number>) => string): string {
    const k = this.picks[0] ?? 0;
    if (this.picks.length > 1) return text('lay-many', { number: this.picks.length });
    const use = this.useOf(k);
    const team = this.props().words.name(this.table.teams[k] ?? '');
    return text(['foul', 'offside', 'stopping', 'penalty'].includes(use) ? use : 'lay', { team });
  }

  sayOne(option: string): void {
    this.reset();
    this.props().say(option);
  }

  /** The card, and each team with its match, in one go. */
  private sayPicks(): void {
    const first = this.picks[0] ?? 0;
    const card = this.useOf(first) === 'stopping' ? 'stop' : `play ${this.card}`;
    const named = this.picks.flatMap((k) => [`team ${this.table.teams[k]}`, `against ${this.table.teams[k ^ 1]}`]);
    const isMatch = this.mode === 'match';
    this.props().say(isMatch ? [`against ${this.table.teams[first ^ 1]}`] : [...(this.mode === 'card' ? [card] : []), ...named]);
  }

  reset(): void {
    this.card = '';
    this.picks = [];
    this.named = '';
    this.wish = '';
  }
}
