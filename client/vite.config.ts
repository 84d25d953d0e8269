import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { notices } from './licences/notices';

const server = process.env.ANPFIFF_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), notices()],
  // parts find each other wherever the page lies; only the page itself names paths, and `anpfiff site --at` moves those
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  build: {
    outDir: '../src/anpfiff/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    // what every screen needs comes in one file: a phone far away waits for journeys, not for bytes;
    // the lists of the home page stand below everything else there, and come after it
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules|src\/(api|format|links|my_tables|router.svelte|settings.svelte|words)\.ts|src\/(home\/(?!Lists|Next|tables)|ui\/)|src\/marks\/(Icon|Shirt|Wordmark|icons)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
});
