import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository.ts';

const TEST_FILES = '{apps,packages,tools,e2e}/**/*.{test,spec}.{ts,tsx}';
const PROVES = /^\s*\/\/ @proves (.+)$/gm;

/** A test file and the id of a row that it tests. */
export type Proof = { id: string; file: string };

/** Returns the row ids of the `// @proves` comments in a test file, each once. */
export const findProvenIds = (source: string): string[] => [
  ...new Set(
    [...source.matchAll(PROVES)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim())),
  ),
];

export const readProofs = (): Proof[] =>
  globSync(TEST_FILES, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .flatMap((file) =>
      findProvenIds(readFileSync(join(root, file), 'utf8')).map((id) => ({ id, file })),
    );
