import { newKey } from '../my_tables';
import { Connection, unheard, type Answer, type Unnumbered } from '../connection.svelte';
import type {
  ClientMessage,
  Line,
  News,
  Outlook,
  Phrase,
  Refused,
  ServerMessage,
  TableInfo,
} from '../generated/protocol';
import { Film } from '../screens/real_box/film.svelte';
import { settings } from '../settings.svelte';
import { Asks } from './asks.svelte';
import { Device } from './device.svelte';
import { partFor, pin, prepare, verdict, wordsFor, type Verdict } from './fair';
import { Director, type Reading } from './director/director.svelte';
import { validLines, type Placed } from './lines';
import { firstSeat, isAlone } from './seats';
import type { Saying } from './skin';

export interface Note {
  kind: string;
  rule: string | null;
  subject: string;
  message: string;
}

/** Whoever does not say how fast is told everything at once. */
const AT_ONCE: Omit<Reading, 'rested'> = {
  meanings: () => null,
  pace: () => ({ speed: 'at-once', isStill: false }),
};

/** One table, as this device knows it: what is said there and what was heard of it from one chair. */
export class Session {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  /** Why this table cannot be shown at all. */
  fault = $state.raw<string | null>(null);
  busy = $state(false);
  /** The curtain has been lifted on this page before. */
  private hasLifted = $state(false);
  note = $state.raw<Note | null>(null);
  readonly device: Device;
  readonly asks: Asks;
  /** What was entered at a table with a real box. */
  readonly film: Film;
  /** Decides what is shown of what was heard. */
  readonly director: Director;

  /** The newest that was heard; what is shown of it is `news`. */
  private heard = $state.raw<News | null>(null);
  private all: Line[] = [];
  private readonly line = new Connection();
  private isMoved = $state(false);
  private isSitting = false;
  /** What was said last shall be taken back as soon as the newest is here: it was on its way, or a bot was quicker. */
  private regrets = false;
  /** The ply the server has last spoken of; its news may still be on the way. */
  private latest = 0;
  /** The line was down: the next news may hold much. */
  private isBack = false;

  constructor(id: string, token: string, reading: Omit<Reading, 'rested'> = AT_ONCE) {
    this.id = id;
    this.device = new Device(id, token);
    this.asks = new Asks(
      this.line,
      (refused) => this.refuse(refused),
      () => !this.hasRealCards || settings.chances,
    );
    this.film = new Film(this.line, (refused) => this.refuse(refused));
    this.director = new Director({ ...reading, rested: () => this.watchCurtain() });
  }

  /** The newest of everything, as far as it is shown. */
  get news(): News | null {
    return this.director.news;
  }

  /** The lines that are shown and still count. */
  get lines(): readonly Placed[] {
    return this.director.lines;
  }

  /** How the connection stands; `moved` if this seat was opened elsewhere. */
  get link(): Connection['state'] | 'moved' {
    return this.isMoved ? 'moved' : this.line.state;
  }

  /** How far the server's clock is ahead of ours. */
  get skew(): number {
    return this.line.skew;
  }

  open(): void {
    this.line.follow({
      topic: () => ({
        topic: 'table',
        table: this.id,
        token: this.device.token,
        ply: this.heard?.ply ?? -1,
        seat: firstSeat(this.heard, this.device.mine?.seats),
      }),
      heard: (message) => this.hear(message),
      refused: (kind) => {
        if (kind === 'unknown' && this.device.tryAnother()) return this.comeBack();
        this.fault = kind;
      },
      lost: () => this.lose(),
    });
  }

  close(): void {
    this.line.leave('table');
  }

  /** The seat of this device that must come to the table next, while the curtain hangs. */
  get curtain(): number | null {
    const news = this.news;
    if (!this.device.isShared || !news || news.status !== 'running' || news.chair !== null) return null;
    if (this.hasRealCards) return null;
    return news.asked.find((one) => this.device.holds.includes(one.seat))?.seat ?? null;
  }

  /** The cards lie on a real table: nothing of them is in the app, so there is nothing to cover. */
  get hasRealCards(): boolean {
    return this.info?.real?.cards ?? false;
  }

  /** The seat this device speaks for now. */
  get seat(): number | null {
    return this.heard?.chair ?? null;
  }

  /** Hints are given where they wrong nobody: to who is asked and plays alone, in a competition if its rules say so. */
  get mayHint(): boolean {
    if (this.link !== 'open' || !this.news?.decision) return false;
    return this.info?.competition ? this.allows('hints') : isAlone(this.news, this.device.holds);
  }

