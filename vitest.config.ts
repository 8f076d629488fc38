import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rules, calls and tools run in Node, screens in a simulated page. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'apps/api/**/*.test.ts',
            'packages/{contract,questions,sandbox,local-database}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: ['apps/api/testing/global-setup.ts'],
          // Files share what they import, never what they make: each has a database of its own.
          isolate: false,
          // For the processes that tests start: half of a start is compiling what another compiled.
          env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '.cache/compiled') },
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['{apps/web,apps/console,apps/game,packages/ui}/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/testing/setup.ts'],
          // A page of its own for each file; what is imported is shared, which halves the time.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
