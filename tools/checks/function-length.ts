// Fails if a function is too long to read at once. Biome has this rule, too, but it counts a JSX
// element as one line.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLongFunctions } from '../lib/long-functions.ts';
import { root } from '../lib/repository.ts';

const MAX_LINES = 100;
const FILES = '{apps,packages,tools}/**/*.{ts,tsx}';
/** Tests are lists of cases. */
const EXEMPT = /\.(test|spec)\.tsx?$|(^|\/)testing\//;

const errors = globSync(FILES, { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) })
  .filter((file) => !EXEMPT.test(file))
  .flatMap((file) =>
    findLongFunctions(file, readFileSync(join(root, file), 'utf8'), MAX_LINES).map(
      ({ line, lines }) => `${file}:${line} has ${lines} lines. At most ${MAX_LINES} are allowed.`,
    ),
  );
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
