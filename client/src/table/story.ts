import { botName, seatNames } from '../format';
import type { TableNotice, Line, SeatInfo } from '../generated/protocol';
import type { Meanings, Words } from '../words';
import { isMeant } from './meaning';
import type { Placed } from './lines';

/** One sentence of the ticker: when ("34′", or a round as a bare number), what, and how loud. */
export interface Sentence {
  ply: number;
  when: string;
  text: string;
  tone: 'plain' | 'goal' | 'talk' | 'aside';
}

const STEADY = 25;

/** What a game's time is counted in. */
export type Unit = 'minute' | 'round';

/**
 * Tells the minute of every event, or in a game without minutes its round.
 * An event with a minute opens a stretch that ends there; the others fall into it, at first
 * quickly and then ever closer, so that a minute once told never changes, however much still happens.
 * The final whistle is heard when the stretch is over; what follows it has no minute.
 * A round begins with an event that means so, or with several of them in a row.
 */
export class MatchClock {
  private start = 0;
  private end = 0;
  private count = 0;
  private round = 0;
  private isBeginning = false;
  private isOver = false;
  private readonly meanings: Meanings;
  readonly unit: Unit;

  constructor(meanings: Meanings) {
    this.meanings = meanings;
    this.unit = Object.keys(meanings).some((event) => isMeant(meanings, event, 'round')) ? 'round' : 'minute';
  }

  /** How a moment is written. */
  write(moment: number | null): string {
    return moment === null ? '' : this.unit === 'round' ? String(moment) : `${moment}′`;
  }

  moment(event: string, args: Record<string, string | number>): number | null {
    if (this.unit === 'minute') return this.minute(event, args);
    const isRound = isMeant(this.meanings, event, 'round');
    if (isRound && !this.isBeginning) this.round += 1;
    this.isBeginning = isRound;
    return this.round || null;
  }

  private minute(event: string, args: Record<string, string | number>): number | null {
    const until = args.minute;
    if (isMeant(this.meanings, event, 'period') && typeof until === 'number') {
      if (this.end !== until) this.start = until < this.end ? 0 : this.end; // another match begins anew
      [this.end, this.count, this.isOver] = [until, 0, false];
    }
    if (!this.end || this.isOver) return null;
    if (isMeant(this.meanings, event, 'end')) {
      this.isOver = true;
      return this.end;
    }
    const gone = (this.end - this.start - 1) * (1 - Math.exp(-this.count / STEADY));
    this.count += 1;
    return this.start + 1 + Math.floor(gone);
  }
}

/** Whether a game tells when something happens, in minutes or rounds. */
export function hasTimes(meanings: Meanings): boolean {
  return Object.keys(meanings).some((event) => isMeant(meanings, event, 'period', 'round'));
}

/** The whole ticker, oldest first. */
export function storyOf(lines: readonly Placed[], game: Words, ui: Words, seats: readonly SeatInfo[]): Sentence[] {
  const clock = new MatchClock(game.meanings);
  const names = seatNames(seats, ui);
  const found: Sentence[] = [];
  for (const { ply, line } of lines) {
    const when = clock.write(line.line === 'told' ? clock.moment(line.event, line.args) : null);
    const sentence = kept(ply, line, when, game, ui, names);
    if (sentence.text) found.push(sentence);
  }
  return found;
}

interface Kept {
  words: readonly unknown[];
  sentence: Sentence;
}
const known = new WeakMap<Line, Kept>();

/** The sentence of a line, made once: with every line that comes, the whole ticker is told again. */
function kept(ply: number, line: Line, when: string, game: Words, ui: Words, names: readonly string[]): Sentence {
  const words = [ply, when, game, ui, ...names];
  const found = known.get(line);
  if (found?.words.length === words.length && found.words.every((one, k) => one === words[k])) return found.sentence;
  const sentence = { ply, when, text: sentenceOf(line, game, ui, names), tone: toneOf(line, game) };
  known.set(line, { words, sentence });
  return sentence;
}

function toneOf(line: Line, game: Words): Sentence['tone'] {
  if (line.line === 'told') return isMeant(game.meanings, line.event, 'goal', 'kick_goal') ? 'goal' : 'plain';
  return line.line === 'notice' && line.what === 'talked' ? 'talk' : 'aside';
}

/** A line as words; what is said is told by the referee, so answers themselves are not repeated. */
export function sentenceOf(line: Line, game: Words, ui: Words, names: readonly string[]): string {
  if (line.line === 'told') return game.tell(line.event, line.args, names);
  if (line.line === 'undone') return ui.text('notice-undone', { name: names[line.seat] ?? '' });
  if (line.line === 'notice') return notice(line, ui, names);
  return line.by ? ui.text('notice-by-bot', { name: names[line.seat] ?? '', said: game.say(line.action) }) : '';
}

function notice(line: TableNotice, ui: Words, names: readonly string[]): string {
  const name = line.seat === null || line.seat === undefined ? '' : (names[line.seat] ?? '');
  const detail = line.detail ?? '';
  if (line.what === 'talked')
    return ui.text('notice-talked', { name, phrase: ui.text(`phrase-${detail.replaceAll('_', '-')}`) });
  if (line.what === 'taken_over')
    return detail
      ? ui.text('notice-taken-over', { name, bot: botName(detail, ui) })
      : ui.text('notice-seat-free', { name });
  if (line.what === 'proposed' || line.what === 'carried' || line.what === 'declined') {
    return ui.text(`notice-${line.what}`, { name, what: (detail.split(' ')[0] ?? '').replaceAll('_', '-') });
  }
  if (line.what === 'forfeited') return ui.text('notice-forfeited', { name, how: detail });
  if (line.what === 'voted') return ui.text('notice-voted', { name, vote: detail });
  return ui.text(`notice-${line.what.replaceAll('_', '-')}`, { name });
}
