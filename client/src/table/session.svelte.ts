import { myTable, newKey, remember, type MyTable } from '../my_tables';
import {
  VERSION,
  type ClientMessage,
  type Hint,
  type Line,
  type News,
  type Outlook,
  type Phrase,
  type Recalled,
  type Refused,
  type ServerMessage,
  type TableInfo,
} from '../protocol';
import { router } from '../router.svelte';
import { partFor, pin, verdict, wordsFor, type Verdict } from './fair';
import { validLines } from './lines';
import { firstSeat, isAlone, mySeats } from './seats';
import type { Odds, Saying } from './skin';
import { FINAL, Socket, unheard, type Unnumbered } from './socket';

export type Link = 'connecting' | 'open' | 'lost' | 'moved';
export interface Note {
  kind: string;
  rule: string | null;
  subject: string;
  message: string;
}
/** The table as it looked when a line of this chair's journal was told. */
export type Past = Pick<Recalled, 'ply' | 'view'>;

/** One table, as this device knows it: the line to the server and the newest of everything from one chair. */
export class Session {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  news = $state.raw<News | null>(null);
  holds = $state.raw<number[]>([]);
  /** Seats of this device that a bot plays until somebody comes back to them. */
  away = $state.raw<number[]>([]);
  invited = $state.raw<number | null>(null);
  link = $state<Link>('connecting');
  /** Why this table cannot be shown at all. */
  fault = $state.raw<string | null>(null);
  chances = $state.raw<Odds | null>(null);
  /** What a search thinks of each option, once somebody has asked for a hint. */
  hints = $state.raw<Record<string, Hint> | null>(null);
  busy = $state(false);
  note = $state.raw<Note | null>(null);
  /** What the live region speaks: the newest sentences' lines, and whether a new question came with them. */
  fresh = $state.raw<{ lines: Line[]; isAsked: boolean; count: number }>({ lines: [], isAsked: false, count: 0 });
  /** An earlier moment this device looks back at. */
  past = $state.raw<Past | null>(null);
  invites = $state.raw<Record<string, string>>({});
  /** How far the server's clock is ahead of ours. */
  skew = 0;

  private all = $state.raw<Line[]>([]);
  readonly lines = $derived(validLines(this.all));
  private token: string;
  private mine: MyTable | undefined;
  private readonly socket: Socket;
  private pending = 0;
  /** What was said last shall be taken back as soon as the newest is here: it was on its way, or a bot was quicker. */
  private regrets = false;
  /** The ply the server has last spoken of; its news may still be on the way. */
  private latest = 0;
  private asking = 0;
  private recalling = 0;
  private hinting = 0;
  private readonly outlooks = new Map<number, (found: Outlook) => void>();
  private timer = 0;
  private readonly waiting = new Map<number, (refused: Refused | null, invite: string | null) => void>();

