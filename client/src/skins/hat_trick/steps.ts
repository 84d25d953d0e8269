/** How far a turn has come: cards, moves, the pass sideways, the action, the shot. */
import type { MatchView, Stage } from './state';

export const STEPS = ['cards', 'move', 'pass', 'action', 'shot'] as const;
export type Step = (typeof STEPS)[number];
/** The concept that explains a step. */
export const EXPLAINED: Partial<Record<Step, string>> = {
  cards: 'card_balls',
  move: 'move',
  pass: 'sideways',
  shot: 'power',
};

const ACTIONS = new Set([
  'choose-line',
  'choose-pass',
  'choose-receiver',
  'choose-fouler',
  'choose-action',
  'shoot-long',
  'shoot-or-wait',
  'hand-over',
  'step-or-stay',
  'protest-or-not',
]);

/** The step a question belongs to, or null where no turn is on. */
export function stepOf(stage: Stage, prompt: string): Step | null {
  if (stage === 'shot' || stage === 'penalty' || stage === 'shoot_out') return 'shot';
  if (stage !== 'round' && stage !== 'chance') return null;
  if (prompt === 'play-cards') return 'cards';
  if (prompt.startsWith('choose-move') || prompt === 'led-move') return 'move';
  if (prompt === 'choose-sideways') return 'pass';
  return ACTIONS.has(prompt) ? 'action' : null;
}

/** How many rounds this half has at most, unless the ball is before goal by then: a round takes a card from each pile. */
export function roundsLeft({ sides }: MatchView): number {
  return Math.max(...sides.map((side) => (side.is_out ? 0 : side.deck.size)));
}
