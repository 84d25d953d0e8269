import { competition, Refusal, wish } from '../api';
import { line, type Wire } from '../line';
import type { CompetitionInfo, CompetitionWish } from '../protocol';
import { myCup, rememberCup, type MyCup } from './my_cups';

const AGAIN = 1500;
const isOffline = (trouble: unknown): boolean => trouble instanceof Refusal && trouble.kind === 'offline';

/** A competition, kept up to date over one socket for as long as somebody looks. */
export class Cup {
  info = $state.raw<CompetitionInfo | null>(null);
  fault = $state<string>('');
  trouble = $state.raw<unknown>(null);
  isLost = $state(false);
  mine: MyCup;
  private socket: Wire | null = null;
  private timer = 0;
  private isClosed = false;

  constructor(
    readonly id: string,
    token: string,
  ) {
    this.mine = myCup(id, token);
  }

  /** The key first; who only has the link looks by the link. */
  private get token(): string {
    const known = this.info?.me !== null || this.info?.is_organiser || this.info?.waits !== null;
    return this.info && !known ? this.mine.link || this.mine.key : this.mine.key;
  }

  async open(): Promise<void> {
    for (const token of [this.mine.key, this.mine.link, '']) {
      try {
        this.hear(await competition(this.id, token));
        this.connect(token);
        return;
      } catch (error) {
        if (!(error instanceof Refusal) || error.kind !== 'unknown') {
          this.trouble = error;
          if (isOffline(error)) this.timer = window.setTimeout(() => void this.open(), AGAIN);
          return;
        }
      }
    }
    this.fault = 'lost';
  }

  private connect(token: string): void {
    const socket = line.dial('/cup-socket');
    this.socket = socket;
    socket.onopen = () => {
      this.isLost = false;
      socket.send(JSON.stringify({ id: this.id, token }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const told = JSON.parse(event.data) as CompetitionInfo | { refused: string };
      if (!('refused' in told)) this.hear(told);
    };
    socket.onclose = () => {
      if (this.isClosed || this.socket !== socket) return;
      this.isLost = true;
      this.timer = window.setTimeout(() => this.connect(this.token), AGAIN);
    };
  }

  /** Whatever is heard, the line is back. */
  private hear(told: CompetitionInfo): void {
    if (isOffline(this.trouble)) this.trouble = null;
    if (this.info && told.seq < this.info.seq) return;
    this.info = told;
    const { name, game } = told;
    if (told.me !== null || told.is_organiser || told.waits !== null) this.remember({ ...this.mine, name, game });
  }

  remember(mine: MyCup): void {
    this.mine = mine;
    rememberCup(mine);
  }

  /** Do something; whoever enters is looked at by their own key from then on. */
  async want(what: CompetitionWish): Promise<boolean> {
    const before = this.token;
    const token = what.want === 'join' && this.mine.link ? this.mine.link : this.mine.key;
    try {
      this.info = await wish(this.id, what, this.info?.public && what.want === 'join' ? '' : token);
      this.hear(this.info);
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      return false;
    }
    if (this.token !== before || what.want === 'join') {
      const old = this.socket;
      this.connect(this.token);
      old?.close();
    }
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
