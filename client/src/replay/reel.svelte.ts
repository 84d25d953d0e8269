import { film, type Film, type Moment } from '../api';

const STRIDE = 50;

/** A finished match on film: moments are fetched as they are needed, and kept. */
export class Reel {
  plies = $state(0);
  at = $state(0);
  /** By which rules and cards the match was played; null until the first moments are here. */
  agreed = $state.raw<Pick<Film, 'options' | 'own_cards'> | null>(null);
  chair = $state('spectator');
  trouble = $state.raw<unknown>(null);
  moments = $state.raw<Map<number, Moment>>(new Map());
  private readonly id: string;
  private readonly token: string;
  private readonly coming = new Set<string>();

  constructor(id: string, token: string, chair: string) {
    this.id = id;
    this.token = token;
    this.chair = chair;
  }

  get moment(): Moment | undefined {
    return this.moments.get(this.at);
  }

  async open(at: number): Promise<void> {
    await this.fetch(0);
    await this.seek(at);
  }

  async seek(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.plies));
    if (!this.moments.has(wanted)) await this.fetch(wanted - (wanted % STRIDE));
    this.at = wanted;
    if (!this.moments.has(wanted + STRIDE / 2) && wanted + STRIDE / 2 <= this.plies) void this.fetch(wanted - (wanted % STRIDE) + STRIDE);
  }

  async sitOn(chair: string): Promise<void> {
    this.chair = chair;
    this.moments = new Map();
    await this.open(this.at);
  }

  /** Everything up to the end, for the ticker and for marks on the track. */
  async whole(): Promise<void> {
    for (let from = 0; from <= this.plies; from += STRIDE) await this.fetch(from);
  }

  private async fetch(from: number): Promise<void> {
    const key = `${this.chair} ${from}`;
    if (this.coming.has(key) || this.moments.has(from + STRIDE - 1)) return;
    this.coming.add(key);
    try {
      const found = await film(this.id, this.token, this.chair, from, from + STRIDE - 1);
      if (key.startsWith(this.chair)) {
        const moments = new Map(this.moments);
        for (const moment of found.moments) moments.set(moment.ply, moment);
        this.moments = moments;
        this.plies = found.plies;
        this.agreed ??= { options: found.options, own_cards: found.own_cards };
      }
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    } finally {
      this.coming.delete(key);
    }
  }
}
