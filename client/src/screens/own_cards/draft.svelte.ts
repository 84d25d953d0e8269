import type { Takes } from '../../generated/protocol';

/** A value while it is being read from a card: one thing, or the places of a list one after another. */
export class Draft {
  readonly takes: Takes;
  value = $state.raw<unknown>(null);
  /** The place of the list that is asked for. */
  place = $state(0);
  /** Whether anything was changed. */
  isTouched = $state(false);

  constructor(takes: Takes, value: unknown) {
    this.takes = takes;
    this.value = value;
  }

  get isList(): boolean {
    return this.takes.shape === 'texts' || this.takes.shape === 'wholes';
  }

  get isWords(): boolean {
    return this.takes.shape === 'text' || this.takes.shape === 'names' || (this.isList && this.choices.length === 0);
  }

  get slots(): unknown[] {
    return Array.isArray(this.value) ? this.value : [];
  }

  /** A list of a length of its own can grow and shrink. */
  get isFree(): boolean {
    return this.isList && this.takes.length === null;
  }

  /** What may be tapped; none where something has to be written. */
  get choices(): (string | number | boolean)[] {
    const { shape, low, high, allowed } = this.takes;
    if (shape === 'flag') return [true, false];
    if (allowed) return [...allowed];
    if (low === null || high === null) return [];
    return Array.from({ length: high - low + 1 }, (_, k) => low + k);
  }

  /** What stands where something is asked for now. */
  get now(): unknown {
    return this.isList ? this.slots[this.place] : this.value;
  }

  /** Put something there; true when with it the whole value is complete. */
  put(one: unknown): boolean {
    this.isTouched = true;
    if (!this.isList) {
      this.value = one;
      return true;
    }
    this.value = this.slots.toSpliced(this.place, 1, one);
    if (this.takes.length !== null && this.place === this.takes.length - 1) return true;
    this.place += 1;
    return false;
  }

  /** Take the place away that is asked for. */
  drop(): void {
    this.isTouched = true;
    this.value = this.slots.toSpliced(this.place, 1);
    this.place = Math.min(this.place, this.slots.length);
  }
}
