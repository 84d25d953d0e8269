/** Plays what was told, one moment after the other: the page shows what has been told, never what is only heard. */
import type { Line, News, View } from '../../generated/protocol';
import type { Meanings } from '../../words';
import type { Placed } from '../lines';
import { lastOf, lastTold, momentsOf, type Beat, type Moment } from './moments';
import { thinned, timed, type Pace } from './queue';

/** What is on now: a beat of a moment, before or after its cue. */
export interface Playing {
  moment: Moment;
  beat: Beat;
  /** Its lines have been told, and the board looks as it looked after it. */
  isTold: boolean;
  /** Another number for every beat, so that what rolls or turns knows when to begin. */
  count: number;
}

/** What the live region speaks and the sounds are made of. */
export interface Fresh {
  lines: Line[];
  isAsked: boolean;
  count: number;
}

export interface Reading {
  meanings: () => Meanings | null;
  pace: () => Pace;
  /** Nothing waits any more. */
  rested: () => void;
  /** Whether the film stands after this moment until somebody lets it go on. */
  holds?: (moment: Moment) => boolean;
}

/** A tap that comes so soon after another one is the same tap. */
const GUARD = 120;
/** Nobody has read a question by then: a tap that comes so soon was meant for the film before it. */
const UNREAD = 400;
/** A tap that comes so soon after the first means all that waits. */
const SECOND = 1500;
/** Nothing is shown again. */
const NONE = -1;

export class Director {
  playing = $state.raw<Playing | null>(null);
  /** The last moment that was closed here. */
  private closed = $state.raw<Moment | null>(null);
  fresh = $state.raw<Fresh>({ lines: [], isAsked: false, count: 0 });
  /** The film stands: what was played last is looked at. */
  isHeld = $state(false);
  private heard = $state.raw<News | null>(null);
  private all = $state.raw<readonly Placed[]>([]);
  private view = $state.raw<View | null>(null);
  /** How many lines have been told. */
  private upto = $state(0);
  /** So many had been told when what is on began. */
  private begun = 0;
  /** How many of them the board shows; it may follow its sentence a beat later. */
  private drawnUpto = $state(0);
  private old = $state.raw<News | null>(null);
  private queue: Moment[] = [];
  /** What was played since the last question, and the board before it: for those who want to see it again. */
  private reel = $state.raw<{ moments: Moment[]; view: View | null; upto: number } | null>(null);
  private timers: number[] = [];
  private tapped = -Infinity;
  /** When the last thing that took its time was over. */
  private ended = -Infinity;
  /** What is on has been cut short once: another tap soon after it means all that waits. */
  private isCut = false;
  private count = 0;
  /** So many lines were told before, and are only shown again: nobody speaks about them twice. */
  private repeated = NONE;
  /** What was closed last belongs to what is being played, and not to what came before. */
  private isRunOn = false;
  private unspoken: Line[] = [];

  constructor(private readonly reading: Reading) {}

  /** The lines told so far, without those of the beat that is on. */
  get told(): readonly Placed[] {
    const first = this.playing?.beat.lines[0]?.ply ?? this.upto;
    return this.all.filter((one) => one.ply < first);
  }

  /** The lines told so far. */
  readonly lines: readonly Placed[] = $derived(this.all.filter((one) => one.ply < this.upto));

  /** What has been told since what is on began. */
  get toldSince(): readonly Placed[] {
    return this.lines.filter((one) => one.ply >= this.begun);
  }

  /** Those of them that the board shows: a mark on it stands where something lies, not where it will. */
  readonly drawn: readonly Placed[] = $derived(this.all.filter((one) => one.ply < this.drawnUpto));

  /** What has just happened: the last moment that was closed; whoever has only come in finds it in what was told before. */
  readonly just: Moment | null = $derived.by(() => this.closed ?? this.lastTold());

  /** The board before the beat that is on. */
  before = $state.raw<View | null>(null);

  /** The newest of everything, as far as it has been told: while something is played nobody is asked. */
  readonly news: News | null = $derived.by(() => {
    const { heard, old } = this;
    if (!heard || !this.playing || !old) return heard;
    return { ...heard, ...whileTold(old), ply: this.upto, view: this.view };
  });

  get isPlaying(): boolean {
    return this.playing !== null;
  }

  /** Whether what has just happened can be seen again. */
  get mayRepeat(): boolean {
    return !this.playing && (this.reel?.moments.length ?? 0) > 0;
  }

