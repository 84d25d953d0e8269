/** So long something may wait for a page that is never quiet. */
const LATEST = 2000;

/** Let the page draw and hear what waits, and go on in a task of its own: none shall keep a finger waiting. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

/** Do something when the page has drawn what it had to draw and nothing else is waiting; Safari knows no idle time. */
export function whenQuiet(deed: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const number = requestIdleCallback(deed, { timeout: LATEST });
    return () => cancelIdleCallback(number);
  }
  const timer = setTimeout(deed, 300);
  return () => clearTimeout(timer);
}
