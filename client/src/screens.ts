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
  newCup: () => furnished('cup', import('./screens/competition/NewCompetition.svelte')),
  cup: () => furnished('cup', import('./screens/competition/CompetitionPage.svelte')),
  conference: () => furnished('conference', import('./screens/live/LivePage.svelte'), 'cup'),
  home: () => import('./screens/home/Home.svelte'),
  homeTables: async () => (await import('./screens/home/tables')).homeTables(),
  next: () => import('./screens/home/Next.svelte'),
  lists: () => import('./screens/home/Lists.svelte'),
  opening: () => furnished('here', import('./offline/Opening.svelte')),
  new: () => import('./screens/new_table/NewTable.svelte'),
  owner: () => furnished('owner', import('./screens/own_cards/OwnCardsPage.svelte')),
  me: () => furnished('me', import('./screens/profile/Profile.svelte')),
  table: () => furnished('table', import('./table/TablePage.svelte')),
  realStart: () => furnished('real', import('./screens/real_box/StartPage.svelte')),
  real: () => furnished('real', import('./screens/real_box/RealTable.svelte'), 'table'),
  fate: () => furnished('real', import('./screens/real_box/FatePanel.svelte')),
  review: () => furnished('review', import('./screens/review/Analysis.svelte'), 'table'),
  paper: () => furnished('paper', import('./screens/report/ReportPage.svelte'), 'report', 'review'),
  day: () => furnished('puzzles', import('./screens/puzzles/Day.svelte')),
  puzzles: () => furnished('puzzles', import('./screens/puzzles/PuzzlesPage.svelte')),
  puzzle: () => furnished('puzzles', import('./screens/puzzles/PuzzlePage.svelte'), 'table'),
  practice: () => import('./screens/puzzles/PracticePage.svelte'),
  reference: () => furnished('how', import('./screens/rulebook/ReferencePage.svelte')),
  brief: () => furnished('how', import('./screens/rulebook/BriefSheet.svelte')),
  replay: () => furnished('table', import('./screens/replay/ReplayPage.svelte')),
};
