import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The shape of the window, for whatever is laid out by it. */
export const shape = {
  /** From here on the ticker stands beside the board. */
  get hasColumn(): boolean {
    return (innerWidth.current ?? 0) >= 1100;
  },
  /** Wider than tall, without room for a column of its own for the ticker: a tablet on its side. */
  get isBroad(): boolean {
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    return width >= 900 && width < 1100 && height >= 580 && height < width;
  },
  /** A phone on its side, or a small window at 200 %: the board lies at the left, question and answer at its right. */
  get isLying(): boolean {
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    return width >= 600 && width < 1100 && height < 580;
  },
  /** Lying, but hardly wider than tall: beside question and answer a board has as much room upwards as sideways. */
  get isSquarish(): boolean {
    return this.isLying && (innerWidth.current ?? 0) < 2.1 * (innerHeight.current ?? 0);
  },
};