  /** News came: what is new in it is played after what is on; `isBack` says that some time has gone by. */
  hear(news: News, lines: readonly Placed[], isAsked: boolean, isBack: boolean): void {
    const old = this.heard;
    const meanings = this.reading.meanings();
    const fresh = lines.filter((one) => one.ply >= news.since);
    this.all = lines;
    this.heard = news;
    const isJump =
      !old || old.chair !== news.chair || !old.view || !news.view || !meanings || document.hidden || this.isAtOnce;
    const isUndone = fresh.some((one) => one.line.line === 'undone');
    if (isJump || isUndone) {
      const untold = lines.filter((one) => one.ply >= this.upto);
      this.jump(old && old.chair === news.chair ? untold : [], isAsked);
      return;
    }
    const moments = momentsOf(
      { lines: fresh, stills: news.stills, ply: news.ply, view: news.view },
      meanings,
      news.chair,
    );
    const isBegin = !this.playing && !this.queue.length;
    if (isBegin) [this.old, this.begun, this.isCut] = [old, this.upto, false];
    if (isBegin && moments.some(({ kind }) => kind !== 'own')) {
      this.reel = { moments: [], view: old.view, upto: this.upto };
      this.isRunOn = false;
      if (!this.closed) this.comeIn(lines);
    }
    this.reel?.moments.push(...moments);
    this.queue = thinned([...this.queue, ...moments], isBack);
    if (!this.playing) this.next(isAsked);
  }

  /** A tap, Enter or Space: the first ends the moment, the second all that waits; false if it is for what is asked. */
  tap(now: number): boolean {
    if (this.isHeld) return true;
    if (!this.playing) return now - this.ended < UNREAD;
    if (now - this.tapped < GUARD) return true;
    const isSecond = this.isCut && now - this.tapped < SECOND;
    [this.tapped, this.ended, this.isCut] = [now, now, true];
    if (isSecond) this.finish();
    else this.close();
    return true;
  }

  /** Let a held film go on. */
  release(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.ended = performance.now();
    this.next();
  }

  /** Everything that waits has happened: the page was hidden, or somebody is in a hurry. */
  finish(): void {
    if (!this.playing || this.isHeld) return;
    this.clear();
    const waiting = [this.playing.moment, ...this.queue];
    const stop = waiting.findIndex((moment) => this.holds(moment));
    const rest = stop < 0 ? waiting : waiting.slice(0, stop + 1);
    this.queue = stop < 0 ? [] : waiting.slice(stop + 1);
    const held = stop < 0 ? null : waiting[stop];
    const last = held?.beats.at(-1);
    if (held && last) {
      for (const moment of rest) for (const beat of moment.beats) if (beat.ply > this.upto) this.tell(beat);
      this.remember(rest);
      this.playing = { moment: held, beat: last, isTold: true, count: (this.count += 1) };
      this.isHeld = true;
      return;
    }
    const lines = rest.flatMap((moment) => moment.beats.flatMap((beat) => beat.lines));
    this.speak(lines.filter((one) => one.ply >= this.upto));
    this.remember(rest);
    this.rest();
  }

  /** Show again what has just happened. */
  again(): void {
    const { reel, heard } = this;
    if (!this.mayRepeat || !reel || !heard) return;
    [this.old, this.view] = [heard, reel.view];
    this.upto = this.drawnUpto = this.begun = reel.upto;
    this.queue = [...reel.moments];
    this.repeated = heard.ply;
    this.next();
  }

  /** Forget everything: another chair, or another table. */
  wipe(): void {
    this.clear();
    this.queue = [];
    this.isHeld = false;
    this.playing = this.closed = this.heard = this.old = this.view = this.before = this.reel = null;
    this.all = [];
    this.upto = this.drawnUpto = 0;
    this.unspoken = [];
    this.repeated = NONE;
    this.isAsking = false;
    this.fresh = { lines: [], isAsked: false, count: this.fresh.count + 1 };
  }

  private get isAtOnce(): boolean {
    return this.reading.pace().speed === 'at-once';
  }

  /** Straight to the end: nothing is played, and what happened last can be read. */
  private jump(fresh: readonly Placed[], isAsked: boolean): void {
    const isAwaited = isAsked || (this.playing !== null && this.heard?.decision != null);
    this.clear();
    this.queue = [];
    this.isHeld = false;
    this.playing = this.closed = null;
    if (!this.heard) return;
    this.reel = null;
    this.speak(fresh);
    this.rest(isAwaited);
  }

