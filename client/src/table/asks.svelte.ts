import type { Hint, News, Outlook, Recalled, Refused, ServerMessage } from '../generated/protocol';
import type { Connection } from '../connection.svelte';
import { Previews } from './previews.svelte';
import type { Odds } from './skin';

/** Odds that have not come with a question are asked for when it has stood so long; answers given in a row ask for none. */
const STANDS = 60;

/** The table as it looked when a line of this chair's journal was told. */
export type Past = Pick<Recalled, 'ply' | 'view'>;

/** What one may ask about a table without changing it: odds, previews, hints, outlooks, and how it looked. */
export class Asks {
  chances = $state.raw<Odds | null>(null);
  /** What a search thinks of each option, once somebody has asked for a hint. */
  hints = $state.raw<Record<string, Hint> | null>(null);
  /** An earlier moment this device looks back at. */
  past = $state.raw<Past | null>(null);
  readonly previews: Previews;
  private odds = 0;
  private hint = 0;
  private recalled = 0;
  private outlook = 0;
  private found: (outlook: Outlook) => void = () => undefined;
  private timer = 0;

  constructor(
    private readonly line: Connection,
    private readonly refuse: (refused: Refused) => void,
    /** Whether there is anything to reckon: with real cards nobody here knows a hand. */
    private readonly isReckoned: () => boolean = () => true,
  ) {
    this.previews = new Previews(line);
  }

  /** Another question: what was found out about the last one is void. */
  begin(news: News): void {
    const { decision, ply } = news;
    this.chances = decision?.odds ?? null;
    this.hints = null;
    this.hint = 0;
    this.previews.begin(decision, ply);
    clearTimeout(this.timer);
    if (!decision || this.chances || !this.isReckoned()) return;
    this.timer = window.setTimeout(() => {
      this.odds = this.line.send((n) => ({ type: 'odds', n, seat: decision.seat, ply }));
    }, STANDS);
  }

  /** Ask what a search thinks of the options; it takes about a second. */
  forHint(seat: number, ply: number): void {
    if (this.hint) return;
    this.hints = null;
    const number = this.line.send(
      (n) => ({ type: 'hint', n, seat, ply }),
      (refused) => {
        if (this.hint === number) this.hint = 0;
        if (refused && refused.kind !== 'offline') this.refuse(refused);
      },
    );
    this.hint = number;
  }

  /** Ask for everybody's chance to win; where nobody has time to think about it there is no answer. */
  forOutlook(then: (found: Outlook) => void): void {
    this.found = then;
    this.outlook = this.line.send((n) => ({ type: 'outlook', n }));
  }

  /** Look back at the moment when a line was told, or (null) at what is now. */
  recall(ply: number | null): void {
    this.past = null;
    this.recalled = ply === null ? 0 : this.line.send((n) => ({ type: 'recall', n, ply }));
  }

  /** Take an answer that belongs here; another message is left alone. */
  hear(message: ServerMessage): void {
    if (message.type === 'chances' && message.n === this.odds) this.chances = message.odds;
    else if (message.type === 'previewed') this.previews.hear(message);
    else if (message.type === 'recalled' && message.n === this.recalled) this.past = message;
    else if (message.type === 'outlooked' && message.n === this.outlook) this.found(message);
    else if (message.type === 'hinted') {
      if (message.n === this.hint) this.hints = message.hints;
      this.line.settle(message.n, null, null);
    }
  }

  /** Nothing of any seat stays; whoever waits for an outlook holds on to what was shown. */
  wipe(): void {
    this.chances = this.hints = this.past = null;
    this.hint = this.outlook = this.recalled = this.odds = 0;
    this.previews.begin(null, 0);
  }
}
