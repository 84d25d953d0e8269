import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // a page for each file would cost as much again as all tests: they share one, in another order each time
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      isolate: false,
      sequence: { shuffle: { files: true } },
    },
  }),
);
