/** One seat's turn: the card that is held up, the rows that were named for it, and what is said when it is confirmed. */
import { createContext } from 'svelte';
import type { Blank, Form } from '../../generated/protocol';
import { arrange, isFilled, mayAdd } from '../../table/form';
import type { Kit } from '../../table/kit';
import { TableTurn, type Go } from '../../table/turn.svelte';
import { ownerOf, type Box } from './box';
import type { CardUse, CupView, Game, Standing } from './state';
import type { Sight } from './sight.svelte';

interface More {
  readonly sight: Sight;
  /** A row was pressed: name it, say why not, or look at its match. */
  readonly press: (k: number) => void;
}
export const [getKit, setKit] = createContext<Kit<Box, Turn> & More>();

export type Mode = 'none' | 'card' | 'team' | 'match' | 'name' | 'end';
/** A use of a card: the card itself, or "stopping", the other use of a defence. */
export type Use = string;
/** What who has won already says to see the tournament through. */
const PLAY_ON = 'play_on';
const HALF = '½';

/** A form in rows, as it would be sent with the question. */
function formOfRows({ shape, least, most, blanks }: CardUse, teams: readonly string[]): Form {
  const blankOf = ({ rows, least, most }: CardUse['blanks'][0]): Blank => {
    const then: Blank['then'] = {};
    for (const k of rows) {
      const detail = (then[`team ${teams[k]}`] ??= { prompt: '', rule: '', options: [] });
      detail.options.push(`against ${teams[k ^ 1]}`);
    }
    return { prompt: '', rule: '', options: Object.keys(then), least, most, end: null, then };
  };
  return { shape, least, most, budget: null, costs: {}, blanks: blanks.map(blankOf) };
}

export class Turn extends TableTurn<Game, Box> {
  /** The card that is held up. */
  card = $state('');
  /** The rows that were named for it, in order. */
  picks = $state<number[]>([]);
  /** The team that was named as the winner. */
  named = $state('');

  readonly mode: Mode = $derived.by(() => {
    if (this.prompt === 'play-card') return 'card';
    if (this.prompt.startsWith('choose-team')) return 'team';
    if (this.prompt === 'choose-match') return 'match';
    if (this.prompt === 'may-play-on') return 'end';
    return this.prompt === 'name-winner' ? 'name' : 'none';
  });
  get table(): CupView {
    return this.look!.table;
  }

  /** The seat that leads a team. */
  leads(team: string): number {
    return this.look ? ownerOf(this.box, this.table.owners, team) : -1;
  }

  /** Whether a team is the reader's own. */
  isMine(team: string): boolean {
    return this.look?.mine != null && this.leads(team) === this.look.mine;
  }

  readonly hand: string[] = $derived.by(() => {
    const mine = this.look?.mine;
    return mine === null || mine === undefined ? [] : (this.look?.table.hands[mine]?.cards ?? []);
  });

  /** The hands that lie open to somebody who looks back at a match. */
  readonly openHands: { seat: number; cards: string[] }[] = $derived.by(() =>
    this.look?.mine === null
      ? this.look.table.hands.flatMap(({ cards }, seat) => (cards?.length ? [{ seat, cards }] : []))
      : [],
  );

  /** What the card that is held up can be used for now. */
  readonly uses: Use[] = $derived.by(() => {
    if (this.mode !== 'card' || !this.card) return [];
    const found = this.options.includes(`play ${this.card}`) ? [this.card] : [];
    return this.card === 'defence' && this.options.includes('stop') ? [...found, 'stopping'] : found;
  });

  /** The card being played: held up, or already on the table. */
  readonly playing: string = $derived(this.mode === 'card' ? this.card : (this.look?.table.card ?? ''));

  /** What the referee tells of the card that is held up. */
  private readonly held: CardUse | null = $derived.by(() =>
    this.mode === 'card' && this.look ? (this.facts.uses[this.card] ?? null) : null,
  );

