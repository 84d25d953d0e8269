/** Wild evenings: people come and go, hide the page, lose the line, tap and reload, in any order; the story stays whole. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableNotice, Line, News, View } from '../../generated/protocol';
import { validLines, type Placed } from '../lines';
import { Director } from './director.svelte';
import type { Pace, Speed } from './queue';

const MEANINGS = {
  rolled: ['dice'],
  laid: ['card'],
  fielded: ['piece'],
  missed: ['verdict'],
  booked: ['yellow'],
  scored: ['goal'],
  kicked: ['kick_goal'],
  sent_off: ['red'],
  hurt: ['injury'],
  dealt: ['card', 'hand'],
  turned: [],
};
const EVENTS = Object.keys(MEANINGS);
const [ME, OTHER] = [0, 1];
const EVENINGS = 20;
const DEEDS = 100;
/** Every film ends, also one that is full of goals. */
const PATIENCE = 90_000;
/** The unit of time in which somebody looks. */
const LOOK = 100;

/** A number below `below`, the same evening every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

class Evening {
  readonly pace: Pace = { speed: 'calm', isStill: false };
  private readonly all: Line[] = [];
  private readonly stills = new Set<number>();
  private question: string | null = null;
  /** The question as far as the page has heard of it. */
  private known: string | null = null;
  private questions = 0;
  private isHidden = false;
  private isCut = false;
  /** How much the page has been sent, and whether it has lost the line since. */
  private sent = 0;
  private isBack = false;
  /** What was spoken, and what has to be spoken still: numbers of events, and questions. */
  private heard = 0;
  private next = 0;
  private asked: string | null = null;
  /** Nothing is untold: so much has been told and drawn, until it is taken back or seen again. */
  private told = 0;
  private drawn = 0;
  private changed = 0;
  readonly seen = { playing: 0, taken: 0, answered: 0, back: 0, again: 0 };
  private readonly director = new Director({
    meanings: () => MEANINGS,
    pace: () => this.pace,
    rested: () => undefined,
  });

  constructor(private readonly roll: (below: number) => number) {
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => this.isHidden);
    this.send();
  }

  /** Something happens, and somebody looks. */
  async live(): Promise<void> {
    const deeds = [
      [8, () => this.go(OTHER)],
      [4, () => this.go(ME)],
      [2, () => this.gossip()],
      [1, () => this.undo()],
      [8, () => this.tap()],
      [2, () => this.hide()],
      [3, () => this.cut()],
      [1, () => this.reload()],
      [3, () => this.again()],
      [1, () => (this.pace.speed = (['calm', 'brisk', 'at-once'] as Speed[])[this.roll(3)]!)],
      [1, () => (this.pace.isStill = !this.pace.isStill)],
    ] as const;
    let at = this.roll(deeds.reduce((sum, [often]) => sum + often, 0));
    deeds.find(([often]) => (at -= often) < 0)![1]();
    await this.look();
    await this.wait([0, 0, LOOK, LOOK, 800, 4000][this.roll(6)]!);
  }

  /** In the end everybody comes back, and all of it is told. */
  async end(): Promise<void> {
    if (this.isHidden) this.hide();
    if (this.isCut) this.cut();
    while (this.director.isPlaying) await this.wait(1000);
  }

  async wait(ms: number): Promise<void> {
    for (let gone = 0; gone < ms; gone += LOOK) {
      await vi.advanceTimersByTimeAsync(LOOK);
      await this.look();
    }
  }

  // ---- the server ----

  /** A seat answers, and the referee tells what comes of it. */
  private go(seat: number): void {
    this.all.push({ line: 'said', at: 0, seat, action: 'go', by: null });
    for (let k = this.roll(6); k > 0; k -= 1) {
      if (!this.roll(4)) this.all.push({ line: 'said', at: 0, seat: -1, action: 'fate', by: null });
      this.tell(EVENTS[this.roll(EVENTS.length)]!);
      if (this.roll(3)) this.stills.add(this.all.length);
    }
    this.ask(this.roll(2) > 0);
    this.send();
  }

  private tell(event: string): void {
    this.all.push({ line: 'told', event, args: { n: this.all.length } });
  }

  private ask(isAsked: boolean): void {
    this.questions += 1;
    this.question = isAsked ? `question ${this.questions}` : null;
  }

  /** Somebody talks, comes or goes; the question stays. */
  private gossip(): void {
    this.all.push({ line: 'notice', what: 'talked', at: 0, seat: OTHER } as unknown as TableNotice);
    this.send();
  }

  private undo(): void {
    const last = this.all.findLastIndex((line) => line.line === 'said' && line.seat >= 0);
    if (last < 0) return;
    this.all.push({ line: 'undone', at: 0, seat: OTHER, to: last } as unknown as Line);
    for (const ply of this.stills) if (ply > last) this.stills.delete(ply);
    this.ask(true);
    this.send();
  }

  private send(): void {
    if (this.isCut) return;
    const { all, sent } = this;
    const stills = [...this.stills].filter((ply) => ply > sent).map((ply) => ({ ply, view: viewAt(ply) }));
    const decision = this.question ? { prompt: this.question } : null;
    const since = sent;
    const news = { ply: all.length, since, stills, chair: ME, view: viewAt(all.length), decision, status: 'running' };
    const isNew = all.slice(sent).some((line) => line.line !== 'notice') || !sent;
    if (all.slice(sent).some((line) => line.line === 'undone')) this.forget();
    this.sent = all.length;
    this.known = this.question;
    const before = [this.director.isPlaying, this.director.news?.ply] as const;
    this.director.hear(news as unknown as News, validLines(all), decision !== null && isNew, this.isBack);
    if (this.isBack && this.director.isPlaying) this.seen.back += 1;
    if (before[0]) expect(this.director.news?.ply, 'what comes later waits').toBeLessThanOrEqual(all.length);
    this.isBack = false;
    this.changed = performance.now();
  }

  // ---- whoever sits here ----

  private tap(): void {
    if (this.isHidden) return;
    const { playing, news } = this.director;
    const now = performance.now();
    const isTaken = this.director.tap(now);
    if (playing) {
      expect(isTaken, 'while something is played no tap falls through').toBe(true);
      this.seen.taken += 1;
    } else if (!isTaken && news?.decision) {
      this.seen.answered += 1;
      expect(now - this.changed, 'nobody answers what he has not read').toBeGreaterThanOrEqual(0);
      expect(news.decision).toEqual({ prompt: this.known });
    }
  }

  private hide(): void {
    this.isHidden = !this.isHidden;
    if (this.isHidden) this.director.finish();
  }

  private cut(): void {
    this.isCut = !this.isCut;
    if (this.isCut) return;
    this.isBack = true;
    this.send();
  }

  /** The page is loaded anew: what was told before is old, and nothing of it is told again. */
  private reload(): void {
    if (this.isCut) this.cut();
    this.director.wipe();
    this.forget();
    this.sent = 0;
    this.next = Infinity;
    this.send();
    this.next = this.all.length;
  }

  private again(): void {
    if (this.isHidden || !this.director.mayRepeat) return;
    this.seen.again += 1;
    this.forget();
    this.director.again();
  }

  private forget(): void {
    this.told = this.drawn = 0;
  }

  // ---- somebody looks ----

  private async look(): Promise<void> {
    await Promise.resolve();
    this.listen();
    const { playing, news, lines, drawn } = this.director;
    if (!news) return;
    const board = boardOf(news.view);
    expect(board, 'the board is not ahead of what is told').toBeLessThanOrEqual(news.ply);
    expect(lines.at(-1)?.ply ?? -1, 'nor is the ticker').toBeLessThan(news.ply);
    expect(drawn.at(-1)?.ply ?? -1, 'nor a mark on the board').toBeLessThan(news.ply);
    expect(news.ply, 'what was told stays told').toBeGreaterThanOrEqual(this.told);
    expect(board, 'and what was drawn stays drawn').toBeGreaterThanOrEqual(this.drawn);
    [this.told, this.drawn] = [news.ply, board];
    if (playing) {
      this.seen.playing += 1;
      expect(news.decision, 'nobody is asked meanwhile').toBe(null);
      expect(this.isHidden, 'nothing is played where nobody looks').toBe(false);
      expect(performance.now() - this.changed, 'nobody waits for ever').toBeLessThan(PATIENCE);
      return;
    }
    expect(news.ply).toBe(this.sent);
    expect(board).toBe(this.sent);
    expect(lines.map((one) => one.ply)).toEqual(validLines(this.all.slice(0, this.sent)).map((one) => one.ply));
    expect(news.decision).toEqual(this.known && { prompt: this.known });
    expect(this.unspoken(this.sent), 'everything that is told has been spoken').toEqual([]);
    if (news.decision) expect(this.asked, 'the question is spoken last').toBe(this.known);
  }

  private listen(): void {
    const { fresh, news } = this.director;
    if (fresh.count === this.heard) return;
    this.heard = fresh.count;
    for (const line of fresh.lines) {
      if (line.line !== 'told') continue;
      const n = Number(line.args.n);
      expect(n, 'once, and in order').toBeGreaterThanOrEqual(this.next);
      expect(this.unspoken(n), 'and nothing is left out').toEqual([]);
      this.next = n + 1;
    }
    if (!fresh.isAsked) return;
    expect(news?.decision, 'what is asked stands there').not.toBe(null);
    this.asked = this.known;
  }

  /** What was told before this and has not been spoken; what was taken back meanwhile nobody misses. */
  private unspoken(before: number): Placed[] {
    const valid = validLines(this.all.slice(0, this.sent));
    return valid.filter(({ ply, line }) => ply >= this.next && ply < before && line.line === 'told');
  }
}

const viewAt = (ply: number): View => ({ table: { ply } }) as unknown as View;
const boardOf = (view: View | null): number => Number(view?.table.ply);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test(
  'nothing is shown before it is told, everything is told once, and the question comes last',
  { timeout: 60_000 },
  async () => {
    const all = { playing: 0, taken: 0, answered: 0, back: 0, again: 0 };
    for (let seed = 0; seed < EVENINGS; seed += 1) {
      const evening = new Evening(dice(seed));
      try {
        for (let k = 0; k < DEEDS; k += 1) await evening.live();
        await evening.end();
      } catch (error) {
        throw new Error(`evening ${seed}: ${String(error)}`, { cause: error });
      }
      for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += evening.seen[key];
      vi.clearAllTimers();
    }
    expect(Math.min(...Object.values(all)), JSON.stringify(all)).toBeGreaterThan(10);
  },
);
