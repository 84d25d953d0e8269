/** The cards of the box as the table needs them. */
import type { Card } from '../../table/skin';
import type { ActionType, Flank } from './state';

export type Hand = 'left' | 'centre' | 'right';
export const HANDS: readonly Hand[] = ['left', 'centre', 'right'];

export interface ActionCard {
  id: string;
  type: ActionType;
  balls: number;
  side: Flank;
  copies: number;
}
export interface ShotCard {
  id: string;
  type: ActionType;
  direction: Hand;
  modifier: number;
  /** By hand: 1 a plus, −1 a minus. */ symbols: number[];
}
export interface KeeperCard {
  id: string;
  kind: 'regular' | 'star';
  hand: Hand;
}
export interface RoleCard {
  id: string;
  orientation: 'defensive' | 'balanced' | 'offensive';
  silver: number[];
  gold: number[];
}
export interface BudgetCard {
  id: string;
  defence: number;
  attack: number;
}

export interface Box {
  actions: Map<string, ActionCard>;
  shots: Map<string, ShotCard>;
  keepers: Map<string, KeeperCard>;
  roles: Map<string, RoleCard>;
  budgets: Map<string, BudgetCard>;
}

export function boxOf(cards: ReadonlyMap<string, Card>): Box {
  const box: Box = {
    actions: new Map(),
    shots: new Map(),
    keepers: new Map(),
    roles: new Map(),
    budgets: new Map(),
  };
  for (const { kind, id, fields } of cards.values()) {
    if (kind === 'action')
      box.actions.set(id, {
        id,
        type: fields.type as ActionType,
        balls: Number(fields.footballs),
        side: fields.side as Flank,
        copies: Number(fields.copies),
      });
    if (kind === 'shot')
      box.shots.set(id, {
        id,
        type: fields.type as ActionType,
        direction: fields.direction as Hand,
        modifier: Number(fields.modifier),
        symbols: fields.symbols as number[],
      });
    if (kind === 'goalkeeper')
      box.keepers.set(id, { id, kind: fields.kind as KeeperCard['kind'], hand: fields.hand as Hand });
    if (kind === 'role')
      box.roles.set(id, {
        id,
        orientation: fields.orientation as RoleCard['orientation'],
        silver: fields.silver as number[],
        gold: fields.gold as number[],
      });
    if (kind === 'budget') box.budgets.set(id, { id, defence: Number(fields.defence), attack: Number(fields.attack) });
  }
  return box;
}

/** The role of a card of the expansion: "stopper_2_3" is a stopper; men of the base game have none. */
export function roleOf(card: string): string | null {
  return /_\d/.test(card) ? card.replace(/(_\d+)+$/, '') : null;
}
