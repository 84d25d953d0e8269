import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { notices } from './licences/notices';
import { packed } from './packed';

const server = process.env.ANPFIFF_SERVER ?? 'http://127.0.0.1:8765';

/** What several screens share is called by all of them; that would be a long name for a file. */
const named = (name: string): string => (name.startsWith('shared~') ? 'shared' : '[name]');

export default defineConfig({
  plugins: [svelte(), notices(), packed()],
  // parts find each other wherever the page lies; only the page itself names paths, and `anpfiff site --at` moves those
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  build: {
    outDir: '../src/anpfiff/server/static',
    emptyOutDir: true,
    // which files a screen needs: the server names them in the head of the page that leads there
    manifest: 'screens.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    // what every screen needs comes in one file: a phone far away waits for journeys, not for bytes;
    // the lists of the home page stand below everything else there, and come after it
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${named(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${named(names[0] ?? '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules|preload-helper|src\/(api|format|links|my_tables|router.svelte|screens|settings.svelte|words|generated\/protocol|screens\/(lessons\/lessons|competition\/my_competitions|home\/boxes|new_table\/(lay|opponent)))\.ts|src\/kit\/(?!NoConnection)|src\/screens\/lessons\/Balls?\.|src\/graphics\/(Face|Icon|Shirt|Wordmark|bust|icons)/,
              priority: 3,
            },
            // what a table needs before it is laid, and those who prepare one or look back at it
            {
              name: 'prepare',
              test: /src\/(screens\/(profile\/record|new_table\/names)|memory|sha256|links|table\/(card_words|colours|assets|fair|meaning|skin|story)\.|skins\/(index|finale\/needs))/,
              priority: 1,
            },
            // small things that a table has in common with many other screens
            {
              name: 'common',
              test: /src\/(notify\/(notices|push)|screens\/rulebook\/(book|open_book|Spans)|graphics\/(Crowned|Flag|flags|Gone)|skins\/finale\/art\/(Bust|Risk)|connection.svelte|kit\/NoConnection|sound|table\/Share)\./,
              priority: 2,
            },
            // a board on which something happens, live or on film
            {
              name: 'play',
              test: /src\/(notify\/call_outs|table\/(director\/(?!Tab)|(board|form|guide|kit|shape|sealed|turn|FaceDown|Fair|Ground|PlainScore|TickerPanel|TickerSheet)\.))/,
              priority: 1,
            },
            // somebody sits there, or solves a puzzle
            {
              name: 'table',
              test: /src\/(screens\/(lessons\/(coach|concepts|picks|tutor|LessonBar|PlanList|PlanPanel)|puzzles\/(goals|secret|GoalBar)|real_box\/film)\.|table\/(asks|device|forced|hands|hint_marks|keys|kick_off|lines|parts|previews|seats|session|sounds|Bar|EmptySeatBar|Curtain|Frame|Full|Join|LookingBack|OutlookBar|ProposalBar|Speaker|TablePage|Waiting|Why)\.)/,
              priority: 1,
            },
            // Finale's workshop and its board have most of their cards in common
            {
              name: 'finale',
              test: /src\/skins\/finale\/(?!How|needs|samples|words|workshop|Workshop|art\/(Bust|Risk))/,
              priority: 1,
            },
            // what several screens share comes in some ten files: a screen loads little that it does not need
            {
              name: 'shared',
              test: /src\/(screens\/(lessons|puzzles|result|rulebook)|graphics|notify|skins|sound|table)/,
              minShareCount: 3,
              entriesAware: true,
              entriesAwareMergeThreshold: 6_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
});
