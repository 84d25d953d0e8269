/** Numbered discs on a line: none hides another. */
interface Point {
  x: number;
  y: number;
}

/** From where a disc belongs: not at all, up, down, further up … */
const SHIFTS = [0, 1, 2, 3, 4, 5].flatMap((k) => (k ? [-k, k] : [0]));

/** How high each disc stands, so that those side by side stand above one another, between the ends of the picture. */
export function discsOf(points: readonly Point[], radius: number, top: number, bottom: number): number[] {
  const apart = 2 * radius + 1;
  const placed: Point[] = [];
  for (const { x, y } of points) {
    const heights = SHIFTS.map((shift) => y + shift * apart).filter(
      (one) => one >= top + radius && one <= bottom - radius,
    );
    const isFree = (one: number): boolean => placed.every((other) => Math.hypot(other.x - x, other.y - one) >= apart);
    placed.push({ x, y: heights.find(isFree) ?? y });
  }
  return placed.map((one) => one.y);
}
