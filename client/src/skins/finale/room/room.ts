/** What a dressing room asks for: at a table what the referee asks, in the workshop what he is going to ask. */
import type { Options, SkinProps } from '../../../table/skin';
import type { Box } from '../box';
import { figuresOf, type Figures } from '../figures';
import { rosterOf, type Footballer } from '../men';
import type { Turn } from '../turn.svelte';
import type { SquadRules } from '../squad';
import type { Tactic } from '../tactics';
import type { TeamId } from '../state';

export type DeckKind = 'colour' | 'colours' | 'free' | 'none';

export interface Room {
  readonly roster: Footballer[];
  readonly box: Map<string, Tactic>;
  readonly rules: SquadRules;
  /** What was said before, and stays. */
  readonly said: string[];
  readonly asksSquad: boolean;
  /** Men can no longer be picked; only the bench is left to say. */
  readonly asksBenchOnly: boolean;
  /** The starter squad may be taken, and nothing else has been said. */
  readonly mayStart: boolean;
  readonly deckKind: DeckKind;
  /** Cards of a deck that must be kept for the second leg; only their order is chosen. */
  readonly kept: string[];
}

/** Which tactic cards a table asks for: a colour, six cards of several colours, a free choice, or none. */
export function deckKindOf(options: Options, isKept = false): DeckKind {
  if (options.deck_mode === 'free_choice') return 'free';
  if (options.deck_mode === 'starter' || isKept) return 'none';
  return options.deck_mode === 'white_plus_colours' ? 'colours' : 'colour';
}

export function rulesOf(options: Options, seat: number | null, figures: Figures): SquadRules {
  const isHolder = options.format !== 'match' && options.cup_holder === seat;
  const more = isHolder ? Number(options.cup_holder_budget ?? 0) : 0;
  return { figures, budget: figures.match.budget + more, keepers: Number(options.goalkeepers_required ?? 1) };
}

/** The club of a seat, where two coaches meet; in a cup it is drawn. */
export function clubOf(seat: number, options: Options): TeamId {
  return (seat === 0) === (options.swap_sides === true) ? 'acker' : 'stollen';
}

/** The room as the referee asks at a table. */
export function roomAt(skin: () => SkinProps, turn: Turn, cards: Box): Room {
  const prompt = () => turn.decision?.prompt ?? '';
  return {
    get roster() {
      return turn.side ? rosterOf(cards.men, turn.side.team) : [];
    },
    box: cards.tactics,
    get rules() {
      return rulesOf(skin().info.options, skin().news.chair, figuresOf(skin().figures, skin().info.options));
    },
    get said() {
      return turn.look?.said ?? [];
    },
    get asksSquad() {
      return ['choose-squad', 'pick-man', 'bench-man'].includes(prompt());
    },
    get asksBenchOnly() {
      return prompt() === 'bench-man';
    },
    get mayStart() {
      return turn.options.includes('squad starter');
    },
    get deckKind() {
      const { options } = skin().info;
      return deckKindOf(options, turn.look?.table.leg === 2 && options.cup_new_squad_per_leg === false);
    },
    get kept() {
      return this.deckKind === 'free' ? (turn.side?.deck.cards ?? []) : [];
    },
  };
}
