/** How an exact chance is written. */

/** A chance as a fraction. */
export type Chance = [numerator: number, denominator: number];

/** The chance in whole percent; only what is certain is shown as 0 or 100. */
export function percent([numerator, denominator]: Chance): number {
  const exact = (100 * numerator) / denominator;
  if (numerator === 0 || numerator === denominator) return exact;
  return Math.min(Math.max(Math.round(exact), 1), 99);
}
