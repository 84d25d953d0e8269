/** Arrow keys walk over the board: to the nearest thing in that direction, those straight ahead before those aside. */
export interface Spot {
  x: number;
  y: number;
}
const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 3;

/** Which of some spots an arrow key leads to, or −1. */
export function stepTo(key: string, from: Spot, spots: readonly Spot[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, k) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    if (ahead < 1) return;
    const far = ahead + ASIDE * Math.abs(dx * way.y + dy * way.x);
    if (far < least) [best, least] = [k, far];
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Walk from a row to the next one: among those that are lit, if any are. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const at = (event.target as HTMLElement).closest('.half');
  if (!at || !(event.key in WAYS)) return;
  event.preventDefault();
  const lit = [...root.querySelectorAll<HTMLElement>('.half.legal')];
  const rows = lit.length ? lit : [...root.querySelectorAll<HTMLElement>('.half')];
  rows[stepTo(event.key, middle(at), rows.map(middle))]?.focus();
}
