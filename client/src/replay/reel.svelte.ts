import { film, type Film, type Moment } from '../api';

const STRIDE = 50;

/** A finished match on film: moments are fetched as they are needed, and kept. Whoever asks last is heard. */
export class Reel {
  plies = $state(0);
  at = $state(0);
  chair = $state('');
  /** What is here of the film as it is seen from the chair; the moment shown is always among it. */
  moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  /** By which rules and cards the match was played; null until the first moments are here. */
  agreed = $state.raw<Pick<Film, 'options' | 'own_cards' | 'commitment'> | null>(null);
  /** Why the moment last asked for cannot be shown. */
  trouble = $state.raw<unknown>(null);
  private wish: { at: number; chair: string };
  private readonly films = new Map<string, Map<number, Moment>>();
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

  async open(at: number): Promise<void> {
    await this.show(0, this.wish.chair);
    if (at) await this.seek(at);
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
    this.moments = new Map(this.films.get(chair));
    this.chair = chair;
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
    const found = await film(this.id, this.token, chair, from, from + STRIDE - 1);
    const moments = this.films.get(chair) ?? new Map<number, Moment>();
    for (const moment of found.moments) moments.set(moment.ply, moment);
    this.films.set(chair, moments);
    this.plies = found.plies;
    this.agreed ??= { options: found.options, own_cards: found.own_cards, commitment: found.commitment };
    if (chair === this.chair) this.moments = new Map(moments);
  }
}
