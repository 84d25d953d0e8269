import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/** A screen together with the words that only it needs. */
async function furnished<Screen>(words: string, screen: Promise<Screen>, ...more: string[]): Promise<Screen> {
  // a page that waits for its screen must not begin anew because the language is another one now
  const [found] = await Promise.all([screen, untrack(() => settings.furnish(words, ...more))]);
  return found;
}

/** Screens that are loaded when somebody goes there. */
export const screens = {
  newCup: () => furnished('cup', import('./cup/NewCup.svelte')),
  cup: () => furnished('cup', import('./cup/CupPage.svelte')),
  conference: () => furnished('conference', import('./conference/ConferencePage.svelte'), 'cup'),
  home: () => import('./home/Home.svelte'),
  homeTables: async () => (await import('./home/tables')).homeTables(),
  next: () => import('./home/Next.svelte'),
  lists: () => import('./home/Lists.svelte'),
  opening: () => furnished('here', import('./here/Opening.svelte')),
  new: () => import('./new/NewTable.svelte'),
  owner: () => furnished('owner', import('./owner/OwnerPage.svelte')),
  me: () => furnished('me', import('./me/Me.svelte')),
  table: () => furnished('table', import('./table/TablePage.svelte')),
  realStart: () => furnished('real', import('./real/StartPage.svelte')),
  real: () => furnished('real', import('./real/RealTable.svelte'), 'table'),
  fate: () => furnished('real', import('./real/FatePanel.svelte')),
  review: () => furnished('review', import('./review/Analysis.svelte'), 'table'),
  paper: () => furnished('paper', import('./paper/PaperPage.svelte'), 'report', 'review'),
  day: () => furnished('puzzles', import('./academy/Day.svelte')),
  puzzles: () => furnished('puzzles', import('./academy/DeckPage.svelte')),
  puzzle: () => furnished('puzzles', import('./academy/PuzzlePage.svelte'), 'table'),
  practice: () => import('./academy/PracticePage.svelte'),
  reference: () => furnished('how', import('./academy/ReferencePage.svelte')),
  brief: () => furnished('how', import('./academy/BriefSheet.svelte')),
  replay: () => furnished('table', import('./replay/ReplayPage.svelte')),
};