  constructor(id: string, token: string) {
    this.id = id;
    this.mine = myTable(id);
    this.token = this.mine?.key ?? token;
    this.invites = this.mine?.invites ?? {};
    this.socket = new Socket({
      hello: () => ({
        type: 'hello',
        version: VERSION,
        table: id,
        token: this.token,
        ply: this.news?.ply ?? -1,
        seat: firstSeat(this.news, this.mine?.seats),
      }),
      heard: (message) => this.hear(message),
      changed: (isOpen) => this.change(isOpen),
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  /** Several people share this device: then a curtain hangs between the seats. */
  get isShared(): boolean {
    return this.holds.length > 1;
  }

  /** The seat of this device that must come to the table next, while the curtain hangs. */
  get curtain(): number | null {
    const news = this.news;
    if (!this.isShared || !news || news.status !== 'running' || news.chair !== null) return null;
    return news.asked.find((one) => this.holds.includes(one.seat))?.seat ?? null;
  }

  /** The seat this device speaks for now. */
  get seat(): number | null {
    return this.news?.chair ?? null;
  }

  /** Hints are given where they wrong nobody: all seats of persons are on this device, and one of them is asked. */
  get mayHint(): boolean {
    return this.link === 'open' && !!this.news?.decision && isAlone(this.news, this.holds);
  }

  /** What is to be thought of the chance at this table. */
  get fairness(): Verdict {
    return verdict(this.id, this.info?.commitment ?? '', this.news, this.holds);
  }

  // ---- what is said ----

  /** Say an option, or several things in one go: then all of them are said or none. */
  say(said: Saying): void {
    const decision = this.news?.decision;
    if (!decision || this.busy || !said.length) return;
    this.busy = true;
    this.note = null;
    const what = typeof said === 'string' ? { action: said } : { actions: [...said] };
    const sent = this.post({ type: 'say', seat: decision.seat, ...what }, (refused) => {
      this.busy = false;
      if (!refused) return;
      this.regrets = false;
      const subject = typeof said === 'string' || said.length === 1 ? said.toString() : '';
      this.note = { kind: refused.kind, rule: refused.rule, subject, message: refused.message };
    });
    if (!sent) this.busy = false;
  }

  /** Take back what was said last, also while it is still on its way. */
  undo(): void {
    const seat = this.seat;
    if (seat === null) return;
    if (this.busy) {
      this.regrets = true;
      return;
    }
    this.post(
      this.news?.may_undo
        ? { type: 'undo', seat, words: this.words }
        : { type: 'propose', seat, what: 'undo', words: this.words },
      (refused) => {
        if (refused?.kind === 'late') this.regrets = true;
        else if (refused) this.refuse(refused);
      },
    );
  }

  /** Ask what a search thinks of the options; it takes about a second. */
  askHint(): void {
    const decision = this.news?.decision;
    if (!decision || !this.mayHint || this.hinting) return;
    this.hints = null;
    const n = this.socket.number();
    this.waiting.set(n, (refused) => {
      if (this.hinting === n) this.hinting = 0;
      if (refused && refused.kind !== 'offline') this.refuse(refused);
    });
    if (this.socket.send({ type: 'hint', n, seat: decision.seat, ply: this.news?.ply ?? 0 })) this.hinting = n;
    else this.waiting.delete(n);
  }

  /** Ask for everybody's chance to win; where nobody has time to think about it there is no answer. */
  askOutlook(then: (found: Outlook) => void): void {
    const n = this.socket.number();
    this.outlooks.clear();
    if (this.socket.send({ type: 'outlook', n })) this.outlooks.set(n, then);
  }

  propose(what: 'draw' | 'take_over', target: number | null = null, bot: string | null = null): void {
    if (this.seat !== null) this.post({ type: 'propose', seat: this.seat, what, target, bot });
  }

  vote(yes: boolean): void {
    const proposal = this.news?.proposal;
    const seat = proposal?.waits_for.find((one) => this.holds.includes(one));
    if (!proposal || seat === undefined) return;
    this.post({
      type: 'vote',
      seat,
      proposal: proposal.number,
      yes,
      words: yes && proposal.what === 'undo' ? this.words : {},
    });
  }

  resign(): void {
    if (this.seat !== null) this.post({ type: 'resign', seat: this.seat });
  }

  leave(): void {
    for (const seat of this.holds)
      this.post({ type: 'leave', seat }, (refused, invite) =>
        refused ? this.refuse(refused) : this.invite(seat, invite),
      );
  }

  talk(phrase: Phrase): void {
    if (this.seat !== null) this.post({ type: 'talk', seat: this.seat, phrase });
  }

  /** Take a seat with a name: at an invitation, at a public table, or at one's own. */
  sit(seat: number, name: string, then: (refused: Refused | null) => void): void {
    const key = this.mine?.key ?? newKey();
    const n = this.socket.number();
    this.waiting.set(n, (refused) => {
      if (!refused) {
        [this.token, this.invited] = [key, null];
        this.holds = [...this.holds.filter((one) => one !== seat), seat];
        this.away = this.away.filter((one) => one !== seat);
        this.keep(key);
      }
      then(refused);
    });
    this.socket.send({ type: 'sit', n, seat, name, key, part: partFor(this.id, seat, this.news?.status === 'open') });
  }

  /** A new key for a seat, so that it can be played on another device; links with the old one are void. */
  move(then: (key: string) => void): void {
    const [key, seat] = [newKey(), this.seat];
    if (seat === null) return;
    this.post({ type: 'move', seat, key }, (refused) => {
      if (refused) return this.refuse(refused);
      this.token = key;
      this.keep(key);
      then(key);
    });
  }

  /** Lift the curtain for a seat, or let it fall: then nothing of any seat stays in this page. */
  turnTo(seat: number | null): void {
    this.wipe();
    this.socket.send({ type: 'turn_to', n: this.socket.number(), seat });
  }

  explain(subject: string): void {
    const decision = this.news?.decision;
    this.note = { kind: decision ? 'not_now' : 'not_asked', rule: decision?.rule ?? null, subject, message: '' };
  }

  /** Look back at the moment when a line was told, or (null) at what is now. */
  recall(ply: number | null): void {
    this.past = null;
    this.recalling = this.socket.number();
    if (ply !== null) this.socket.send({ type: 'recall', n: this.recalling, ply });
  }

  /** Take the seat back to this device after it was opened elsewhere. */
  comeBack(): void {
    this.link = 'connecting';
    this.socket.close();
    this.socket.open();
  }

  // ---- what is heard ----

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.holds = message.holds;
        this.away = message.away;
        this.invited = message.invited;
        this.skew = message.now - Date.now();
        this.fault = null;
        if (!this.mine && message.holds.length + message.away.length) this.keep(this.token);
        break;
      case 'news':
        this.tell(message);
        break;
      case 'done':
        this.settle(message.n, null, message.invite ?? null);
        break;
      case 'refused':
        if (message.n === null || !this.info) {
          if (FINAL.has(message.kind)) {
            this.fault = message.kind;
            this.socket.close();
          }
        } else this.settle(message.n, message, null);
        break;
      case 'chances':
        if (message.n === this.asking) this.chances = message.odds;
        break;
      case 'hinted':
        if (message.n === this.hinting) this.hints = message.hints;
        this.settle(message.n, null, null);
        break;
      case 'outlooked':
        this.outlooks.get(message.n)?.(message);
        break;
      case 'recalled':
        if (message.n === this.recalling) this.past = message;
        break;
      case 'goodbye':
        if (message.why === 'moved') {
          this.link = 'moved';
          this.socket.close();
        }
        break;
      case 'pong':
        this.skew = message.now - Date.now();
    }
    if (message.type === 'done' || message.type === 'refused') this.latest = Math.max(this.latest, message.ply);
    if (this.regrets && !this.busy && this.news && this.news.ply >= this.latest) {
      this.regrets = false;
      this.undo();
    }
  }

  private tell(news: News): void {
    const isNewChair = this.news !== null && this.news.chair !== news.chair;
    const old = isNewChair ? null : this.news;
    if (news.since > this.all.length || (isNewChair && news.since > 0)) return this.askAgain();
    this.all = [...this.all.slice(0, news.since), ...news.lines];
    this.news = news;
    if (this.info) pin(this.id, this.info.commitment, news.status === 'open');
    [this.holds, this.away] = mySeats(news, this.holds, this.away);
    const isSame = old?.decision && news.decision && old.ply === news.ply;
    if (!isSame) {
      this.chances = null;
      this.hints = null;
      this.hinting = 0;
      if (news.decision) this.askOdds(news.decision.seat, news.ply);
    }
    const isAsked = news.decision !== null && !isSame;
    if (old) this.fresh = { lines: news.lines, isAsked, count: this.fresh.count + 1 };
    else if (isAsked) this.fresh = { lines: [], isAsked, count: this.fresh.count + 1 };
    this.sitDown(news);
    this.watchCurtain(news);
  }

  /** The seats this device holds from the start give their part of chance by themselves. */
  private sitDown(news: News): void {
    if (news.status !== 'open' || !this.mine) return;
    const seat = this.holds.find((one) => news.seats[one]?.state === 'waiting');
    if (seat === undefined || this.pending) return;
    this.pending += 1;
    this.sit(seat, news.seats[seat]?.name || this.mine.names[seat] || '–', () => {
      this.pending -= 1;
      if (this.news) this.sitDown(this.news);
    });
  }

  /** When another seat of this device is asked, or the match is over, the hidden side is covered at once. */
  private watchCurtain(news: News): void {
    if (!this.isShared || news.chair === null) return;
    const mine = news.asked.filter((one) => this.holds.includes(one.seat)).map((one) => one.seat);
    if (news.status === 'over' || (mine.length && !mine.includes(news.chair))) this.turnTo(null);
  }

  /** Odds are asked for a question that stands a moment; answers given in a row ask for none. */
  private askOdds(seat: number, ply: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.asking = this.socket.number();
      this.socket.send({ type: 'odds', n: this.asking, seat, ply });
    }, 60);
  }

  private settle(n: number, refused: Refused | null, invite: string | null): void {
    const then = this.waiting.get(n);
    this.waiting.delete(n);
    if (then) then(refused, invite);
  }

  private invite(seat: number, token: string | null): void {
    if (token) this.invites = { ...this.invites, [seat]: token };
    this.keep(this.token);
  }

  private refuse(refused: Refused): void {
    this.note = { kind: refused.kind, rule: refused.rule, subject: '', message: refused.message };
  }

  /** Say something that belongs to a ply; false if the line is down. */
  private post(message: Unnumbered, then?: (refused: Refused | null, invite: string | null) => void): boolean {
    const n = this.socket.number();
    this.waiting.set(n, then ?? ((refused) => refused && this.refuse(refused)));
    const isSent = this.socket.send({ ...message, n, ply: this.news?.ply ?? 0 } as ClientMessage);
    if (!isSent) this.waiting.delete(n);
    return isSent;
  }

  private change(isOpen: boolean): void {
    if (isOpen) this.link = 'open';
    else if (this.link !== 'moved') this.link = this.info ? 'lost' : 'connecting';
    if (!isOpen) {
      this.busy = this.regrets = false;
      for (const then of this.waiting.values()) then(unheard(''), null);
      this.waiting.clear();
    }
  }

  private askAgain(): void {
    this.wipe();
    this.comeBack();
  }

  private wipe(): void {
    this.news = this.chances = this.hints = this.past = this.note = null;
    this.all = [];
    this.hinting = this.latest = 0;
    this.regrets = false;
    this.outlooks.clear(); // whoever waits for an answer holds on to what was shown
    this.fresh = { lines: [], isAsked: false, count: this.fresh.count + 1 };
  }

  private get words(): Record<string, string> {
    return wordsFor(this.id, this.holds, this.news?.seats ?? []);
  }

  private keep(key: string): void {
    const names = this.news?.seats.map((seat) => seat.name) ?? this.mine?.names ?? [];
    this.mine = {
      table: this.id,
      game: this.info?.game ?? this.mine?.game ?? '',
      key,
      seats: [...this.holds, ...this.away],
      invites: this.invites,
      watch: this.mine?.watch || router.place.watch,
      opened: this.info?.opened ?? Date.now(),
      names,
      plans: this.mine?.plans,
    };
    remember(this.mine);
    if (myTable(this.id)?.key === key) router.hide();
  }
}
