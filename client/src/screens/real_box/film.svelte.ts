import type { Amended, ClientMessage, EnteredMoment, Refused, ServerMessage } from '../../generated/protocol';
import type { Connection } from '../../connection.svelte';

/** The film of a table with a real box: everything that was entered, and how one moment is put right. */
export class Film {
  moments = $state.raw<EnteredMoment[]>([]);
  /** The moment that is looked at, and what could have been entered there. */
  amended = $state.raw<Amended | null>(null);
  /** What would come of entering something else there. */
  tried = $state.raw<Amended | null>(null);
  isBusy = $state(false);
  private wanted = 0;
  private isTrying = false;

  constructor(
    private readonly line: Connection,
    private readonly refuse: (refused: Refused) => void,
  ) {}

  /** Wind to the end: what was entered so far. */
  wind(): void {
    this.amended = this.tried = null;
    this.moments = [];
    this.ask((n) => ({ type: 'film', n }));
  }

  /** Look at one moment. */
  stop(at: number): void {
    this.tried = null;
    this.isTrying = false;
    this.ask((n) => ({ type: 'amend', n, at }));
  }

  /** What would become of the rest, if something else had been entered there. */
  look(action: string): void {
    const at = this.amended?.moment.at;
    if (at === undefined) return;
    this.isTrying = true;
    this.ask((n) => ({ type: 'amend', n, at, action }));
  }

  /** Put it right. */
  mend(seat: number, ply: number, action: string, then: () => void): void {
    const at = this.amended?.moment.at;
    if (at === undefined || this.isBusy) return;
    this.isBusy = true;
    const sent = this.line.send(
      (n) => ({ type: 'correct', n, ply, seat, at, action }),
      (refused) => {
        this.isBusy = false;
        if (refused) this.refuse(refused);
        else then();
      },
    );
    if (!sent) this.isBusy = false;
  }

  hear(message: ServerMessage): void {
    if (message.type !== 'filmed' && message.type !== 'amended') return;
    if (message.n === this.wanted) {
      if (message.type === 'filmed') this.moments = message.moments;
      else if (this.isTrying) this.tried = message;
      else this.amended = message;
    }
    this.line.settle(message.n, null, null);
  }

  private ask(message: (n: number) => ClientMessage): void {
    this.wanted = this.line.send(message, (refused) => refused && this.refuse(refused));
  }
}
