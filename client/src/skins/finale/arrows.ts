/** Arrow keys on the pitch: to the nearest card in that direction. */

/** Whoever may be named and stands where the keyboard comes to; men who are drawn once more in the dock do not. */
export const REACHED = '.legal:not([tabindex="-1"])';

export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot nearest to where an arrow key leads; straight ahead counts more than aside. */
export function nearest(spots: Spot[], from: Spot, key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let found = -1;
  let least = Infinity;
  spots.forEach((spot, k) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 1 || aside > 2 * ahead + 40) return;
    const far = ahead + 2 * aside;
    if (far < least) [found, least] = [k, far];
  });
  return found;
}

/** Move the focus among the cards inside a region. */
export function walk(region: HTMLElement, event: KeyboardEvent): void {
  if (!(event.key in WAYS) || !(event.target instanceof HTMLElement)) return;
  const buttons = [...region.querySelectorAll<HTMLElement>('[data-man]')];
  const spots = buttons.map(centre);
  const next = buttons[nearest(spots, centre(event.target), event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function centre(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