  private next(isAsked?: boolean): void {
    const moment = this.queue.shift();
    if (!moment) {
      this.rest(isAsked);
      return;
    }
    this.play(moment, 0);
  }

  private play(moment: Moment, at: number): void {
    const beat = moment.beats[at];
    if (!beat) {
      this.after(moment);
      return;
    }
    const { ms, cue } = timed(beat, moment, this.reading.pace());
    this.count += 1;
    this.before = this.view;
    this.playing = { moment, beat, isTold: false, count: this.count };
    const tell = (): void => {
      this.tell(beat);
      if (this.playing?.beat === beat) this.playing = { ...this.playing, isTold: true };
    };
    const on = (): void => this.play(moment, at + 1);
    const over = (): void => {
      this.ended = performance.now();
      on();
    };
    if (!cue) tell();
    if (!ms) on();
    else {
      this.timers = [...(cue ? [window.setTimeout(tell, cue)] : []), window.setTimeout(over, ms)];
    }
  }

  /** A moment is over: the next one, unless somebody wants to speak about this one. */
  private after(moment: Moment): void {
    this.remember([moment]);
    if (this.holds(moment)) this.isHeld = true;
    else this.next();
  }

  private holds(moment: Moment): boolean {
    const isRepeated = (moment.beats.at(-1)?.ply ?? 0) <= this.repeated;
    return !isRepeated && (this.reading.holds?.(moment) ?? false);
  }

  /** What is told with a beat stands there from now on. */
  private tell(beat: Beat): void {
    this.speak(beat.lines.filter((one) => one.ply >= this.upto));
    this.upto = beat.ply;
    if (beat.view) [this.view, this.drawnUpto] = [beat.view, beat.ply];
  }

  /** The moment that is on ends at its last frame. */
  private close(): void {
    if (!this.playing) return;
    this.clear();
    const { moment, beat } = this.playing;
    for (const one of moment.beats.slice(moment.beats.indexOf(beat))) this.tell(one);
    this.playing = { moment, beat: moment.beats.at(-1) ?? beat, isTold: true, count: this.count };
    this.after(moment);
  }

  private rest(isAsked = this.heard?.decision != null): void {
    const news = this.heard;
    this.playing = null;
    this.upto = this.drawnUpto = news?.ply ?? 0;
    this.view = news?.view ?? null;
    this.old = null;
    if (isAsked && this.upto > this.repeated) this.utter([], true);
    this.repeated = NONE;
    this.reading.rested();
  }

  private remember(moments: readonly Moment[]): void {
    const story = [...(this.isRunOn && this.closed ? [this.closed] : []), ...moments];
    const found = lastOf(story, this.reading.meanings() ?? {}, this.isWaiting);
    if (!found) return;
    this.closed = found;
    this.isRunOn = true;
  }

  /** Whoever comes in while others play hears the rest of their story: it is one until the next answer from here. */
  private comeIn(lines: readonly Placed[]): void {
    this.closed = this.lastTold();
    const from = this.closed?.headline?.ply ?? 0;
    const chair = this.heard?.chair;
    this.isRunOn = !lines.some(({ ply, line }) => ply > from && line.line === 'said' && line.seat === chair);
  }

  private lastTold(): Moment | null {
    const { heard, lines, isWaiting } = this;
    const meanings = this.reading.meanings();
    return heard && meanings ? lastTold({ ...heard, lines, isWaiting }, meanings, heard.chair) : null;
  }

  private get isWaiting(): boolean {
    return this.heard?.decision == null;
  }

  private speak(lines: readonly Placed[]): void {
    const fresh = lines.filter((one) => one.ply >= this.repeated).map((one) => one.line);
    if (fresh.length) this.utter(fresh, false);
  }

  /** What is told in one go is heard in one go. */
  private utter(lines: readonly Line[], isAsked: boolean): void {
    if (!this.unspoken.length && !this.isUttering) queueMicrotask(() => this.flush());
    this.unspoken.push(...lines);
    this.isUttering = true;
    this.isAsking = isAsked;
  }
  private isUttering = false;
  private isAsking = false;

  private flush(): void {
    this.fresh = { lines: this.unspoken, isAsked: this.isAsking, count: this.fresh.count + 1 };
    this.unspoken = [];
    this.isUttering = this.isAsking = false;
  }

  private clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }
}

/** What stays as it was while something is played: nobody is asked yet, and no match is over. */
function whileTold(told: News): Partial<News> {
  return { status: told.status, decision: null, asked: [], result: told.result, secret: told.secret };
}
