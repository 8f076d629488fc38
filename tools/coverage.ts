// `npm run coverage` writes the coverage pages. Without `--write`, it fails if they are outdated or
// a row has no test.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProblems } from './coverage/problems.ts';
import { readProofs } from './coverage/proofs.ts';
import { renderPages } from './coverage/render-pages.ts';
import { readRequired } from './coverage/required.ts';
import { readSections } from './coverage/rows.ts';
import { root } from './lib/repository.ts';

const isWriting = process.argv.includes('--write');
const sections = readSections();
const proofs = readProofs();
const problems = findProblems(sections, proofs, readRequired());

for (const [file, page] of Object.entries(renderPages(sections, proofs))) {
  const path = join(root, file);
  if (isWriting) await writeFile(path, page);
  else if ((await readFile(path, 'utf8').catch(() => '')) !== page) {
    problems.push(`${file} is out of date. Run \`npm run coverage\`.`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
