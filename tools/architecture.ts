// `npm run architecture` draws the import diagrams of docs/architecture.md. Without `--write`, fails if they are out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawDiagram } from './lib/draw-diagram.ts';
import { replaceBetween } from './lib/replace-between.ts';
import { root } from './lib/repository.ts';
import { runCommand } from './lib/run-command.ts';

const PAGE = join(root, 'docs/architecture.md');

/** Each diagram shows the imports between the folders that `folder` matches, without tests. */
const DIAGRAMS = [
  {
    name: 'workspaces',
    files: '^((apps|packages)/[^/]+/src|tools|e2e|bench)/',
    folder: '^((apps|packages)/[^/]+|tools|e2e|bench)',
    roots: ['apps', 'packages', 'tools', 'e2e', 'bench'],
  },
  {
    name: 'api',
    files: '^apps/api/src/[^/]+/',
    folder: '^apps/api/src/[^/]+',
    roots: ['apps/api/src'],
  },
];

const readImports = async ({ files, folder, roots }: (typeof DIAGRAMS)[number]) => {
  const { isOk, output } = await runCommand([
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'text',
    '--include-only',
    files,
    '--exclude',
    '\\.test\\.',
    '--collapse',
    folder,
    ...roots,
  ]);
  if (!isOk) throw new Error(output);
  return output;
};

const page = await readFile(PAGE, 'utf8');
let drawn = page;
for (const diagram of DIAGRAMS) {
  const text = drawDiagram(await readImports(diagram));
  drawn = replaceBetween(drawn, `diagram:${diagram.name}`, text);
}

if (process.argv.includes('--write')) await writeFile(PAGE, drawn);
else if (drawn !== page) {
  console.error(
    'The diagrams of docs/architecture.md are out of date. Run `npm run architecture`.',
  );
  process.exit(1);
}