  /** Whether taking back is of any use: in a competition only what is free goes back, or what its rules allow. */
  get mayGoBack(): boolean {
    return !!this.heard?.may_undo || !this.info?.competition || (this.asksBack && this.allows('taking_back'));
  }

  private allows(what: 'hints' | 'taking_back'): boolean {
    return this.info?.allows?.includes(what) ?? false;
  }

  /** Whether somebody else has to agree before anything is taken back. */
  get asksBack(): boolean {
    return !!this.news && !this.news.may_undo && !isAlone(this.news, this.device.holds);
  }

  /** What is to be thought of the chance at this table. */
  get fairness(): Verdict {
    return verdict(this.id, this.info?.commitment ?? '', this.heard, this.device.holds);
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

  /** Tell what real dice or a real pile gave. */
  fall(action: string): void {
    const seat = this.seat ?? this.device.holds[0];
    if (seat === undefined || this.busy) return;
    this.busy = true;
    this.note = null;
    const sent = this.post({ type: 'fall', seat, action }, (refused) => {
      this.busy = false;
      if (refused) this.note = { kind: refused.kind, rule: refused.rule, subject: action, message: refused.message };
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
    if (!this.mayGoBack) {
      this.note = { kind: 'stays', rule: null, subject: '', message: '' };
      return;
    }
    this.post(
      this.heard?.may_undo
        ? { type: 'undo', seat, words: this.words }
        : { type: 'propose', seat, what: 'undo', words: this.words },
      (refused) => {
        if (refused?.kind === 'late') this.regrets = true;
        else if (refused) this.refuse(refused, this.heard?.proposal ? undefined : 'nothing_back');
      },
    );
  }

  askHint(): void {
    const decision = this.news?.decision;
    if (decision && this.mayHint) this.asks.forHint(decision.seat, this.news?.ply ?? 0);
  }

  askOutlook(then: (found: Outlook) => void): void {
    this.asks.forOutlook(then);
  }

  propose(what: 'draw' | 'take_over', target: number | null = null, bot: string | null = null): void {
    if (this.seat !== null) this.post({ type: 'propose', seat: this.seat, what, target, bot });
  }

  vote(yes: boolean): void {
    const proposal = this.heard?.proposal;
    const seat = proposal?.waits_for.find((one) => this.device.holds.includes(one));
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
    for (const seat of this.device.holds)
      this.post({ type: 'leave', seat }, (refused, invite) =>
        refused ? this.refuse(refused) : this.device.left(seat, invite, this.info, this.heard),
      );
  }

  talk(phrase: Phrase): void {
    if (this.seat !== null) this.post({ type: 'talk', seat: this.seat, phrase });
  }

  /** Take a seat with a name: at an invitation, at a public table, or at one's own. */
  sit(seat: number, name: string, then: (refused: Refused | null) => void): void {
    const key = this.device.mine?.key ?? newKey();
    const part = partFor(this.id, seat, this.heard?.status === 'open');
    const sent = this.line.send(
      (n) => ({ type: 'sit', n, seat, name, key, part }),
      (refused) => {
        if (!refused) this.device.sat(seat, key, this.info, this.heard);
        then(refused);
      },
    );
    if (!sent) then(unheard(''));
  }

  /** A new key for a seat, so that it can be played on another device; links with the old one are void. */
  move(then: (key: string) => void): void {
    const [key, seat] = [newKey(), this.seat];
    if (seat === null) return;
    this.post({ type: 'move', seat, key }, (refused) => {
      if (refused) return this.refuse(refused);
      this.device.moved(key, this.info, this.heard);
      then(key);
    });
  }

  /** Of those who share this device nobody has had it in hand yet, neither on this page nor before it was loaded. */
  get isFirstHere(): boolean {
    const { holds } = this.device;
    return !this.hasLifted && !this.lines.some(({ line }) => line.line === 'said' && holds.includes(line.seat));
  }

  /** Lift the curtain for a seat, or let it fall: then nothing of any seat stays in this page. */
  turnTo(seat: number | null): void {
    this.hasLifted ||= seat !== null;
    this.wipe();
    this.line.send((n) => ({ type: 'turn_to', n, seat }));
  }

  explain(subject: string): void {
    const decision = this.news?.decision;
    this.note = { kind: decision ? 'not_now' : 'not_asked', rule: decision?.rule ?? null, subject, message: '' };
  }

  /** Take the seat back to this device after it was opened elsewhere. */
  comeBack(): void {
    this.isMoved = false;
    this.close();
    this.open();
  }

  // ---- what is heard ----

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.fault = null;
        this.device.welcome(message);
        break;
      case 'news':
        this.tell(message);
        break;
      case 'goodbye':
        this.isMoved = message.why === 'moved';
        if (this.isMoved) this.close();
        break;
      default:
        this.asks.hear(message);
        this.film.hear(message);
    }
    if (message.type === 'done' || message.type === 'refused') this.latest = Math.max(this.latest, message.ply);
    if (this.regrets && !this.busy && this.heard && this.heard.ply >= this.latest) {
      this.regrets = false;
      this.undo();
    }
  }

  private tell(news: News): void {
    const isNewChair = this.heard !== null && this.heard.chair !== news.chair;
    const old = isNewChair ? null : this.heard;
    if (news.since > this.all.length || (isNewChair && news.since > 0)) return this.askAgain();
    this.all = [...this.all.slice(0, news.since), ...news.lines];
    this.heard = news;
    if (this.info) pin(this.id, this.info.commitment, news.status === 'open');
    this.device.hear(news);
    const isSame = old?.decision && news.decision && old.ply === news.ply;
    if (!isSame) this.asks.begin(news);
    void this.sitDown();
    // whoever is asked already is not asked again because somebody talks, comes or goes
    const isGossip = !!old?.decision && this.all.slice(old.ply).every((line) => line.line === 'notice');
    this.director.hear(news, validLines(this.all), news.decision !== null && !isGossip, this.isBack);
    this.isBack = false;
  }

  /** The seats this device holds from the start give their part of chance by themselves. */
  private async sitDown(): Promise<void> {
    const seat = this.unseated;
    if (seat === undefined || this.isSitting) return;
    this.isSitting = true;
    await prepare(this.id, seat).catch(() => undefined); // what is not prepared is made when it is sent
    const news = this.heard;
    if (seat !== this.unseated) {
      this.isSitting = false;
      return this.sitDown();
    }
    this.sit(seat, news?.seats[seat]?.name || this.device.mine?.names[seat] || '–', (refused) => {
      this.isSitting = false;
      // what was refused would be refused again, unless something was heard since
      if (!refused || this.heard !== news) void this.sitDown();
    });
  }

  /** A seat of this device at which nobody has sat down yet. */
  private get unseated(): number | undefined {
    const news = this.heard;
    if (news?.status !== 'open' || !this.device.mine) return undefined;
    return this.device.holds.find((one) => news.seats[one]?.state === 'waiting');
  }

  /** When another seat of this device is asked, or the match is over, the hidden side is covered. */
  private watchCurtain(): void {
    const news = this.heard;
    if (news && this.hasRealCards) return this.turnByItself(news);
    if (!this.device.isShared || !news || news.chair === null) return;
    const mine = news.asked.filter((one) => this.device.holds.includes(one.seat)).map((one) => one.seat);
    if (news.status === 'over' || (mine.length && !mine.includes(news.chair))) this.turnTo(null);
  }

  /** At a real table everybody may see what the phone shows: it looks from the seat that is asked. */
  private turnByItself(news: News): void {
    const { holds } = this.device;
    if (news.status !== 'running' || !holds.length) return;
    const mine = news.asked.map((one) => one.seat).filter((seat) => holds.includes(seat));
    const wanted = mine.includes(news.chair ?? -1) ? news.chair : (mine[0] ?? news.chair ?? holds[0] ?? null);
    if (wanted !== news.chair) this.line.send((n) => ({ type: 'turn_to', n, seat: wanted }));
  }

  /** What the rules do not allow has a name when it is an answer; of anything else is said that it cannot be now. */
  private refuse(refused: Refused, why = 'impossible'): void {
    const kind = refused.kind === 'illegal' ? why : refused.kind;
    this.note = { kind, rule: refused.rule, subject: '', message: refused.message };
  }

  /** Say something that belongs to a moment of the match; false if the line is down. */
  private post(message: Unnumbered, then: Answer = (refused) => refused && this.refuse(refused)): boolean {
    return this.line.send((n) => ({ ...message, n, ply: this.heard?.ply ?? 0 }) as ClientMessage, then) > 0;
  }

  private lose(): void {
    this.busy = this.regrets = false;
    this.isBack = true;
  }

  private askAgain(): void {
    this.wipe();
    this.comeBack();
  }

  private wipe(): void {
    this.heard = this.note = null;
    this.all = [];
    this.latest = 0;
    this.regrets = false;
    this.asks.wipe();
    this.director.wipe();
  }

  private get words(): Record<string, string> {
    return wordsFor(this.id, this.device.holds, this.heard?.seats ?? []);
  }
}
