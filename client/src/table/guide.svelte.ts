/** Leads whoever plays with the keyboard from question to question; whoever taps is left alone. */
export class Guide {
  private byKeyboard = false;

  /** `buttons` are where an answer is given: who stands there has nothing more to do there once it is. */
  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly buttons: string,
  ) {
    $effect(() => {
      const type = (): boolean => (this.byKeyboard = true);
      const tap = (): boolean => (this.byKeyboard = false);
      window.addEventListener('keydown', type);
      window.addEventListener('pointerdown', tap);
      return () => {
        window.removeEventListener('keydown', type);
        window.removeEventListener('pointerdown', tap);
      };
    });
  }

  /** On to the first of these that is there: something else is asked now. */
  lead(...selectors: string[]): void {
    if (!this.byKeyboard) return;
    const found = selectors.map((one) => this.root()?.querySelector<HTMLElement>(one)).find((one) => one);
    found?.focus();
  }

  /** The same, but only from a button, or from nowhere: whoever stands elsewhere looks at something there. */
  leadFromButton(...selectors: string[]): void {
    const at = document.activeElement;
    if (at === document.body || at?.closest(`main h1, ${this.buttons}`)) this.lead(...selectors);
  }
}
