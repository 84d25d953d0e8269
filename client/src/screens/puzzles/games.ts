import { games, puzzles } from '../../api';
import { solved } from './deck';
import { themesOf, type Puzzle } from './puzzles';

/** The games that have puzzles, in the order of the shelf. */
export async function gamesWithPuzzles(): Promise<string[]> {
  const { games: shelf } = await games();
  const found = await Promise.all(shelf.map(async (one) => ((await puzzles(one.key)).length ? [one.key] : [])));
  return found.flat();
}

/** Where the next puzzle is: the first one after this that has not been answered, of the same theme if there is one. */
export function nextAfter(puzzle: Puzzle, all: readonly Puzzle[], theme: string): string {
  const row = (theme && themesOf(all).get(theme)) || all;
  const done = new Set(solved().map((one) => one.puzzle));
  const at = row.findIndex((one) => one.id === puzzle.id);
  const order = [...row.slice(at + 1), ...row.slice(0, Math.max(0, at))];
  const found = order.find((one) => !done.has(`${one.game}/${one.id}`)) ?? order[0];
  const query = theme ? `?theme=${encodeURIComponent(theme)}` : '';
  return found ? `/puzzle/${found.game}/${found.id}${query}` : '/puzzles';
}
