/** Shorter words are never broken. */
const LONG = 10;

/** Where long words may be broken: after each of these pieces, if enough of the word is left. */
export function seams(...pieces: string[]): RegExp {
  return new RegExp(`(${pieces.join('|')})(?=[a-zäöüß]{4})`, 'g');
}

/** A name with soft hyphens at its seams, so that a narrow card breaks it where a reader would. */
export function breakable(name: string, where: RegExp): string {
  return name
    .split(' ')
    .map((word) => (word.length < LONG ? word : word.replace(where, '$1\u00ad')))
    .join(' ');
}
