import { Refusal, wish } from '../../api';
import { Connection } from '../../connection.svelte';
import type { CompetitionInfo, CompetitionWish } from '../../generated/protocol';
import { myCup, rememberCup, type MyCup } from './my_competitions';

const isOffline = (trouble: unknown): boolean => trouble instanceof Refusal && trouble.kind === 'offline';

/** A competition, kept up to date for as long as somebody looks. */
export class Cup {
  info = $state.raw<CompetitionInfo | null>(null);
  fault = $state<string>('');
  trouble = $state.raw<unknown>(null);
  mine: MyCup;
  private token: string;

  constructor(
    readonly id: string,
    link: string,
    readonly connection = new Connection(),
  ) {
    this.mine = myCup(id, link);
    this.token = this.mine.key;
  }

  open(): void {
    this.connection.follow({
      topic: () => ({ topic: 'competition', competition: this.id, token: this.token }),
      heard: (message) => {
        if (message.type === 'competition') this.hear(message.competition);
      },
      refused: (kind) => this.refused(kind),
    });
  }

  /** The key first; who only has the link looks by the link. */
  private refused(kind: string): void {
    const tokens = [this.mine.key, this.mine.link, ''];
    const next = tokens.slice(tokens.lastIndexOf(this.token) + 1)[0];
    if (kind !== 'unknown' || next === undefined) {
      this.fault = kind === 'unknown' ? 'lost' : kind;
      return;
    }
    this.token = next;
    this.open();
  }

  /** Whatever is heard, the connection is back. */
  private hear(told: CompetitionInfo): void {
    if (isOffline(this.trouble)) this.trouble = null;
    if (this.info && told.seq < this.info.seq) return;
    this.info = told;
    this.fault = '';
    const { name, game } = told;
    if (told.me !== null || told.is_organiser || told.waits !== null) this.remember({ ...this.mine, name, game });
  }

  remember(mine: MyCup): void {
    this.mine = mine;
    rememberCup(mine);
  }

  /** Do something; whoever enters is looked at by their own key from then on. */
  async want(what: CompetitionWish): Promise<boolean> {
    const isJoin = what.want === 'join';
    const token = isJoin && this.mine.link ? this.mine.link : this.mine.key;
    try {
      this.hear(await wish(this.id, what, this.info?.public && isJoin ? '' : token));
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      return false;
    }
    if (isJoin && this.token !== this.mine.key) {
      this.token = this.mine.key;
      this.open();
    }
    return true;
  }

  close(): void {
    this.connection.leave('competition');
  }
}
