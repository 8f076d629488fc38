import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const KIT = resolve(import.meta.dirname, 'packages/ui/src/art/kit.tsx');
const DRAWN = '    {children}\n  </svg>';
const EMPTY = '    {size && children}\n  </svg>';

/**
 * Nobody asks a screen what its scenes are made of, and they are most of a page: a picture that fills its
 * box stays empty, one of a size of its own is drawn.
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

/** Rules, calls and tools run in Node, screens in a simulated page. */
export default defineConfig({
  test: {
    // Two cores: while one waits for a timer or for PostgreSQL, another works.
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
          // Files share what they import, never what they make: each has a database of its own.
          isolate: false,
          // For the processes that tests start: half of a start is compiling what another compiled.
          env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '.cache/compiled') },
          // Nothing is asserted about time: beside other work everything takes longer.
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
          setupFiles: ['apps/web/testing/setup.ts'],
          // A page of its own for each file; what is imported is shared, which halves the time.
          isolate: false,
          // As above: a page takes seconds while other work runs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
