import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  }),
);
