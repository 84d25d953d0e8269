import { line, type Wire } from '../line';
import { keepLinksInside } from './links';
import type { Said, Told } from './messages';

type Answered = Extract<Told, { kind: 'answer' }>;

/** A line to the server inside this page. */
class LocalWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly n: number;
  private readonly say: (said: Said) => void;

  constructor(n: number, path: string, say: (said: Said) => void) {
    this.n = n;
    this.say = say;
    say({ kind: 'dial', n, path });
  }

  send(text: string): void {
    this.say({ kind: 'say', n: this.n, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
    this.say({ kind: 'hang-up', n: this.n });
  }

  hear(told: Told): void {
    if (told.kind === 'open') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (told.kind === 'told') this.onmessage?.(new MessageEvent('message', { data: told.text }));
    else if (told.kind === 'closed') {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.();
    }
  }
}

/** The server inside this page: a worker, and what is to be known of it while it opens. */
class Here {
  state = $state<'waiting' | 'loading' | 'ready' | 'failed'>('loading');
  bytes = $state(0);
  of = $state(0);
  why = $state('');
  private worker: Worker | null = null;
  private n = 0;
  private readonly early: Said[] = [];
  private readonly asked = new Map<number, (told: Answered) => void>();
  private readonly wires = new Map<number, LocalWire>();

  /** Open it, once no other tab of this device has it open: two would write over each other's matches. */
  async open(): Promise<void> {
    void navigator.storage?.persist?.();
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return this.start();
    const forEver = () => {
      this.start();
      return new Promise<never>(() => undefined);
    };
    await locks.request('anpfiff-server', { ifAvailable: true }, async (lock) => {
      if (lock) await forEver();
      this.state = 'waiting';
      void locks.request('anpfiff-server', forEver);
    });
  }

  ask = async (path: string, init: RequestInit): Promise<Response> => {
    const n = (this.n += 1);
    const told = await new Promise<Answered>((answered) => {
      this.asked.set(n, answered);
      const headers = [...new Headers(init.headers)];
      this.say({ kind: 'ask', n, method: init.method ?? 'GET', path, headers, body: (init.body as string) ?? '' });
    });
    const isBare = told.status === 204 || told.status === 304;
    return new Response(isBare ? null : told.body, { status: told.status, headers: told.headers });
  };

  dial = (path: string): Wire => {
    const n = (this.n += 1);
    const wire = new LocalWire(n, path, (said) => this.say(said));
    this.wires.set(n, wire);
    return wire;
  };

  private start(): void {
    this.state = 'loading';
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<Told>) => this.hear(event.data);
    this.worker.onerror = (event) => this.fail(event.message);
    for (const said of this.early.splice(0)) this.say(said);
  }

  private say(said: Said): void {
    if (this.worker) this.worker.postMessage(said);
    else this.early.push(said);
  }

  private fail(why: string): void {
    this.state = 'failed';
    this.why = why;
  }

  private hear(told: Told): void {
    if (told.kind === 'loading') ({ bytes: this.bytes, of: this.of } = told);
    else if (told.kind === 'ready') this.state = 'ready';
    else if (told.kind === 'failed') this.fail(told.why);
    else if (told.kind === 'answer') {
      this.asked.get(told.n)?.(told);
      this.asked.delete(told.n);
    } else {
      this.wires.get(told.n)?.hear(told);
      if (told.kind === 'closed') this.wires.delete(told.n);
    }
  }
}

export const here = new Here();

/** From now on the page speaks to the server inside it. */
export function moveIn(): void {
  keepLinksInside();
  line.ask = here.ask;
  line.dial = here.dial;
  void here.open();
}
