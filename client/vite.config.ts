import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { notices } from './licences/notices';

const server = process.env.ANPFIFF_SERVER ?? 'http://127.0.0.1:8765';

/** What several screens share is called by all of them; that would be a long name for a file. */
const named = (name: string): string => (name.startsWith('shared~') ? 'shared' : '[name]');

export default defineConfig({
  plugins: [svelte(), notices()],
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
              test: /node_modules|src\/(api|format|links|my_tables|router.svelte|settings.svelte|words)\.ts|src\/(home\/(?!Lists|Next|tables)|ui\/)|src\/marks\/(Icon|Shirt|Wordmark|icons)/,
              priority: 1,
            },
            // what a table needs before it is laid, and those who prepare one
            {
              name: 'dressing',
              test: /src\/(me\/record|memory|new\/names|sha256|table\/(card_words|dressing|fair|skin|Source)\.|skins\/(index|finale\/needs))/,
              priority: 1,
            },
            // what several screens share comes in some ten files: a screen loads little that it does not need
            {
              name: 'shared',
              test: /src\/(academy|fulltime|marks|notify|rules|skins|sound|table)/,
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
