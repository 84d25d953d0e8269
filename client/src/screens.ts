/** Screens that are loaded when somebody goes there. */
export const screens = {
  newCup: () => import('./cup/NewCup.svelte'),
  cup: () => import('./cup/CupPage.svelte'),
  new: () => import('./new/NewTable.svelte'),
  me: () => import('./me/Me.svelte'),
  table: () => import('./table/TablePage.svelte'),
  review: () => import('./review/ThirdHalf.svelte'),
  day: () => import('./academy/Day.svelte'),
  puzzles: () => import('./academy/DeckPage.svelte'),
  puzzle: () => import('./academy/PuzzlePage.svelte'),
  practice: () => import('./academy/PracticePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
};
