import { film, type Film, type Mark, type Moment } from '../../api';
import type { Line } from '../../generated/protocol';
import type { Agreed } from './finished';

const STRIDE = 50;
const GOALS: readonly string[] = ['goal', 'kick_goal'];

/** A finished match on film: moments are fetched as they are needed, and kept. Whoever asks last is heard. */
export class Reel {
  plies = $state(0);
  at = $state(0);
  /** Goals, cards and injuries of the whole match. */
  marks = $state.raw<readonly Mark[]>([]);
  chair = $state('');
  /** What is here of the film as it is seen from the chair; the moment shown is always among it. */
  moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  /** What the chair was told, by ply: of every moment up to the one shown, whether its table is here or not. */
  lines = $state.raw<ReadonlyMap<number, readonly Line[]>>(new Map());
  /** By which rules and cards the match was played; null until the first moments are here. */
  agreed = $state.raw<Agreed | null>(null);
  /** Why the moment last asked for cannot be shown. */
  trouble = $state.raw<unknown>(null);
  private kickOff = 0;
  private wish: { at: number; chair: string };
  private readonly films = new Map<string, Map<number, Moment>>();
  private readonly heard = new Map<string, Map<number, Line[]>>();
  private readonly fetched = new Map<string, Promise<void>>();

  constructor(
    private readonly id: string,
    private readonly token: string,
    chair: string,
  ) {
    this.wish = { at: 0, chair };
  }

  get moment(): Moment | undefined {
    return this.moments.get(this.at);
  }

  /** How long it may be, as far as somebody knows who must not see the end coming: alike for many matches. */
  get longest(): number {
    return Math.ceil((this.plies + STRIDE) / 100) * 100;
  }

  /** Open the film at a ply, or else where play begins. */
  async open(at: number | null): Promise<void> {
    await this.show(0, this.wish.chair);
    const first = at ?? this.kickOff;
    if (first) await this.seek(first);
  }

  /** The next goal after the moment shown, or the last one before it; null where there is none. */
  goal(forwards: boolean): number | null {
    const plies = this.marks.filter((mark) => GOALS.includes(mark.means)).map((mark) => mark.ply);
    const found = forwards ? plies.find((ply) => ply > this.at) : plies.findLast((ply) => ply < this.at);
    return found ?? null;
  }

  seek(at: number): Promise<void> {
    return this.show(at, this.wish.chair);
  }

  /** From the moment asked for last, so that quick fingers are counted even while a line is slow. */
  step(by: number): Promise<void> {
    return this.seek(this.wish.at + by);
  }

  sitOn(chair: string): Promise<void> {
    return this.show(this.wish.at, chair);
  }

  private async show(at: number, chair: string): Promise<void> {
    const wish = (this.wish = { at: Math.max(0, Math.min(at, this.plies)), chair });
    const start = wish.at - (wish.at % STRIDE);
    let trouble: unknown = null;
    try {
      await this.fetch(chair, start);
    } catch (error) {
      trouble = error;
    }
    if (this.wish !== wish) return;
    this.trouble = trouble;
    if (trouble) {
      this.wish = { at: this.at, chair: this.chair || chair };
      return;
    }
    this.chair = chair;
    this.lay();
    this.at = wish.at;
    void this.fill(start + STRIDE);
  }

  /** The rest of the film, what comes next first: for the ticker, and so that nobody waits later. */
  private async fill(next: number): Promise<void> {
    const chair = this.chair;
    try {
      if (next <= this.plies) await this.fetch(chair, next);
      for (let from = 0; from <= this.plies && chair === this.chair; from += STRIDE) await this.fetch(chair, from);
    } catch {
      // It is fetched again, and complained about, when somebody wants to see it.
    }
  }

  private fetch(chair: string, from: number): Promise<void> {
    const key = `${chair} ${from}`;
    const known = this.fetched.get(key);
    if (known) return known;
    const coming = this.load(chair, from);
    this.fetched.set(key, coming);
    coming.catch(() => this.fetched.delete(key));
    return coming;
  }

  private async load(chair: string, from: number): Promise<void> {
    const lines = this.heard.get(chair) ?? new Map<number, Line[]>();
    this.heard.set(chair, lines);
    let since = 0;
    while (since < from && lines.has(since)) since += 1;
    const found = await film(this.id, this.token, chair, from, from + STRIDE - 1, since);
    const moments = this.films.get(chair) ?? new Map<number, Moment>();
    for (const moment of found.moments) moments.set(moment.ply, moment);
    this.films.set(chair, moments);
    hear(lines, found, since, from);
    this.plies = found.plies;
    this.kickOff = found.kick_off;
    this.marks = found.marks;
    this.agreed ??= { options: found.options, own_cards: found.own_cards, commitment: found.commitment };
    if (chair === this.chair) this.lay();
  }

  /** What is here from the chair is there to be seen. */
  private lay(): void {
    this.moments = new Map(this.films.get(this.chair));
    this.lines = new Map(this.heard.get(this.chair));
  }
}

/** The lines of these moments, and of those before them that are not here yet. */
function hear(lines: Map<number, Line[]>, { before, moments }: Film, since: number, from: number): void {
  const missing = Array.from({ length: from - since }, (_, k) => since + k).filter((ply) => !lines.has(ply));
  for (const ply of missing)
    lines.set(
      ply,
      before.filter((one) => one.ply === ply).map(({ event, args }) => ({ line: 'told', event, args })),
    );
  for (const moment of moments) lines.set(moment.ply, moment.lines);
}
