/** Who leaves the pitch and who may come for him: what lies in the dock while somebody is exchanged. */
import type { Box } from './box';
import { benchOf, rosterOf, type Footballer } from './men';
import { subject, type Turn } from './turn.svelte';

export interface Swap {
  /** He leaves; none as long as he is not chosen. */
  off: Footballer | null;
  /** He has left already, and cannot be taken back. */
  isLost: boolean;
  /** Whoever comes sits on the bench. */
  isFromBench: boolean;
  /** Whoever comes from the pitch; none as long as he is not chosen. */
  on: Footballer | null;
}

/** A man is lost, and another comes for him. */
const LOST = ['replace-injured', 'new-keeper', 'emergency-keeper'];

/** Null while nobody is exchanged. */
export function swapOf(turn: Turn, { men }: Pick<Box, 'men'>): Swap | null {
  const { look, side, decision } = turn;
  if (!look || !side || !decision) return null;
  const named = men.get(subject(turn.picks[0] ?? '')) ?? null;
  if (turn.mode === 'changes') {
    const off = turn.off || (turn.rest ? '' : (turn.changes.at(-1)?.off ?? ''));
    return { off: men.get(off) ?? null, isLost: false, isFromBench: true, on: null };
  }
  if (decision.prompt === 'give-way') return { off: named, isLost: false, isFromBench: true, on: null };
  if (!LOST.includes(decision.prompt)) return null;
  const sits = new Set(benchOf(side));
  const isFromBench = turn.options.some((option) => sits.has(subject(option)));
  const off = rosterOf(men, side.team)[look.table.subject] ?? null;
  return { off, isLost: true, isFromBench, on: isFromBench ? null : named };
}
