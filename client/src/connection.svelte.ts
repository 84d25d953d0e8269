import { line, type Wire } from './line';
import { VERSION, type ClientMessage, type Refused, type ServerMessage, type Subscribe } from './generated/protocol';

/** Refusals of a topic that another try will not mend. */
const FINAL = new Set(['unknown', 'forbidden', 'outdated', 'unreadable', 'malformed', 'too_many', 'taken']);
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
const PING = 20_000;
const SILENCE = 45_000;
/** How long a topic that cannot be had just now is waited for. */
const LATER = 1500;

type Topic = Subscribe['topic'];
type Omitted<M> = M extends { n: number } ? Omit<M, 'n' | 'ply'> : never;
export type Unnumbered = Omitted<ClientMessage>;
/** What becomes of something that was said: nothing stands against it, or it was refused. */
export type Answer = (refused: Refused | null, invite: string | null) => void;

/** Who follows a topic on a connection. */
export interface Follower {
  /** What to subscribe to, at this moment. */
  topic: () => Topic;
  heard: (message: ServerMessage) => void;
  /** The topic is not to be had: why. */
  refused: (kind: string) => void;
  /** The connection is down; it will come back. */
  lost?: () => void;
}

/** The answer to something that was said while the connection went down. */
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
    topic: null,
  };
}

/** The connection to the server, with its topics. It comes back by itself; what was said while it was down is not said again. */
export class Connection {
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Since when nothing is heard; 0 while it is open. */
  lostAt = $state(0);
  /** How far the server's clock is ahead of ours. */
  skew = 0;
  private readonly followers = new Map<Topic['topic'], Follower>();
  private readonly waiting = new Map<number, { message: ClientMessage; then: Answer }>();
  private socket: Wire | null = null;
  private hasGreeted = false;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private last = 0;
  private n = 0;

  /** Subscribe to a topic, instead of the one of its kind before; the first one opens the connection. */
  follow(follower: Follower): void {
    const isFirst = !this.followers.size;
    this.followers.set(follower.topic().topic, follower);
    if (isFirst) this.open();
    else this.subscribe(follower);
  }

  /** Subscribe to a topic no more; the last one closes the connection. */
  leave(topic: Topic['topic']): void {
    if (!this.followers.delete(topic)) return;
    if (!this.followers.size) this.close();
    else if (this.hasGreeted)
      this.send(
        (n) => ({ type: 'unsubscribe', n, topic }),
        () => undefined,
      );
  }

  /** Say something; its number, or 0 if nobody can hear it. */
  send(message: (n: number) => ClientMessage, then?: Answer): number {
    const n = (this.n += 1);
    const said = message(n);
    if (!this.post(said)) return 0;
    if (then) this.waiting.set(n, { message: said, then });
    return n;
  }

  /** What was said under this number is answered; if it came too fast it is said again, when that is fine. */
  settle(n: number, refused: Refused | null, invite: string | null): void {
    const asked = this.waiting.get(n);
    if (refused?.kind === 'too_fast') {
      const again = () => asked && this.waiting.get(n) === asked && this.post(asked.message);
      setTimeout(again, refused.after ?? 1000);
      return;
    }
    this.waiting.delete(n);
    asked?.then(refused, invite);
  }

  private open(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  private close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.socket = null;
    this.hasGreeted = false;
    this.state = 'connecting';
  }

  private subscribe(follower: Follower): void {
    const topic = follower.topic();
    if (this.hasGreeted)
      this.send(
        (n) => ({ type: 'subscribe', n, topic }),
        () => undefined,
      );
  }

  private connect(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = line.dial('/socket');
    this.socket = socket;
    socket.onopen = () => {
      this.last = Date.now();
      const topics = [...this.followers.values()].map((one) => one.topic());
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, topics } satisfies ClientMessage));
      this.hasGreeted = true;
      this.pulse = window.setInterval(() => this.beat(socket), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.last = Date.now();
      const found = JSON.parse(event.data) as ServerMessage | ServerMessage[];
      for (const message of Array.isArray(found) ? found : [found]) this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'pong') this.skew = message.now - Date.now();
    if (message.type === 'welcome' || message.type === 'competition' || message.type === 'live') {
      this.tries = this.lostAt = 0;
      this.state = 'open';
    }
    if (message.type === 'done') this.settle(message.n, null, message.invite);
    else if (message.type === 'refused') {
      if (message.n !== null) this.settle(message.n, message, null);
      if (message.n === null || message.topic) return this.refuse(message);
    }
    const topic = message.type === 'competition' || message.type === 'live' ? message.type : 'table';
    this.followers.get(topic)?.heard(message);
  }

  /** A topic was refused, or with none of them hello. */
  private refuse({ kind, topic, after }: Refused): void {
    const { socket } = this;
    for (const [name, one] of [...this.followers]) {
      if (topic && topic !== name) continue;
      if (FINAL.has(kind)) {
        this.leave(name);
        one.refused(kind);
      } else if (kind !== 'too_fast')
        setTimeout(
          () => this.socket === socket && this.followers.get(name) === one && this.subscribe(one),
          after ?? LATER,
        );
    }
  }

  private lose(): void {
    clearInterval(this.pulse);
    this.hasGreeted = false;
    if (this.state === 'open') this.state = 'lost';
    this.lostAt ||= Date.now();
    for (const one of this.followers.values()) one.lost?.();
    for (const { then } of this.waiting.values()) then(unheard(''), null);
    this.waiting.clear();
    if (this.followers.size) this.timer = window.setTimeout(() => this.connect(), this.wait());
  }

  private post(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private wait(): number {
    const base = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 10_000;
    this.tries += 1;
    return base * (0.8 + Math.random() * 0.4);
  }

  private beat(socket: Wire): void {
    if (Date.now() - this.last > SILENCE) socket.close();
    else this.send((n) => ({ type: 'ping', n }));
  }

  private readonly hurry = (): void => {
    const isDown = this.socket === null || this.socket.readyState > WebSocket.OPEN;
    if (this.followers.size && isDown && document.visibilityState === 'visible') {
      this.tries = 0;
      this.connect();
    }
  };
}
