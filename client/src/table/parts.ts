import { whenQuiet } from '../kit/quiet';

/** What a table can do without until its first question stands there: sheets that are opened, notes, and the end. */
export const parts = {
  lessonNote: () => import('../screens/lessons/LessonNote.svelte'),
  coachNote: () => import('../screens/lessons/CoachNote.svelte'),
  kickOff: () => import('./KickOff.svelte'),
  card: () => import('./CardSheet.svelte'),
  menu: () => import('./Menu.svelte'),
  book: () => import('../screens/rulebook/Rulebook.svelte'),
  hint: () => import('./HintSheet.svelte'),
  keys: () => import('./Keys.svelte'),
  fullTime: () => import('../screens/result/FullTime.svelte'),
};

/** So long everything else has the line for itself: what the assistant says of the first question, and whatever is tapped. */
const FIRST = 2500;

/** Fetch all of it, one after the other while nothing else is to be done, so that it stands ready even if the line is lost. */
export function fetchParts(): () => void {
  const waiting = Object.values(parts);
  let cancel = (): void => undefined;
  const next = (): void => {
    const part = waiting.shift();
    if (part) cancel = whenQuiet(() => void part().then(next, () => undefined));
  };
  const timer = setTimeout(next, FIRST);
  return () => {
    clearTimeout(timer);
    waiting.length = 0;
    cancel();
  };
}
