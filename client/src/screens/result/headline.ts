import type { Headline } from '../../generated/protocol';
import type { Args, Words } from '../../words';

/** The headline of a match: the server has chosen it, the words of the game say it. */
export function headlineOf(headline: Headline, words: Words, seats: readonly string[]): string {
  return words.text(headline.key, argsOf(headline, words, seats));
}

/** What is named in it; the score is told from the winner's side. */
export function argsOf(headline: Headline, words: Words, seats: readonly string[]): Args {
  const { names, number, score, teams } = headline;
  const isTurned = names.winner !== undefined && names.winner === teams[1];
  const args: Args = { ...words.named(names), score: isTurned ? score.split(':').toReversed().join(':') : score };
  for (const [name, seat] of Object.entries(headline.seats)) args[name] = seats[seat] ?? '';
  if (number) args.hero = words.text('headline-number', { number });
  return args;
}
