import { onDestroy } from 'svelte';

/**
 * How many of many things are drawn: as many as a screen shows at once, the others some at a time, each time in a task of its
 * own. So the first sight is there sooner, and a finger is never waited for long. They come below what is there: nothing jumps.
 */
export class Gradually {
  count = $state(0);

  constructor(first: number, more: number, all: () => number) {
    this.count = first;
    const step = (): void => {
      this.count += more;
      if (this.count < all()) timer = setTimeout(step);
    };
    let timer = setTimeout(step);
    onDestroy(() => clearTimeout(timer));
  }
}