  /** What a use of the card asks for: told with the card while it is held, with the question once it lies there. */
  private formOf(use: Use): Form | null {
    if (this.mode === 'team') return this.form;
    const told = this.facts.uses[use];
    return told ? formOfRows(told, this.table.teams) : null;
  }

  /** The part of the card that a row was named for, or would be. */
  private partFor(use: Use, k: number): CardUse['parts'][0] | undefined {
    const form = this.formOf(use);
    const { parts = [], first = 0 } = this.facts.uses[use] ?? {};
    const named = this.picks.includes(k) ? this.picks : [...this.picks, k];
    const at = form ? (arrange(form, this.teamsIn(named))[named.indexOf(k)] ?? 0) : 0;
    return parts[Math.min(Math.max(at, 0) + (this.mode === 'card' ? first : this.table.part), parts.length - 1)];
  }

  /** Whether a use of the card that is held has a place for a row. */
  private allows(use: Use, k: number): boolean {
    return this.facts.uses[use]?.blanks.some((blank) => blank.rows.includes(k)) ?? false;
  }

  /** The token that would come to lie in a row, or none. */
  tokenFor(k: number): string | null {
    const rank = this.box.ranks[this.box.nations.get(this.table.teams[k] ?? '')?.rank ?? -1];
    return this.partFor(this.useOf(k), k)?.tokens[rank?.id ?? ''] ?? null;
  }

  /** How many rows the card is for. */
  readonly wanted: number = $derived.by(() => {
    if (this.mode === 'team' && this.form) return this.form.most;
    return this.held?.most ?? 1;
  });

  /** Whether the first part of the card that is held has its row, and one of the others is named next. */
  get isAtNext(): boolean {
    const form = this.picks.length && this.wanted > 1 ? this.formOf(this.uses[0] ?? '') : null;
    return !!form && arrange(form, this.pickedTeams).includes(0);
  }

  /** The rows that may be named now. */
  readonly targets: Set<number> = $derived.by(() => {
    if (!this.look || this.isSending) return new Set();
    if (this.mode === 'card' || this.mode === 'team')
      return new Set((this.mode === 'card' ? this.uses : ['']).flatMap((use) => this.rowsBeside(use)));
    if (this.mode === 'match')
      return new Set(
        this.table.teams.flatMap((team, k) =>
          team === this.table.team && this.options.includes(`against ${this.table.teams[k ^ 1]}`) ? [k] : [],
        ),
      );
    return new Set();
  });

  /** The rows that the referee lets us name besides; a card for one row takes another in its place. */
  private rowsBeside(use: Use): number[] {
    const form = this.formOf(use);
    if (!form) return [];
    const teams = mayAdd(form, this.wanted === 1 ? [] : this.pickedTeams);
    const matches = (team: string): string[] => form.blanks.flatMap((blank) => blank.then[team]?.options ?? []);
    return this.table.teams.flatMap((one, k) =>
      teams.includes(`team ${one}`) && matches(`team ${one}`).includes(`against ${this.table.teams[k ^ 1]}`) ? [k] : [],
    );
  }

  /** The teams of the rows that were named. */
  private get pickedTeams(): string[] {
    return this.teamsIn(this.picks);
  }

  private teamsIn(rows: readonly number[]): string[] {
    return rows.map((k) => `team ${this.table.teams[k]}`);
  }

  /** The use that a row has for the card: a defence stops an attack where there is one to stop and no free square is wanted. */
  useOf(k: number): Use {
    if (this.mode !== 'card') return this.table.card ?? '';
    const may = this.uses.filter((use) => this.allows(use, k));
    return may.find((use) => use === this.wish) ?? may[0] ?? this.card;
  }

  /** Of a defence: whether it shall be laid or stop an attack, where both can be. */
  wish = $state<Use>('');

