import { mount } from 'svelte';
import { games } from './api';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import './controls.css';
import { line } from './line';
import { myTable } from './my_tables';
import { beginAnewIfRenewed } from './renewal';
import { GROUND, router } from './router.svelte';
import { screens } from './screens';
import { settings } from './settings.svelte';
import { whenQuiet } from './ui/quiet';

/** So long the first sight waits for its letters, so that nothing jumps when they come. */
const LETTERS = 1500;
const FACES = ['500 1em "Barlow Condensed"', '700 1em "Barlow Condensed"', '400 1em "Source Serif 4"'];

function letters(): Promise<unknown> {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  return Promise.race([all, new Promise((go) => setTimeout(go, LETTERS))]);
}

beginAnewIfRenewed();
settings.paint(settings.theme);
if (line.isHere) (await import('./here/here.svelte')).moveIn();
// what the first screen will ask for is asked for now, all at once
const { screen, table } = router.place;
if (screen === 'home' || screen === 'new') games('').catch(() => undefined);
const page =
  screen === 'home' || screen === 'new' || screen === 'table' || screen === 'replay'
    ? screens[screen]().catch(() => null)
    : null;
const game = myTable(table)?.game;
if (game)
  void import('./table/dressing.svelte').then(({ fetchDressing }) => fetchDressing(game)).catch(() => undefined);
// how a language counts takes a browser long to find out: it does so while it waits for the words
new Intl.PluralRules(settings.lang).select(1);
new Intl.NumberFormat(settings.lang).format(1);
await Promise.all([settings.choose(settings.lang), letters(), page]);
mount(App, { target: document.getElementById('app')! });
if (line.isHere) void screens.opening().then(({ default: Opening }) => mount(Opening, { target: document.body }));
// it shows notices while the page is closed, and a kind word where there is no line; it keeps nothing else
whenQuiet(() => void navigator.serviceWorker?.register(`${GROUND}/sw.js`).catch(() => undefined));
