/** The cards of the box as the table needs them, and the numbers the box fixes. */
import type { Card } from '../../table/skin';
import type { Language } from '../../words';
import type { CampView, Category } from './state';

export const CATEGORIES: readonly Category[] = ['a', 'b', 'c'];

export type Family = 'injury' | 'send_off' | 'fans' | 'play' | 'form' | 'joker';

export interface Team {
  id: string;
  name: string;
  category: Category;
  strength: number;
}

export interface PlayCard {
  id: string;
  name: string;
  kind: 'action' | 'reaction' | 'joker';
  family: Family;
  /** The picture: an action's motif, a reaction's or the joker's own. */
  motif: string;
  /** What an action or the joker adds to a team's strength. */
  value: number;
  duration: number;
  effect: '' | 'shorten' | 'remove' | 'strengthen';
  amount: number;
}

export interface Figures {
  hand: number;
  exchange: number;
  qualified: number;
  adjustment: Record<string, number>;
  low: number;
  high: number;
}

export interface Box {
  teams: Map<string, Team>;
  plays: Map<string, PlayCard>;
  figures: Figures;
  jokerValue: number;
}

type Cup = Record<'hand' | 'exchange' | 'qualified', number>;

/** "+2" and "−1" as numbers. */
export function numberOf(printed: unknown): number {
  return Number(String(printed).replace('−', '-'));
}

export function boxOf(
  cards: ReadonlyMap<string, Card>,
  figures: Record<string, unknown>,
  jokerValue: number,
  lang: Language,
): Box {
  const teams = new Map<string, Team>();
  const plays = new Map<string, PlayCard>();
  for (const { kind, id, names, fields } of cards.values()) {
    const name = names[lang] ?? id;
    if (kind === 'team')
      teams.set(id, { id, name, category: fields.category as Category, strength: Number(fields.strength) });
    if (kind === 'action' || kind === 'reaction' || kind === 'joker') {
      plays.set(id, {
        id,
        name,
        kind,
        family: kind === 'joker' ? 'joker' : (fields.family as Family),
        motif: kind === 'action' ? String(fields.motif) : id.replace(/_\d$/, ''),
        value: kind === 'action' ? numberOf(fields.value) : kind === 'joker' ? jokerValue : 0,
        duration: Number(fields.duration ?? 0),
        effect: kind === 'reaction' ? (fields.effect as PlayCard['effect']) : '',
        amount: Number(fields.amount ?? 0),
      });
    }
  }
  const cup = figures.cup as Cup;
  const track = figures.score_card as Record<'low' | 'high', number>;
  return {
    teams,
    plays,
    jokerValue,
    figures: {
      hand: cup.hand,
      exchange: cup.exchange,
      qualified: cup.qualified,
      adjustment: figures.adjustment as Record<string, number>,
      low: track.low,
      high: track.high,
    },
  };
}

/** What the adjustment card does to a team that a coach leads. */
export function adjustmentOf(box: Box, team: string): number {
  const strength = box.teams.get(team)?.strength ?? 0;
  return box.figures.adjustment[strength] ?? 0;
}

/** "+4", "0", "−2". */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** A hand that lies open before us, each joker behind its cards. */
export function handOf(camp: CampView): string[] {
  return [...(camp.hand.cards ?? []), ...Array<string>(camp.jokers).fill('joker')];
}
