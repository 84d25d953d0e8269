/** What the referee tells with a view of Hat-Trick: what follows from it by the rules. */
import type { ActionType } from './state';

/** What a side brings to a duel. */
export interface Pan {
  /** Those who count; none where they no longer make the sum, for men may have moved or turned since it was settled. */
  men: { number: number; balls: number }[];
  /** The balls of the card; null while it lies face down, or where the sum stands alone. */
  card: number | null;
  /** What abilities add. */
  extra: number;
  sum: number;
}

/** A comparison that is on or may come; a long ball leaves a choice of several. */
export interface Duel {
  /** Null while the attacker's card is unknown. */
  kind: ActionType | null;
  /** The line that is compared, 0 to 5 from the first side's goal. */
  line: number;
  /** In a dribble: the fields of the two men. */
  fields: [number, number] | null;
  /** By role. */
  sides: [Pan, Pan];
}

export interface Member {
  number: number;
  /** A role, or a man of the base game. */
  card: string;
  is_role: boolean;
  is_gold: boolean;
  attack: number;
  defence: number;
}

export type Orientation = 'defensive' | 'balanced' | 'offensive';

/** The team of a side before kick-off, as far as it has been chosen or built. */
export interface Team {
  members: Member[];
  /** Null as long as no goalkeeper was chosen. */
  star_goalkeeper: boolean | null;
  style: string | null;
  /** Of a team that is built: its budget, what it costs by orientation, and how many stars are left. */
  cost: { defence: number; attack: number; spent: Record<Orientation, number>; left: number } | null;
}

export interface MatchFacts {
  /** By shooting card, while they are chosen from: its power, and by goalkeeper card the cards he draws and the chance of a goal. */
  shots: Record<string, { power: number; saves: Record<string, { draws: number; chance: [number, number] }> }>;
  duels: Duel[];
  /** By option that makes a man go: from which field to which. */
  paths: Record<string, [number, number]>;
  /** By role. */
  teams: [Team | null, Team | null];
  /** While teams are built: by role what a man costs, silver and gold. */
  prices: Record<string, [number, number]>;
}
