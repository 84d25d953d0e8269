/** Keeps one thing at a time; whoever asks while it runs shares the next turn, so that nothing written is left out. */
export function inTurn(keep: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = keep();
        next = null;
        return running;
      });
    return next;
  };
}
