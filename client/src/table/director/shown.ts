/** What a director shows, as words and pictures: for the table and for a replay alike. */
import type { SeatInfo } from '../../protocol';
import type { Words } from '../../words';
import type { BoardHints } from '../board';
import { sentenceOf, storyOf, type Sentence } from '../story';
import type { Director, Playing } from './director.svelte';
import { isBig } from './moments';
import { allOut, sceneOf, type Scene } from './scene';

export interface Showing {
  director: Director;
  /** What is played, as far as it is to be seen. */
  playing: Playing | null;
  hints: BoardHints;
  words: Words;
  ui: Words;
  seats: readonly SeatInfo[];
  names: readonly string[];
}

/** The moment that is drawn large, and what the referee says about it. */
export function bigOf(showing: Showing): { scene: Scene; sentence: Sentence | undefined } | null {
  const { director, playing, hints, words, ui, seats, names } = showing;
  if (!playing || !isBig(playing.moment.kind)) return null;
  const { moment, beat } = playing;
  const scene = sceneOf({ moment, before: director.before, after: beat.view, hints, words, names });
  const told = storyOf([...director.told, ...beat.lines], words, ui, seats);
  return scene && { scene, sentence: told.findLast((one) => one.ply === moment.headline?.ply) };
}

/** What has just happened, in one sentence; while something is played, what was told of it last: it never goes back. */
export function justOf({ director, playing, words, ui, names }: Showing): string {
  const since = playing ? director.toldSince : [];
  const moment = playing?.isTold ? playing.moment : director.just;
  const isLast = !since.length || since.at(-1)?.ply === moment?.headline?.ply;
  const all = isLast ? allOut(moment, words, ui, names) : '';
  if (all) return all;
  const lines = [director.just?.headline, ...since];
  return lines.map((one) => (one ? sentenceOf(one.line, words, ui, names) : '')).findLast(Boolean) ?? '';
}
