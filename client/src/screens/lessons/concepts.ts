/** Where concepts turn up on the page, and which of them comes next. Skins mark what they draw with `data-concept`. */
import { keep, recall } from '../../memory';
import type { ConceptNote } from '../../generated/protocol';

const MARK = '[data-concept]';
/** What can be named now; a tap on it names it, and explains nothing. */
export const USABLE = '.legal, .picked, [aria-pressed]';
/** A mark that takes less of its card than this is a corner of it. */
const CORNER = 0.15;
/** How far beside a small sign a finger may tap. */
const NEAR = 24;

/** What a question turns up with. */
export interface Turning {
  prompt: string;
  /** The events since one's own last answer. */
  told: readonly string[];
}

/** Which concepts of a game this device has been told. */
export function knownOf(game: string): Set<string> {
  return new Set((recall(`coach.${game}`) ?? '').split(' ').filter(Boolean));
}

export function keepKnown(game: string, known: ReadonlySet<string>): void {
  keep(`coach.${game}`, [...known].join(' '));
}

/** What is new: first what the question or an event brings, then what is seen, in the order of the game. */
export function nextOf(
  notes: readonly ConceptNote[],
  known: ReadonlySet<string>,
  turning: Turning,
  isSeen: (key: string) => boolean,
): ConceptNote | null {
  const fresh = notes.filter((note) => !known.has(note.key));
  const brought = (note: ConceptNote): boolean =>
    note.asked.some((prompt) => turning.prompt === prompt || turning.prompt.endsWith(`-${prompt}`)) ||
    note.told.some((event) => turning.told.includes(event));
  return fresh.find(brought) ?? fresh.find((note) => isSeen(note.key)) ?? null;
}

/** The concept that explains a value of a card. */
export function conceptOf(notes: readonly ConceptNote[], kind: string, field: string): ConceptNote | null {
  return notes.find((note) => note.fields.includes(`${kind}.${field}`)) ?? null;
}

function isInSight(element: Element): boolean {
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  const isHere = width > 0 && height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  return isHere && !element.closest('dialog, .coach');
}

/** Where a concept is seen, what can be named now first. */
export function placesOf(key: string, root: ParentNode = document): Element[] {
  const found = [...root.querySelectorAll(`[data-concept="${CSS.escape(key)}"]`)].filter(isInSight);
  return [...found.filter((one) => one.closest(USABLE)), ...found.filter((one) => !one.closest(USABLE))];
}

/** All that is marked in sight. */
export function marksInSight(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(MARK)].filter(isInSight);
}

/** The mark that a tap means without being asked for one: something that is no button, or the corner of a card that cannot be named. */
export function tappedMark(target: Element): HTMLElement | null {
  const mark = target.closest<HTMLElement>(MARK);
  if (!mark || mark.closest('dialog, .coach')) return null;
  const control = mark.closest('button, a, label, summary');
  if (!control) return mark;
  if (control.matches(USABLE) || !control.matches('[data-pick], [data-man]')) return null;
  const [whole, part] = [control.getBoundingClientRect(), mark.getBoundingClientRect()];
  const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
  // whoever taps the middle of a card or a man means all of it
  if (part.left <= x && x <= part.right && part.top <= y && y <= part.bottom) return null;
  return part.width * part.height < CORNER * whole.width * whole.height ? mark : null;
}

/** The mark nearest to a point, if a finger may have meant it. */
export function nearestMark(x: number, y: number, marks: readonly HTMLElement[] = marksInSight()): HTMLElement | null {
  const away = (one: HTMLElement): number => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const size = (one: HTMLElement): number => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  const near = marks.filter((one) => away(one) <= NEAR);
  return near.toSorted((a, b) => away(a) - away(b) || size(a) - size(b))[0] ?? null;
}
