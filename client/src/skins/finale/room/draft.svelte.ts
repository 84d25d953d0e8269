/** What a coach has decided in the dressing room and not yet handed in. */
import { deckSize } from '../figures';
import type { Footballer } from '../men';
import { subject } from '../turn.svelte';
import {
  deckNotations,
  quotaLeft,
  remarks,
  squadNotations,
  starterDeck,
  starterTeam,
  teamPlanned,
  teamSaid,
  type Remark,
  type SquadKind,
  type Team,
} from '../squad';
import { COLOURS, type Colour, type Tactic } from '../tactics';
import type { Room } from './room';

export type Step = 'squad' | 'bench' | 'deck';
const KINDS: SquadKind[] = ['starter', 'marked', 'own'];

export class Draft {
  /** What the coach has asked for; null until he does. */
  private kind = $state<SquadKind | null>(null);
  team = $state<Team>({ picked: [], benched: [] });
  colour = $state<Colour>('purple');
  deck = $state<string[]>([]);
  private wanted = $state<Step>('squad');
  readonly room: Room;

  /** Begin with what was said before, or with what was planned, or with the starters. */
  constructor(room: Room, plan: string[] = []) {
    this.room = room;
    this.team = starterTeam(room.roster, room.rules.figures);
    if (this.choosesCards)
      this.deck = room.kept.length ? [...room.kept] : starterDeck(room.box, room.deckKind === 'free');
    this.take(room.said.length ? room.said : plan);
  }

  /** Lay out what somebody has said or means to say. Men and cards that are not in this box stay where they are. */
  take(plan: readonly string[]): void {
    const { roster, box, kept, rules } = this.room;
    const planned = teamPlanned(
      plan.filter((one) => !/^(pick|bench) /.test(one) || roster.some((man) => man.id === subject(one))),
      roster,
      rules.figures,
    );
    if (planned.picked.length) this.team = planned;
    this.kind = KINDS.find((kind) => plan.includes(`squad ${kind}`)) ?? this.kind;
    const colour = COLOURS.find((one) => plan.includes(`colour ${one}`));
    if (colour) this.colour = colour;
    const deck = plan
      .filter((one) => one.startsWith('card '))
      .map(subject)
      .filter((id) => box.has(id));
    if (deck.length && this.choosesCards && !kept.length) this.deck = deck;
  }

  private get said(): string[] {
    return this.room.said;
  }

  get roster(): Footballer[] {
    return this.room.roster;
  }

  /** Tactic cards are chosen one by one. */
  get choosesCards(): boolean {
    return this.room.deckKind === 'free' || this.room.deckKind === 'colours';
  }

  get squad(): SquadKind {
    const said = KINDS.find((kind) => this.said.includes(`squad ${kind}`));
    if (said) return said;
    return this.room.mayStart ? (this.kind ?? 'starter') : 'own';
  }

  /** The men of the starter squad are all there, and only the bench is chosen. */
  set squad(kind: SquadKind) {
    const { picked, benched } = starterTeam(this.roster, this.room.rules.figures);
    if (kind === 'marked' && this.team.picked.some((id) => !picked.includes(id))) this.team = { picked, benched };
    else if (kind === 'marked') this.team = { ...this.team, picked };
    if (kind === 'marked') this.wanted = 'bench';
    this.kind = kind;
  }

  /** What is still to be decided, in the order in which it is shown. */
  get steps(): Step[] {
    return [
      ...(this.room.asksSquad ? (['squad', 'bench'] as const) : []),
      ...(this.room.deckKind === 'none' ? [] : (['deck'] as const)),
    ];
  }

  get step(): Step {
    return this.steps.includes(this.wanted) ? this.wanted : (this.steps[0] ?? 'squad');
  }

  set step(step: Step) {
    this.wanted = step;
  }

  private get deckSize(): number {
    return deckSize(this.room.rules.figures);
  }

  get remarks(): Remark[] {
    const found =
      this.squad !== 'starter' && this.room.asksSquad ? remarks(this.team, this.roster, this.room.rules) : [];
    if (this.choosesCards && this.deck.length !== this.deckSize) {
      found.push({ key: 'cards-missing', args: { number: this.deckSize - this.deck.length }, isMust: true });
    }
    return found;
  }

  get isReady(): boolean {
    return !this.remarks.some((remark) => remark.isMust);
  }

  get notations(): string[] {
    const squad = !this.room.asksSquad ? [] : squadNotations(this.team, this.roster, this.said, this.squad);
    const deck = this.choosesCards
      ? deckNotations(this.deck, this.room.box, this.room.rules.figures, this.room.deckKind === 'free')
      : this.room.deckKind === 'colour'
        ? [`colour ${this.colour}`]
        : [];
    return [...squad, ...deck.filter((one) => !this.said.includes(one))];
  }

  /** All that has been said and is going to be: what a coach keeps for another day. */
  get plan(): string[] {
    return [...this.said, ...this.notations];
  }

  /** The team as it would run out now. */
  get shown(): Team {
    return this.squad === 'starter' ? starterTeam(this.roster, this.room.rules.figures) : this.team;
  }

  /** Men said already stay; men before the last one said can no longer be named. */
  isFixed(man: Footballer): boolean {
    const picked = teamSaid(this.said).picked;
    const last = Math.max(-1, ...picked.map((id) => this.roster.find((one) => one.id === id)?.number ?? -1));
    return man.number <= last || this.room.asksBenchOnly || this.squad === 'marked';
  }

  togglePick(man: Footballer): boolean {
    if (this.isFixed(man)) return false;
    const isIn = this.team.picked.includes(man.id);
    const without = (list: string[]) => list.filter((id) => id !== man.id);
    this.team = isIn
      ? { picked: without(this.team.picked), benched: without(this.team.benched) }
      : { ...this.team, picked: [...this.team.picked, man.id] };
    return true;
  }

  toggleBench(man: Footballer): boolean {
    if (this.said.includes(`bench ${man.id}`)) return false;
    const isOn = this.team.benched.includes(man.id);
    const benched = isOn ? this.team.benched.filter((id) => id !== man.id) : [...this.team.benched, man.id];
    this.team = { ...this.team, benched };
    return true;
  }

  get quota(): Record<number, number> {
    return quotaLeft(this.deck, this.room.box, this.room.rules.figures);
  }

  mayTake(card: Tactic): boolean {
    if (this.deck.includes(card.id)) return true;
    const { kept } = this.room;
    if (kept.length) return kept.includes(card.id);
    if (this.room.deckKind === 'colours' && card.colour === 'white') return false;
    const { quota } = this;
    return ((quota[card.strength] ?? 0) > 0 || (quota[0] ?? 0) > 0) && this.deck.length < this.deckSize;
  }

  toggleCard(card: Tactic): boolean {
    if (!this.mayTake(card) || this.said.includes(`card ${card.id}`)) return false;
    this.deck = this.deck.includes(card.id) ? this.deck.filter((id) => id !== card.id) : [...this.deck, card.id];
    return true;
  }

  /** Move a chosen card one place up, towards the hand. */
  raise(k: number): void {
    const list = [...this.deck];
    const [one, above] = [list[k], list[k - 1]];
    if (one === undefined || above === undefined || this.said.includes(`card ${above}`)) return;
    [list[k - 1], list[k]] = [one, above];
    this.deck = list;
  }
}
