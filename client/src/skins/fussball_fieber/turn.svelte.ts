/** One coach's turn: what may be named, what he has named so far, and what is said when he confirms it. */
import { createContext } from 'svelte';
import type { Line } from '../../generated/protocol';
import { isFilled, mayAdd } from '../../table/form';
import type { Kit } from '../../table/kit';
import { subject, TableTurn, type Go } from '../../table/turn.svelte';
import { signed, type Box, type PlayCard } from './box';
import { handOf } from './box';
import type { Game } from './state';

interface More {
  readonly lines: Line[];
  /** A team was pressed: name it, say why not, or show its card. */
  readonly team: (id: string) => void;
}
export const [getKit, setKit] = createContext<Kit<Box, Turn> & More>();

/** Naming a team, playing a card on one, naming a card that lies there, or putting several cards away. */
export type Mode = 'none' | 'team' | 'turn' | 'aim' | 'many';

const MODES: Record<string, Mode> = {
  'choose-team': 'team',
  turn: 'turn',
  aim: 'aim',
  exchange: 'many',
  reduce: 'many',
};

export class Turn extends TableTurn<Game, Box> {
  /** Places in the hand that were picked. */
  picks = $state<number[]>([]);
  readonly thought: string[] = [];
  /** The team that was named, or the laid card as "card matches boosts". */
  aimed = $state('');

  readonly mode: Mode = $derived(MODES[this.prompt] ?? 'none');

  /** My cards and jokers; what I have put away face down is gone for me. */
  readonly hand: string[] = $derived.by(() => {
    const camp = this.look?.table.camps[this.look.mine ?? -1];
    const cards = camp ? handOf(camp) : [];
    for (const said of this.look?.said ?? []) {
      const at = said.startsWith('drop ') ? cards.indexOf(said.slice(5)) : -1;
      if (at >= 0) cards.splice(at, 1);
    }
    return cards;
  });

  /** What the picked cards are put away with. */
  private readonly verb: string = $derived(this.prompt === 'exchange' ? 'swap' : 'drop');

  /** How many cards may still be exchanged, or must still be put away. */
  readonly limit: number = $derived(this.form && this.mode === 'many' ? this.form.most : 0);

  /** The picked cards as they are put away. */
  private readonly away: string[] = $derived(
    this.mode === 'many' ? this.picks.map((place) => `${this.verb} ${this.hand[place]}`) : [],
  );

  get picked(): PlayCard | undefined {
    return this.mode === 'turn' && this.picks[0] !== undefined
      ? this.box.plays.get(this.hand[this.picks[0]] ?? '')
      : undefined;
  }

  /** The teams that may be named now. */
  readonly targets: string[] = $derived.by(() => {
    if (this.mode === 'team') return this.options.map(subject);
    const card = this.picked;
    if (!card) return [];
    const own = this.look?.table.camps[this.look.mine ?? -1]?.team;
    if (card.kind === 'joker') return own && this.options.includes('joker') ? [own] : [];
    return this.options
      .filter((option) => option.startsWith(`play ${card.id} `))
      .map((option) => option.split(' ')[2] ?? '');
  });

  /** What can be said with a card, or a joker. */
  optionsOf(card: string): string[] {
    return this.options.filter((option) => option === card || subject(option) === card);
  }

  /** What can be said of a team: the cards that may be played on it. */
  optionsOn(team: string): string[] {
    return this.options.filter((option) => option.split(' ')[2] === team);
  }

  isLegal(place: number): boolean {
    const id = this.hand[place];
    if (!this.decision || id === undefined) return false;
    if (this.mode === 'turn')
      return id === 'joker'
        ? this.options.includes('joker')
        : this.options.some((option) => option.startsWith(`play ${id} `));
    if (this.mode !== 'many' || !this.form) return false;
    return this.picks.includes(place) || mayAdd(this.form, this.away).includes(`${this.verb} ${id}`);
  }

  /** A card of the hand was pressed; false if it may not be named. */
  press(place: number): boolean {
    if (!this.isLegal(place)) return false;
    const isPicked = this.picks.includes(place);
    if (this.mode === 'many')
      this.picks = isPicked ? this.picks.filter((one) => one !== place) : [...this.picks, place];
    else {
      this.picks = isPicked ? [] : [place];
      this.aimed = this.targets.length === 1 ? (this.targets[0] ?? '') : '';
    }
    return true;
  }

