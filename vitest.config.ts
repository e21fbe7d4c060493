import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: './apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'apps/server/src/testing/one-postgres.ts')],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', root: './apps/web', include: ['app/**/*.test.ts', 'build-steps/**/*.test.ts'] } },
    ],
  },
});
