import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const KIT = resolve(import.meta.dirname, 'packages/ui/src/art/kit.tsx');
const DRAWN = '    {children}\n  </svg>';
const EMPTY = '    {size && children}\n  </svg>';

/**
 * Empties scenes in tests, because they are most of a page and no test checks them. Pictures with a
 * fixed size are still drawn.
 */
const emptyScenes: Plugin = {
  name: 'empty-scenes',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(KIT)) return null;
    if (!code.includes(DRAWN)) throw new Error(`Picture in ${KIT} is written in another way`);
    return { code: code.replace(DRAWN, EMPTY), map: null };
  },
};

/** Tests of pages that the server renders, where there is no document. */
const SERVER_RENDERED = 'apps/web/src/app/server/*.test.tsx';

/** Rules, calls and tools run in Node, screens in a simulated page. */
export default defineConfig({
  test: {
    // Three workers on two cores, because some wait for timers or PostgreSQL.
    maxWorkers: 3,
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
        plugins: [react(), emptyScenes],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['{apps/web,apps/console,apps/game,packages/ui}/**/*.test.{ts,tsx}'],
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
        plugins: [react(), emptyScenes],
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
