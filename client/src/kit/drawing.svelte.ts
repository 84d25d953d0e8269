import { flushSync, getContext, setContext } from 'svelte';
import { breath } from './quiet';

const KEY = Symbol('drawing');

/**
 * The first drawing of something large, part by part, each in a task of its own: a finger never waits for all of it.
 * What changes once it is there is drawn at once, as ever.
 */
export class Drawing {
  isOver = $state(false);
  private readonly waiting = new Set<() => void>();
  private isGoing = false;

  /** A part that cannot be drawn is told as every other mistake, and the others come all the same. */
  constructor(private readonly tell: (error: unknown) => void = (error) => reportError(error)) {}

  /** Draw this when its turn comes. What to call if it is not wanted any more. */
  add(draw: () => void): () => void {
    this.waiting.add(draw);
    if (!this.isGoing) void this.go();
    return () => this.waiting.delete(draw);
  }

  private async go(): Promise<void> {
    this.isGoing = true;
    for (const draw of this.waiting) {
      await breath();
      if (!this.waiting.delete(draw)) continue;
      try {
        flushSync(draw);
      } catch (error) {
        this.tell(error);
      }
    }
    this.isOver = true;
  }
}

/** Whatever lies inside of this may come part by part. */
export function beginDrawing(): Drawing {
  return setContext(KEY, new Drawing());
}

/** The drawing that goes on around here; none where everything comes at once. */
export function drawingHere(): Drawing | null {
  const drawing = getContext<Drawing | undefined>(KEY);
  return drawing && !drawing.isOver ? drawing : null;
}
