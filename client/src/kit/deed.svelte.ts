/** Something that takes a while and may go wrong: whether it is under way, and what went wrong last. */
export class Deed {
  isBusy = $state(false);
  trouble = $state.raw<unknown>(null);

  /** Do it, unless it is being done. */
  async do(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error;
    } finally {
      this.isBusy = false;
    }
  }
}
