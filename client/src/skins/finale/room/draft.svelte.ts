/** What a coach has decided in the dressing room and not yet handed in. */
import type { SkinProps } from '../../../table/skin';
import { rosterOf, type Footballer } from '../men';
import { subject, type Play } from '../play.svelte';
import {
  BUDGET, deckNotations, DECK_SIZE, quotaLeft, remarks, squadNotations, starterDeck, starterTeam, teamSaid, type Remark, type Team,
} from '../squad';
import type { Colour, Tactic } from '../tactics';

export type Step = 'squad' | 'bench' | 'deck';

export class Draft {
  /** What the coach has asked for; null until he does. */
  private kind = $state<'starter' | 'own' | null>(null);
  team = $state<Team>({ picked: [], benched: [] });
  colour = $state<Colour>('purple');
  deck = $state<string[]>([]);
  private wanted = $state<Step>('squad');
  private readonly skin: () => SkinProps;
  private readonly play: Play;
  private readonly men: Map<string, Footballer>;
  private readonly box: Map<string, Tactic>;

  constructor(skin: () => SkinProps, play: Play, men: Map<string, Footballer>, box: Map<string, Tactic>) {
    this.skin = skin;
    this.play = play;
    this.men = men;
    this.box = box;
    const said = this.said;
    const before = teamSaid(said);
    this.team = before.picked.length ? before : starterTeam(this.roster);
    this.deck = said.filter((one) => one.startsWith('card ')).map(subject);
    if (!this.deck.length && this.deckKind === 'free') this.deck = this.kept.length ? [...this.kept] : starterDeck(box);
  }

  get said(): string[] {
    return this.play.look?.said ?? [];
  }

  get roster(): Footballer[] {
    return this.play.side ? rosterOf(this.men, this.play.side.team) : [];
  }

  get squad(): 'starter' | 'own' {
    if (this.said.includes('squad own')) return 'own';
    return this.kind ?? (this.mayStart || this.said.includes('squad starter') ? 'starter' : 'own');
  }

  set squad(kind: 'starter' | 'own') {
    this.kind = kind;
  }

  /** What is still to be decided, in the order in which it is shown. */
  get steps(): Step[] {
    return [...(this.asksSquad ? (['squad', 'bench'] as const) : []), ...(this.deckKind === 'none' ? [] : (['deck'] as const))];
  }

  get step(): Step {
    return this.steps.includes(this.wanted) ? this.wanted : (this.steps[0] ?? 'squad');
  }

  set step(step: Step) {
    this.wanted = step;
  }

  private get prompt(): string {
    return this.play.decision?.prompt ?? '';
  }

  get asksSquad(): boolean {
    return ['choose-squad', 'pick-man', 'bench-man'].includes(this.prompt);
  }

  /** The starter squad may be taken, and nothing else has been said. */
  get mayStart(): boolean {
    return this.play.options.includes('squad starter');
  }

  /** Which tactic cards are asked for: a colour, a free choice, or none. */
  get deckKind(): 'colour' | 'free' | 'none' {
    const { options } = this.skin().info;
    if (options.deck_mode === 'free_choice') return 'free';
    const isKept = this.play.look?.table.leg === 2 && options.cup_new_squad_per_leg === false;
    return options.deck_mode === 'starter' || isKept ? 'none' : 'colour';
  }

  /** Cards of a deck that must be kept for the second leg; only their order is chosen. */
  get kept(): string[] {
    return this.deckKind === 'free' ? (this.play.side?.deck.cards ?? []) : [];
  }

  get rules() {
    const { options } = this.skin().info;
    const isHolder = options.format !== 'match' && options.cup_holder === this.skin().news.chair;
    return { budget: BUDGET + (isHolder ? Number(options.cup_holder_budget ?? 0) : 0), keepers: Number(options.goalkeepers_required ?? 1) };
  }

  get remarks(): Remark[] {
    const found = this.squad === 'own' && this.asksSquad ? remarks(this.team, this.roster, this.rules) : [];
    if (this.deckKind === 'free' && this.deck.length !== DECK_SIZE) {
      found.push({ key: 'cards-missing', args: { number: DECK_SIZE - this.deck.length }, isMust: true });
    }
    return found;
  }

  get isReady(): boolean {
    return !!this.play.decision && !this.remarks.some((remark) => remark.isMust);
  }

  get notations(): string[] {
    const squad = !this.asksSquad ? [] : this.squad === 'starter' ? ['squad starter'] : squadNotations(this.team, this.roster, this.said);
    const deck = this.deckKind === 'free' ? deckNotations(this.deck, this.box) : this.deckKind === 'colour' ? [`colour ${this.colour}`] : [];
    return [...squad, ...deck.filter((one) => !this.said.includes(one))];
  }

  /** The team as it would run out now. */
  get shown(): Team {
    return this.squad === 'starter' ? starterTeam(this.roster) : this.team;
  }

  /** Men said already stay; men before the last one said can no longer be named. */
  isFixed(man: Footballer): boolean {
    const picked = teamSaid(this.said).picked;
    const last = Math.max(-1, ...picked.map((id) => this.men.get(id)?.number ?? -1));
    return man.number <= last || this.prompt === 'bench-man';
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
    return quotaLeft(this.deck, this.box);
  }

  mayTake(card: Tactic): boolean {
    if (this.deck.includes(card.id)) return true;
    if (this.kept.length) return this.kept.includes(card.id);
    return (this.quota[card.strength] ?? 0) > 0 && this.deck.length < DECK_SIZE;
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
