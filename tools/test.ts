// `npm test [unit|e2e]`: runs the checks, then unit tests, then browser tests, and stops at the
// first failure.
import { StartupError } from '@wonderfield/local-database/startup-error';
import { runBrowserTests } from './lib/browser-tests.ts';
import { runChecks } from './lib/checks.ts';
import { runCommand } from './lib/run-command.ts';

type Stage = { name: string; run: (args: string[]) => Promise<boolean> };

const STAGES: Stage[] = [
  { name: 'check', run: () => runChecks() },
  {
    name: 'unit',
    run: async (args) => {
      const command = ['vitest', 'run', '--tags-filter=!long', ...args];
      return (await runCommand(command, { isShown: true })).isOk;
    },
  },
  { name: 'e2e', run: (args) => runBrowserTests(args) },
];

const isPassed = async (stage: Stage, args: string[]): Promise<boolean> => {
  try {
    return await stage.run(args);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    return false;
  }
};

const [wanted, ...args] = process.argv.slice(2);
const stages = wanted ? STAGES.filter(({ name }) => name === wanted) : STAGES;
if (stages.length === 0) {
  console.error(`There is no stage "${wanted}": use ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const summary: string[] = [];
let isGreen = true;
for (const stage of stages) {
  console.log(`\n── ${stage.name} ──`);
  const startedAt = performance.now();
  isGreen = await isPassed(stage, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary.push(`${isGreen ? '✓' : '✗'} ${stage.name.padEnd(6)} ${seconds.padStart(7)} s`);
  if (!isGreen) break;
}
console.log(`\n${summary.join('\n')}`);
process.exit(isGreen ? 0 : 1);
