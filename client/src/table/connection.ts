import type { ClientMessage, Hello, Refused, ServerMessage } from '../protocol';
import { Socket, unheard, type Unnumbered } from './socket';

/** What becomes of something that was said: nothing stands against it, or it was refused. */
export type Answer = (refused: Refused | null, invite: string | null) => void;

export interface Ends {
  hello: () => Hello;
  heard: (message: ServerMessage) => void;
  changed: (isOpen: boolean) => void;
  /** How much of the table has been heard, for messages that belong to a moment. */
  ply: () => number;
}

/** The line to the server, and who waits for an answer on it. */
export class Connection {
  private readonly socket: Socket;
  private readonly waiting = new Map<number, { message: ClientMessage; then: Answer }>();
  private readonly ply: () => number;

  constructor({ hello, heard, changed, ply }: Ends) {
    this.ply = ply;
    this.socket = new Socket({
      hello,
      heard,
      changed: (isOpen) => {
        changed(isOpen);
        if (isOpen) return;
        for (const { then } of this.waiting.values()) then(unheard(''), null);
        this.waiting.clear();
      },
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  again(): void {
    this.socket.close();
    this.socket.open();
  }

  /** Say something that belongs to a moment of the match; its number, or 0 if the line is down. */
  post(message: Unnumbered, then: Answer): number {
    return this.send((n) => ({ ...message, n, ply: this.ply() }) as ClientMessage, then);
  }

  /** Say something; its number, or 0 if the line is down. */
  send(message: (n: number) => ClientMessage, then?: Answer): number {
    const n = this.socket.number();
    const said = message(n);
    if (then) this.waiting.set(n, { message: said, then });
    if (this.socket.send(said)) return n;
    this.waiting.delete(n);
    return 0;
  }

  /** What was said under this number is answered; if it came too fast it is said again, when that is fine. */
  settle(n: number, refused: Refused | null, invite: string | null): void {
    const asked = this.waiting.get(n);
    if (refused?.kind === 'too_fast') {
      const again = () => asked && this.waiting.get(n) === asked && this.socket.send(asked.message);
      setTimeout(again, refused.after ?? 1000);
      return;
    }
    this.waiting.delete(n);
    asked?.then(refused, invite);
  }
}