  /** A team, or a card lying on one, was pressed; false if it may not be named. */
  aim(what: string): boolean {
    const may = this.mode === 'aim' ? this.options.includes(`aim ${what}`) : this.targets.includes(what);
    if (may) this.aimed = this.aimed === what && this.mode !== 'turn' ? '' : what;
    return may;
  }

  /** What is named so far, as a notation; what it would change is told with the question. */
  readonly option: string = $derived.by(() => {
    if (this.mode === 'team') return this.aimed ? `team ${this.aimed}` : '';
    if (this.mode === 'aim') return this.aimed ? `aim ${this.aimed}` : '';
    const card = this.picked;
    if (!card || !this.aimed) return '';
    return card.kind === 'joker' ? 'joker' : `play ${card.id} ${this.aimed}`;
  });

  /** The scores that would change by it, by role; none where the referee has to ask once more. */
  readonly changes: Map<number, number> = $derived.by(() => new Map(this.look?.facts.changes[this.option] ?? []));

  /** What the named answer would do to every match on the table, the own one first. */
  readonly after: { role: number; seat: number; from: number; to: number }[] = $derived.by(() => {
    const look = this.look;
    if (!look) return [];
    const found = [...this.changes].map(([role, to]) => ({
      role,
      seat: look.seats[role] ?? role,
      from: look.facts.camps[role]?.score ?? 0,
      to,
    }));
    return found.sort((one, other) => Number(other.role === look.mine) - Number(one.role === look.mine));
  });

  /** Begin anew; called whenever another question is asked. */
  reset(): void {
    this.picks = [];
    this.aimed = '';
  }

  /** Whether passing stands beside the button. */
  get mayPass(): boolean {
    return this.mode === 'turn' && this.options.length > 1 && this.options.includes('pass');
  }

  /** The button that says it. */
  readonly go: Go | null = $derived.by(() => {
    const { words } = this.props();
    const open = (key: string, number = 1): Go => ({
      label: words.text(`fieber-go-${key}`, { number }),
      isReady: false,
      notations: [],
    });
    const ready = (label: string, ...notations: string[]): Go => ({ label, isReady: true, notations });
    if (!this.decision) return null;
    if (this.mode === 'many') return this.goMany(open, ready);
    if (this.mode === 'team') return this.option ? ready(words.say(this.option), this.option) : open('team-open');
    if (this.mode === 'aim') return this.option ? ready(this.said(), this.option) : open('aim-open');
    if (this.options.length === 1) return ready(words.say('pass'), 'pass');
    if (!this.picked) return open('card-open');
    return this.option ? ready(this.said(), this.option) : open('target-open');
  });

  private goMany(open: (key: string, number: number) => Go, ready: (label: string, ...notations: string[]) => Go): Go {
    const { words } = this.props();
    const number = this.away.length;
    if (this.prompt === 'exchange' && !number) return ready(words.say('keep'), 'keep');
    if (!this.form || !isFilled(this.form, this.away)) return open('drop-open', this.limit - number);
    return ready(
      words.text(this.prompt === 'reduce' ? 'fieber-go-drop' : 'fieber-go-exchange', { number }),
      ...this.away,
    );
  }

  /** "On Italy: −2 becomes −1", or what is done where no score changes. */
  private said(): string {
    const { words, news } = this.props();
    const look = this.look;
    const on = this.mode === 'aim' ? (look?.table.aimed_at ?? '') : this.aimed;
    const mine = look?.mine ?? -1;
    const role = this.changes.has(mine) ? mine : [...this.changes.keys()][0];
    if (!look || role === undefined)
      return this.mode === 'aim'
        ? words.text('fieber-go-aim', { card: this.box.plays.get(this.aimed.split(' ')[0] ?? '')?.name ?? '' })
        : words.say(this.option);
    const args = {
      ...words.named({ team: on }),
      from: signed(look.facts.camps[role]?.score ?? 0),
      to: signed(this.changes.get(role) ?? 0),
      name: news.seats[look.seats[role] ?? -1]?.name ?? '',
    };
    return words.text(role === mine ? 'fieber-go-mine' : 'fieber-go-theirs', args);
  }
}
