import { line, type Wire } from '../line';
import type { ClientMessage, Hello, Refused, ServerMessage } from '../protocol';

/** Refusals of the first message that another try will not mend. */
export const FINAL = new Set(['unknown', 'forbidden', 'outdated', 'unreadable', 'malformed', 'too_many', 'taken']);
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
const PING = 20_000;
const SILENCE = 45_000;

export interface Listener {
  hello: () => Hello;
  heard: (message: ServerMessage) => void;
  changed: (isOpen: boolean) => void;
}

type Omitted<M> = M extends { n: number } ? Omit<M, 'n' | 'ply'> : never;
export type Unnumbered = Omitted<ClientMessage>;

/** The answer to something that was said while the line went down. */
export function unheard(action: string): Refused {
  return {
    type: 'refused',
    n: null,
    ply: 0,
    kind: action ? 'late' : 'offline',
    message: '',
    rule: null,
    expected: [],
    after: null,
  };
}

/** A line to the server that comes back by itself; what was said while it was down is not said again. */
export class Socket {
  private socket: Wire | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private last = 0;
  private n = 0;
  private isWanted = false;
  private readonly listener: Listener;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  open(): void {
    this.isWanted = true;
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.isWanted = false;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.socket = null;
  }

  /** The number the next message will carry. */
  number(): number {
    this.n += 1;
    return this.n;
  }

  /** Say something now; false if nobody can hear it. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = line.dial('/socket');
    this.socket = socket;
    socket.onopen = () => {
      this.last = Date.now();
      socket.send(JSON.stringify(this.listener.hello()));
      this.pulse = window.setInterval(() => this.beat(socket), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.last = Date.now();
      const found = JSON.parse(event.data) as ServerMessage | ServerMessage[];
      for (const message of Array.isArray(found) ? found : [found]) {
        if (message.type === 'welcome') {
          this.tries = 0;
          this.listener.changed(true);
        }
        if (message.type !== 'pong') this.listener.heard(message);
      }
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      clearInterval(this.pulse);
      this.listener.changed(false);
      if (this.isWanted) this.timer = window.setTimeout(() => this.connect(), this.wait());
    };
  }

  private wait(): number {
    const base = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 10_000;
    this.tries += 1;
    return base * (0.8 + Math.random() * 0.4);
  }

  private beat(socket: Wire): void {
    if (Date.now() - this.last > SILENCE) socket.close();
    else this.send({ type: 'ping', n: this.number() });
  }

  private readonly hurry = (): void => {
    const isDown = this.socket === null || this.socket.readyState > WebSocket.OPEN;
    if (this.isWanted && isDown && document.visibilityState === 'visible') {
      this.tries = 0;
      this.connect();
    }
  };
}
