// Fails if a folder has too many files to find one by reading the list.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../lib/repository.ts';

const MAX_FILES = 25;
const FILES = '{apps,packages,tools,e2e,bench}/**/*.{ts,tsx,css,json}';
const EXCLUDED = /node_modules|dist$|\.cache/;

const files = globSync(FILES, { cwd: root, exclude: (path) => EXCLUDED.test(path) });
const errors = [...Map.groupBy(files, (file) => dirname(file))]
  .filter(([, inFolder]) => inFolder.length > MAX_FILES)
  .map(
    ([folder, { length }]) => `${folder} has ${length} files. At most ${MAX_FILES} are allowed.`,
  );
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
