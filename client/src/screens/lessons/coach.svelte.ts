/** The assistant in free matches: one bubble at each new concept, and an explanation of whatever is tapped. */
import { conceptsOf } from '../../api';
import { record } from '../profile/record';
import type { ConceptNote } from '../../generated/protocol';
import { settings } from '../../settings.svelte';
import { keepKnown, knownOf, nearestMark, nextOf, placesOf, tappedMark, type Turning } from './concepts';

/** Matches of a game in which he speaks by himself, unless somebody wants more or less of it. */
const FIRST_MATCHES = 3;
/** The table has come to rest, and people have read the question. */
const CALM = 700;
/** Whoever has had a bubble before him for so long has read it. */
const READ = 1200;

export class Coach {
  notes = $state.raw<ConceptNote[]>([]);
  /** What is explained now. */
  note = $state.raw<ConceptNote | null>(null);
  /** Whether the coach began himself; else somebody has asked. */
  isUnasked = $state(false);
  /** Whether the next tap asks what something is. */
  isAsking = $state(false);
  /** Where the keyboard stood when somebody began to ask. */
  from = $state.raw<Element | null>(null);
  /** What was tapped. */
  target = $state.raw<Element | null>(null);
  private known = new Set<string>();
  private game = '';
  private reading: ReturnType<typeof setTimeout> | undefined;

  /** Fetch what a game has to explain, in a language. */
  async load(game: string): Promise<void> {
    if (game !== this.game) this.known = knownOf(game);
    this.game = game;
    this.notes = await conceptsOf(game, settings.lang).catch(() => []);
    if (this.note) this.note = this.notes.find((one) => one.key === this.note?.key) ?? null;
  }

  /** Whether he speaks by himself: in the first matches of a game, or as long as somebody wants it. */
  get isOn(): boolean {
    if (settings.coach !== 'first') return settings.coach === 'on';
    return record().filter((one) => one.game === this.game).length < FIRST_MATCHES;
  }

  /** A question has come: say what is new about it, once all is calm. What to call when it is answered. */
  ask(turning: Turning): () => void {
    const seen = (key: string): boolean => placesOf(key).length > 0;
    const calm = setTimeout(() => {
      if (!this.isOn || this.note || this.isAsking || document.querySelector('dialog[open]')) return;
      const note = nextOf(this.notes, this.known, turning, seen);
      if (!note) return;
      [this.note, this.isUnasked, this.target] = [note, true, null];
    }, CALM);
    return () => {
      clearTimeout(calm);
      if (this.isUnasked) this.close(false);
    };
  }

  /** The bubble stands where it can be read; it may have to wait for room. */
  shown(): void {
    const note = this.note;
    if (note && !this.known.has(note.key)) this.reading ??= setTimeout(() => this.learn(note.key), READ);
  }

  /** Explain a concept that somebody wants to know about. */
  explain(key: string, target: Element | null = null): void {
    const note = this.notes.find((one) => one.key === key);
    if (!note) return;
    [this.note, this.isUnasked, this.isAsking, this.target] = [note, false, false, target];
    this.learn(key);
  }

  /** Whatever is tapped next is explained. */
  wonder(): void {
    [this.note, this.isAsking, this.target, this.from] = [null, true, null, document.activeElement];
  }

  /** Whether a tap asks for an explanation, which then is given. */
  tap(event: Event): boolean {
    const element = event.target as Element;
    if (!this.notes.length || element.closest('.coach, dialog')) return false;
    const { clientX, clientY } = event as MouseEvent;
    const mark = this.isAsking ? nearestMark(clientX, clientY) : tappedMark(element);
    if (mark?.dataset.concept) this.explain(mark.dataset.concept, mark);
    return mark !== null;
  }

  close(isRead = true): void {
    if (this.note && isRead) this.learn(this.note.key);
    clearTimeout(this.reading);
    this.reading = undefined;
    [this.note, this.isUnasked, this.isAsking, this.target] = [null, false, false, null];
  }

  /** Never again by himself; whoever taps is still told. */
  off(): void {
    this.close();
    settings.setCoach('off');
  }

  private learn(key: string): void {
    this.known.add(key);
    keepKnown(this.game, this.known);
  }
}