  hasChoice(k: number): boolean {
    return this.mode === 'card' && this.uses.length > 1 && this.uses.every((use) => this.allows(use, k));
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
    const goals = (at: number): number =>
      (this.picks.includes(at) ? this.partFor(this.useOf(at), at)?.after[at] : undefined) ?? this.facts.goals[at] ?? 0;
    const left = k & ~1;
    return [goals(left), goals(left + 1)];
  }

  /** Half a goal of a row that waits for the dice, as it would be written with what was named. */
  halfAfter(k: number): string {
    return (this.previewed ?? this.facts).halves.includes(k) ? HALF : '';
  }

  /** The exact chance behind what is held up: only a penalty has one. */
  readonly chance: [number, number] | null = $derived.by(() => {
    return this.decision && this.look ? (this.facts.uses[this.playing]?.chance ?? null) : null;
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

  /** What is named so far, as it would be said: the card, and each team with its match. */
  private readonly answer: string[] = $derived.by(() => {
    if (!this.decision || !this.picks.length) return this.named ? [`name ${this.named}`] : [];
    const first = this.picks[0] ?? 0;
    if (this.mode === 'match') return [`against ${this.table.teams[first ^ 1]}`];
    const card = this.useOf(first) === 'stopping' ? 'stop' : `play ${this.card}`;
    const named = this.picks.flatMap((k) => [`team ${this.table.teams[k]}`, `against ${this.table.teams[k ^ 1]}`]);
    return this.mode === 'card' ? [card, ...named] : named;
  });

  readonly go: Go | null = $derived.by(() => {
    const { words } = this.props();
    if (!this.decision || !this.look) return null;
    const text = (key: string, args = {}): string => words.text(`cup-go-${key}`, words.named(args));
    const open = (label: string): Go => ({ label, isReady: false, notations: [] });
    const ready = (label: string, notations: string[]): Go => ({ label, isReady: !this.isSending, notations });
    if (this.mode === 'name') {
      const [option] = this.answer;
      return option ? ready(words.say(option), [option]) : open(text('open-team'));
    }
    if (this.mode === 'end') return ready(words.say(PLAY_ON), [PLAY_ON]);
    if (this.mode === 'card' && !this.card) return open(text('open-card'));
    if (this.mode === 'card' && !this.uses.length && this.discard)
      return ready(words.say(this.discard), [this.discard]);
    const form = this.formOf(this.useOf(this.picks[0] ?? -1));
    const isEnough = this.mode === 'match' ? this.picks.length > 0 : !!form && isFilled(form, this.pickedTeams);
    if (!isEnough) return open(text('open-square', { number: this.wanted - this.picks.length }));
    return ready(this.goLabel(text), this.answer);
  });

  private goLabel(text: (key: string, args?: Record<string, string | number>) => string): string {
    const k = this.picks[0] ?? 0;
    if (this.picks.length > 1) return text('lay-many', { number: this.picks.length });
    const use = this.useOf(k);
    const team = this.table.teams[k] ?? '';
    return text(['foul', 'offside', 'stopping', 'penalty'].includes(use) ? use : 'lay', { team });
  }

  /** What the pick would do to the tables is asked for as soon as it can be said. */
  readonly thought: string[] = $derived(this.picks.length && this.go?.isReady ? this.answer : []);

  /** The group of the row that was named last, as it stands and as it would stand; null while that is not known. */
  readonly after: { group: string; now: Standing[]; then: Standing[] } | null = $derived.by(() => {
    const team = this.table.teams[this.picks.at(-1) ?? -1];
    if (!team || this.table.stage !== 'group' || !this.thought.length) return null;
    const has = ({ lines }: { lines: Standing[] }): boolean => lines.some((line) => line.team === team);
    const [now, then] = [this.facts.groups.find(has), this.previewed?.groups.find(has)];
    return now && then ? { group: now.group, now: now.lines, then: then.lines } : null;
  });

  reset(): void {
    this.card = '';
    this.picks = [];
    this.named = '';
    this.wish = '';
  }
}
