/** What a director shows, as words and pictures: for the table and for a replay alike. */
import type { SeatInfo } from '../../generated/protocol';
import type { Words } from '../../words';
import type { BoardHints } from '../board';
import type { Placed } from '../lines';
import { isMeant } from '../meaning';
import { sentenceOf, storyOf, type Sentence } from '../story';
import type { Director, Playing } from './director.svelte';
import { isBig, isNews, sortOf, type Moment } from './moments';
import { allOut, isAbout, sceneOf, type Scene } from './scene';

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
  const scene = sceneOf({ moment, before: director.before, after: beat.view, hints, words, names, seats });
  const told = storyOf([...director.told, ...beat.lines], words, ui, seats);
  const about = moment.headline && mineOf(showing, moment, moment.headline);
  return scene && { scene, sentence: told.findLast((one) => one.ply === about?.ply) };
}

/** Of matches that end together everybody looks for his own: the line about my team, where a beat tells of several. */
function mineOf({ director, hints, words }: Showing, moment: Moment | null, told: Placed): Placed {
  const { chair, view } = director.news ?? {};
  if (told.line.line !== 'told' || chair == null || !view) return told;
  const beat = moment?.beats.find(
    ({ lines, means }) => ['verdict', 'end'].includes(means) && lines.some((one) => one.ply === told.ply),
  );
  const mine = beat?.lines.find(
    ({ line }) =>
      line.line === 'told' && sortOf(line, words.meanings) === beat.means && isAbout(line.args, chair, view, hints),
  );
  return mine ?? told;
}

/** What stands where a question stands else: in a competition the ball rolls from the kick-off of a stage to the final whistle. */
export function rollingOf({ director, playing, words }: Showing): string {
  const { kind } = playing?.moment ?? {};
  if (kind === 'out' || kind === 'champion') return 'moment-end';
  if (playing?.isTold && (kind === 'half' || kind === 'end')) return `moment-${kind}`;
  const { meanings } = words;
  if (!Object.keys(meanings).some((event) => isMeant(meanings, event, 'stage'))) return 'watching';
  const last = director.lines.findLast(
    ({ line }) => line.line === 'told' && isMeant(meanings, line.event, 'stage', 'end'),
  )?.line;
  if (last?.line !== 'told') return 'watching-before';
  return isMeant(meanings, last.event, 'end') ? 'moment-end' : 'watching';
}

/** The lines that are news. */
export const newsAmong = (lines: readonly Placed[], words: Words): Placed[] =>
  lines.filter(({ line }) => isNews(line, words.meanings));

/** What has just happened, in one sentence; while something is played, what was told of it last: it never goes back. */
export function justOf(showing: Showing): string {
  const { director, playing, words, ui, names } = showing;
  const moment = playing?.isTold ? playing.moment : director.just;
  const since = playing ? newsAmong(director.toldSince, words) : [];
  const lines = [director.just?.headline, ...since];
  const told = lines.findLast((one) => one && sentenceOf(one.line, words, ui, names));
  if (!told) return '';
  const all = told.ply === moment?.headline?.ply ? allOut(moment, words, ui, names) : null;
  return all ?? sentenceOf(mineOf(showing, moment, told).line, words, ui, names);
}
