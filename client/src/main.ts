import { mount } from 'svelte';
import { games } from './api';
import App from './App.svelte';
import './kit/tokens.css';
import './kit/base.css';
import './kit/controls.css';
import { line } from './line';
import { myTable } from './my_tables';
import { beginAnewIfRenewed } from './renewal';
import { GROUND, router } from './router.svelte';
import { screens } from './screens';
import { settings } from './settings.svelte';
import { takeOver } from './kit/begun';
import { breath, whenQuiet } from './kit/quiet';

/** So long the first sight waits for its letters, so that nothing jumps when they come. */
const LETTERS = 1500;
const FACES = ['500 1em "Barlow Condensed"', '700 1em "Barlow Condensed"', '400 1em "Source Serif 4"'];

function letters(): Promise<unknown> {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  return Promise.race([all, new Promise((go) => setTimeout(go, LETTERS))]);
}

/** How a language counts takes a browser long to find out: it does so while it waits for the words. */
async function learnToCount(lang: string): Promise<void> {
  await breath();
  new Intl.PluralRules(lang).select(1);
  await breath();
  new Intl.NumberFormat(lang).format(1);
}

beginAnewIfRenewed();
settings.paint(settings.theme);
if (line.isHere) (await import('./offline/here.svelte')).moveIn();
// what the first screen will ask for is asked for now, all at once
const { screen, table } = router.place;
if (screen === 'home' || screen === 'new') games().catch(() => undefined);
const page =
  screen === 'home' || screen === 'new' || screen === 'table' || screen === 'replay'
    ? screens[screen]().catch(() => null)
    : null;
const game = myTable(table)?.game;
if (game) void import('./table/assets.svelte').then(({ fetchAssets }) => fetchAssets(game)).catch(() => undefined);
await Promise.all([settings.choose(settings.lang), letters(), page, learnToCount(settings.lang)]);
const target = document.getElementById('app')!;
takeOver(target);
mount(App, { target });
if (line.isHere) void screens.opening().then(({ default: Opening }) => mount(Opening, { target: document.body }));
// it shows notices while the page is closed, and a kind word where there is no line; it keeps nothing else
whenQuiet(() => void navigator.serviceWorker?.register(`${GROUND}/sw.js`).catch(() => undefined));
