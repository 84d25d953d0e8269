import type { Expected } from '../guests.svelte';
import { myTable, remember, type MyTable } from '../my_tables';
import type { News, TableInfo, Welcome } from '../generated/protocol';
import { router } from '../router.svelte';
import { mySeats } from './seats';

/** What this device holds at one table: seats, its key, and the links for others. */
export class Device {
  holds = $state.raw<number[]>([]);
  /** Seats of this device that a bot plays until somebody comes back to them. */
  away = $state.raw<number[]>([]);
  /** The seat the link in the address bar invites to. */
  invited = $state.raw<number | null>(null);
  /** The seat this device came for, if it is taken: by its link, or by a key that is void now. */
  late = $state.raw<number | null>(null);
  invites = $state.raw<Record<string, string>>({});
  /** By seat the visiting bots that were sent for. */
  expected = $state.raw<Record<string, Expected>>({});
  token: string;
  mine = $state.raw<MyTable | undefined>();
  /** What else this device may get in by: the right to watch travels beside a seat's link. */
  private readonly others: string[];

  constructor(
    private readonly table: string,
    token: string,
  ) {
    this.mine = myTable(table);
    const known = [this.mine?.key, token, this.mine?.watch, router.place.watch].filter((one) => !!one) as string[];
    [this.token = '', ...this.others] = new Set(known);
    this.invites = this.mine?.invites ?? {};
    this.expected = this.mine?.expected ?? {};
  }

  /** Several people share this device: then a curtain hangs between the seats. */
  get isShared(): boolean {
    return this.holds.length > 1;
  }

  /** The token was good for nothing: whether there is another one to try. */
  tryAnother(): boolean {
    const other = this.others.shift();
    if (other) this.token = other;
    return !!other;
  }

  welcome(told: Welcome): void {
    [this.holds, this.away, this.invited] = [told.holds, told.away, told.invited];
    this.late = this.lateFor(told);
    if (!this.mine && told.holds.length + told.away.length) this.keep(this.token, told.table, null);
  }

  private lateFor({ holds, away, invited, spent }: Welcome): number | null {
    if (holds.length || away.length || invited !== null) return null;
    return spent ?? (this.mine && this.token !== this.mine.key ? (this.mine.seats[0] ?? null) : null);
  }

  hear(news: News): void {
    [this.holds, this.away] = mySeats(news, this.holds, this.away);
  }

  /** Somebody sat down here with this key. */
  sat(seat: number, key: string, info: TableInfo | null, news: News | null): void {
    [this.token, this.invited] = [key, null];
    this.holds = [...this.holds.filter((one) => one !== seat), seat];
    this.away = this.away.filter((one) => one !== seat);
    this.keep(key, info, news);
  }

  /** A seat has a new key. */
  moved(key: string, info: TableInfo | null, news: News | null): void {
    this.token = key;
    this.keep(key, info, news);
  }

  /** A seat was given up, and there is a link for somebody else. */
  left(seat: number, invite: string | null, info: TableInfo | null, news: News | null): void {
    if (invite) this.invites = { ...this.invites, [seat]: invite };
    this.keep(this.token, info, news);
  }

  /** A bot was sent for to take a seat. */
  expect(seat: string, bot: Expected): void {
    this.expected = { ...this.expected, [seat]: bot };
    if (this.mine) remember((this.mine = { ...this.mine, expected: this.expected }));
  }

  /** Whether everybody at the table is yet to be shown; from now on they are. */
  meet(): boolean {
    if (!this.mine || this.mine.isMet) return false;
    remember((this.mine = { ...this.mine, isMet: true }));
    return true;
  }

  private keep(key: string, info: TableInfo | null, news: News | null): void {
    this.mine = {
      ...this.mine,
      table: this.table,
      game: info?.game ?? this.mine?.game ?? '',
      key,
      seats: [...this.holds, ...this.away],
      invites: this.invites,
      watch: this.mine?.watch || router.place.watch,
      opened: info?.opened ?? Date.now(),
      names: news?.seats.map((seat) => seat.name) ?? this.mine?.names ?? [],
    };
    remember(this.mine);
    if (myTable(this.table)?.key === key) router.hide();
  }
}
