/** So long after it became somebody's turn they are reminded once more. */
export const AGAIN = 60_000;

/** Rings when it becomes my turn, and once more if it still is a minute later and nobody looks. */
export class Bell {
  private timer = 0;
  private turn: string | null = null;

  constructor(
    private readonly ring: (isAgain: boolean) => void,
    private readonly isLooking: () => boolean = () => document.visibilityState === 'visible',
  ) {}

  /** What is asked of me now, by a name of its own; null when nothing is. */
  hear(turn: string | null): void {
    if (turn === this.turn) return;
    const wasMine = this.turn !== null;
    this.turn = turn;
    if (wasMine && turn !== null) return; // one question after the other is one turn
    clearTimeout(this.timer);
    if (turn === null) return;
    this.ring(false);
    this.timer = window.setTimeout(() => {
      if (!this.isLooking()) this.ring(true);
    }, AGAIN);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.turn = null;
  }
}
