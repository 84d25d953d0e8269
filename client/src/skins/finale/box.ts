/** The cards of the box as the table needs them, and the numbers the box fixes. */
import type { Card, Options } from '../../table/skin';
import { figuresOf, type Figures } from './figures';
import { footballers, type Footballer } from './men';
import { tactics, type Tactic } from './tactics';

export interface Box {
  men: Map<string, Footballer>;
  tactics: Map<string, Tactic>;
  figures: Figures;
}

export function boxOf(cards: Map<string, Card>, data: Record<string, unknown>, options: Options): Box {
  const figures = figuresOf(data, options);
  return { men: footballers(cards, figures), tactics: tactics(cards), figures };
}
