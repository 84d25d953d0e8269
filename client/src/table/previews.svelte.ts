import type { Decision, Previewed } from '../generated/protocol';
import type { Connection } from '../connection.svelte';
import type { Preview } from './skin';

/** What answers to the question that is asked would do, as far as it has been asked for. */
export class Previews implements Preview {
  private known = $state.raw<Record<string, Previewed>>({});
  private decision: Decision | null = null;
  private ply = 0;
  /** The number of the message that has not been answered, and what it asks for. */
  private sent = 0;
  private asked = '';
  /** What shall be asked for as soon as the last answer is here. */
  private next: readonly string[] | null = null;

  constructor(private readonly line: Connection) {}

  /** Another question: what was found out about the last one is void. */
  begin(decision: Decision | null, ply: number): void {
    this.known = {};
    this.decision = decision;
    this.ply = ply;
    this.sent = 0;
    this.next = null;
  }

  of(actions: readonly string[]): Previewed | null {
    return this.known[key(actions)] ?? null;
  }

  /** Ask once for each answer, one at a time: of what is named while an answer is on its way only the last is asked for. */
  ask(actions: readonly string[]): void {
    const { decision, ply } = this;
    if (!decision || !actions.length || key(actions) in this.known) return;
    if (this.sent) {
      this.next = key(actions) === this.asked ? null : actions;
      return;
    }
    this.asked = key(actions);
    const number = this.line.send(
      (n) => ({ type: 'preview', n, ply, seat: decision.seat, actions: [...actions] }),
      () => {
        if (this.sent === number) this.go();
      },
    );
    this.sent = number;
  }

  hear(message: Previewed): void {
    if (message.n === this.sent) {
      this.known = { ...this.known, [this.asked]: message };
      this.go();
    }
    this.line.settle(message.n, null, null);
  }

  /** The line is free again. */
  private go(): void {
    const { next } = this;
    this.sent = 0;
    this.next = null;
    if (next) this.ask(next);
  }
}

/** The order in which things are named may count, so each order is a question of its own. */
function key(actions: readonly string[]): string {
  return actions.join('\n');
}
