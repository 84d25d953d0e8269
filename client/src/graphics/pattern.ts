/** Every seat has its colour and its pattern: stripes, hoops, sash, quarters. The first four seats have them plain. */
const KINDS = 4;
export const COLOURS = ['var(--home)', 'var(--away)', 'var(--seat-3)', 'var(--seat-4)'];

/** The number of the colour and of the pattern of a seat: no two of sixteen seats have both alike. */
export function patternOf(seat: number): { colour: string; kind: number } {
  const at = ((seat % (KINDS * KINDS)) + KINDS * KINDS) % (KINDS * KINDS);
  return { colour: COLOURS[at % KINDS]!, kind: (at + Math.floor(at / KINDS)) % KINDS };
}
