/** Footballers: what stands on their cards, and where they stand. */
import type { Card } from '../../table/skin';
import type { Figures } from './figures';
import type { Position, SideView, TeamId } from './state';

export const ROWS: readonly Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];
export const OUTFIELD: readonly Position[] = ['defender', 'midfielder', 'forward'];

export type RiskSymbol = '' | 'injury' | 'yellow' | 'red';

/** How much of a footballer is drawn: all four sides; now and next; these with his face and his whole name. */
export type ManSize = 'whole' | 'small' | 'low' | 'broad';

export interface Footballer {
  id: string;
  name: string;
  team: TeamId;
  position: Position;
  value: number;
  /** Balls on the four sides, in the order in which they come up. */
  strength: number[];
  /** The symbol at the top right while each side is up. */
  corner: RiskSymbol[];
  /** His place in the roster of his club. */
  number: number;
  provenance: Record<string, string>;
}

/** First words that are no first names. */
const PARTICLES = ['Mc', 'De', 'Del'];

/** All footballers by id, with their corners as the table has agreed to read them. */
export function footballers(cards: Map<string, Card>, figures: Figures): Map<string, Footballer> {
  const found = new Map<string, Footballer>();
  const counts = { stollen: 0, acker: 0 };
  for (const card of cards.values()) {
    if (card.kind !== 'footballer') continue;
    const fields = card.fields;
    const team = fields.team as TeamId;
    const strength = fields.strength as number[];
    found.set(card.id, {
      id: card.id,
      name: card.names.de ?? card.id,
      team,
      position: fields.position as Position,
      value: fields.value as number,
      strength,
      corner: figures.corners[card.id] ?? [],
      number: counts[team]++,
      provenance: card.provenance,
    });
  }
  return found;
}

/** A man's name as it is called across the pitch. */
export function surname(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length && !PARTICLES.includes(first) ? rest.join(' ') : name;
}

export function turnsOf(side: SideView, id: string): number {
  return side.turns[id] ?? 0;
}

/** The row a man plays in, which may differ from his printed position. */
export function rowOf(side: SideView, man: Footballer): Position {
  return side.moved[man.id] ?? man.position;
}

export type Rows = Record<Position, Footballer[]>;

/** The chip of a man who plays in this attack, or has played in it. */
export function chipOf(side: SideView, id: string): '' | '!' | '!!' {
  return side.fielded.includes(id) ? '!' : side.chips.includes(id) ? '!!' : '';
}

/** The men of a pile, row by row in the order of the roster. */
export function rowsOf(side: SideView, ids: readonly string[], men: Map<string, Footballer>): Rows {
  const rows: Rows = { goalkeeper: [], defender: [], midfielder: [], forward: [] };
  for (const id of ids) {
    const man = men.get(id);
    if (man) rows[rowOf(side, man)].push(man);
  }
  for (const row of ROWS) rows[row].sort((a, b) => a.number - b.number);
  return rows;
}

export function pitchOf(side: SideView): string[] {
  return side.pitch.cards ?? [];
}

export function benchOf(side: SideView): string[] {
  return side.bench.cards ?? [];
}

export function rosterOf(men: Map<string, Footballer>, team: TeamId): Footballer[] {
  return [...men.values()].filter((man) => man.team === team);
}
