/** The screen stays on while a table is refereed; the system takes it back whenever the page is hidden. */
export class WakeLock {
  /** The device does not keep its screen awake. */
  isRefused = $state(false);
  private lock: WakeLockSentinel | null = null;

  /** Keep the screen on until what is returned is called. */
  hold(): () => void {
    const take = (): void => void this.take();
    document.addEventListener('visibilitychange', take);
    take();
    return () => {
      document.removeEventListener('visibilitychange', take);
      void this.lock?.release().catch(() => undefined);
      this.lock = null;
    };
  }

  private async take(): Promise<void> {
    if (document.visibilityState !== 'visible' || (this.lock && !this.lock.released)) return;
    try {
      if (!('wakeLock' in navigator)) throw new Error('none');
      this.lock = await navigator.wakeLock.request('screen');
      this.isRefused = false;
    } catch {
      this.isRefused = true;
    }
  }
}
