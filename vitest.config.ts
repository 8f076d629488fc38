import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of pages that the server renders, where there is no document. */
const SERVER_RENDERED = 'apps/web/src/app/server/*.test.tsx';

/** Rules, calls and tools run in Node, screens in a simulated page. */
export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'Runs only in `npm run test:long`.' }],
    // Three workers on two cores, because some wait for timers or PostgreSQL.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'apps/api/**/*.test.ts',
            'packages/{contract,mastery,questions,sandbox,local-database}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: ['apps/api/testing/global-setup.ts'],
          // Files share imported modules but no data, because each has a separate database.
          isolate: false,
          // For child processes of tests, because compiling takes half of a start.
          env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '.cache/compiled') },
          // Long timeouts, because no test is about time and a busy machine is slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: [
            '{apps/web,apps/console,apps/game,packages/client,packages/ui}/**/*.test.{ts,tsx}',
          ],
          exclude: [SERVER_RENDERED],
          setupFiles: ['apps/web/testing/setup.ts'],
          // Each file has a new page. Sharing imported modules halves the time.
          isolate: false,
          // Long timeouts, because a page takes seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'server-rendered',
          environment: 'node',
          include: [SERVER_RENDERED],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
