// `npm run test:long [part…]`: runs the generated tests and the journeys at full length, each part
// even if an earlier one failed, and prints one table.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { runBrowserTests } from './lib/browser-tests.ts';
import { root } from './lib/repository.ts';
import { runCommand } from './lib/run-command.ts';

const LONG = { TEST_SCALE: 'long' };
const TEST_FILES = '{apps,packages}/**/*.test.{ts,tsx}';

/** Returns the test files with a number of runs that depends on the scale. */
const findScaledFiles = () =>
  globSync(TEST_FILES, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('scaled('));

const runUnitTests = async (args: string[]) =>
  (await runCommand(['vitest', 'run', ...args], { env: LONG, isShown: true })).isOk;

const isLife = (file: string) => file.includes('life');

type Part = { name: string; multiplied: string; run: () => Promise<boolean> };

const PARTS: Part[] = [
  {
    name: 'questions',
    multiplied: '10,000 seeds of each skill instead of 1,000',
    run: () => runUnitTests(['packages/questions']),
  },
  {
    name: 'lives',
    multiplied: '60 random lives of each model instead of 3',
    run: () => runUnitTests(findScaledFiles().filter(isLife)),
  },
  {
    name: 'properties',
    multiplied: '10 times the generated cases of each rule',
    run: () => runUnitTests(findScaledFiles().filter((file) => !isLife(file))),
  },
  {
    name: 'long',
    multiplied: 'the unit tests with the tag long',
    run: () => runUnitTests(['--tags-filter=long']),
  },
  {
    name: 'journeys',
    multiplied: 'all journeys, every state of every screen, and every width',
    run: () => runBrowserTests([], { env: LONG }),
  },
];

type Result = { part: string; multiplied: string; seconds: number; result: string };

const runPart = async ({ name, multiplied, run }: Part): Promise<Result> => {
  console.log(`\n── ${name}: ${multiplied} ──`);
  const startedAt = performance.now();
  const isPassed = await run().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    return false;
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { part: name, multiplied, seconds, result: isPassed ? 'passed' : 'failed' };
};

const wanted = process.argv.slice(2);
const names = PARTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(', ')}": use ${names.join(', ')}.`);
  process.exit(1);
}

const results: Result[] = [];
for (const part of PARTS) {
  if (wanted.length === 0 || wanted.includes(part.name)) results.push(await runPart(part));
}
console.table(results);
process.exit(results.every(({ result }) => result === 'passed') ? 0 : 1);
