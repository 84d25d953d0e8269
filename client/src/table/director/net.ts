/** The net of a goal with a ball in it: every line of it gives way where the ball is. */
export interface Net {
  wide: number;
  high: number;
  ball: { x: number; y: number };
}

const STEP = 13;
const GIVES = 26;
const REACH = 70;

export function netLines({ wide, high, ball }: Net): string[] {
  const pushed = (x: number, y: number): string => {
    const [dx, dy] = [x - ball.x, y - ball.y];
    const far = Math.hypot(dx, dy) || 1;
    const by = GIVES * Math.exp(-((far / REACH) ** 2));
    return `${(x + (dx / far) * by).toFixed(1)} ${(y + (dy / far) * by).toFixed(1)}`;
  };
  const line = (points: string[]): string => `M${points.join('L')}`;
  const steps = (length: number): number[] => Array.from({ length: Math.floor(length / STEP) + 1 }, (_, k) => k * STEP);
  const gap = STEP * 1.6;
  const across = Array.from({ length: Math.floor(wide / gap) }, (_, k) => (k + 1) * gap).filter((x) => x < wide - 4);
  const down = Array.from({ length: Math.floor(high / gap) }, (_, k) => (k + 1) * gap).filter((y) => y < high - 4);
  return [
    ...across.map((x) => line(steps(high).map((y) => pushed(x, y)))),
    ...down.map((y) => line(steps(wide).map((x) => pushed(x, y)))),
  ];
}
