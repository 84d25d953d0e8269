/** Exact chances: two dice, two sums. */

/** A chance as a fraction. */
export type Chance = [numerator: number, denominator: number];

/** The faces of the die a table has agreed on, from its option ("0 1 1 2 2 3"). */
export function facesOf(option: unknown): number[] {
  const faces = String(option).split(' ').map(Number).filter(Number.isInteger);
  return faces.length ? faces : [0, 1, 1, 2, 2, 3];
}

/** The chance that one sum with its die reaches (or beats) another with its own. */
export function chanceOf(sum: number, against: number, faces: number[], mustBeat: boolean): Chance {
  let good = 0;
  for (const mine of faces) {
    for (const theirs of faces) {
      const lead = sum + mine - against - theirs;
      if (mustBeat ? lead > 0 : lead >= 0) good++;
    }
  }
  return [good, faces.length ** 2];
}

export function not([numerator, denominator]: Chance): Chance {
  return [denominator - numerator, denominator];
}

/** The chance in whole percent; only what is certain is shown as 0 or 100. */
export function percent([numerator, denominator]: Chance): number {
  const exact = (100 * numerator) / denominator;
  if (numerator === 0 || numerator === denominator) return exact;
  return Math.min(Math.max(Math.round(exact), 1), 99);
}

/** A fraction in its lowest terms, as it is written. */
export function fraction([numerator, denominator]: Chance): string {
  const divisor = common(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function common(a: number, b: number): number {
  return b === 0 ? a || 1 : common(b, a % b);
}

/** The chance that a symbol comes true on this die (F9.2). */
export function riskChance(symbol: string, faces: number[], events: Record<string, number[]>): Chance {
  const on = events[symbol] ?? [];
  return [faces.filter((face) => on.includes(face)).length, faces.length];
}
