// `npm test`: runs the checks and, if they pass, unit tests and browser tests at the same time.
// `npm test check|unit|e2e`: runs one of them, with the arguments that follow.
import { StartupError } from '@wonderfield/local-database/startup-error';
import { runBrowserTests } from './lib/browser-tests.ts';
import { runChecks } from './lib/checks.ts';
import { runCommand } from './lib/run-command.ts';

type Run = { args: string[]; isBackground: boolean };
type Stage = { name: string; run: (how: Run) => Promise<boolean> };

const CHECK: Stage = { name: 'check', run: () => runChecks() };
const UNIT: Stage = {
  name: 'unit',
  run: async ({ args }) => {
    const command = ['vitest', 'run', '--tags-filter=!long', ...args];
    return (await runCommand(command, { isShown: true })).isOk;
  },
};
const E2E: Stage = {
  name: 'e2e',
  run: ({ args, isBackground }) => runBrowserTests(args, { isBackground }),
};
const STAGES = [CHECK, UNIT, E2E];

const summary: string[] = [];

const isPassed = async (stage: Stage, how: Run): Promise<boolean> => {
  console.log(`\n── ${stage.name} ──`);
  const startedAt = performance.now();
  const isGreen = await stage.run(how).catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    return false;
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary.push(`${isGreen ? '✓' : '✗'} ${stage.name.padEnd(6)} ${seconds.padStart(7)} s`);
  return isGreen;
};

/** Browser tests wait a lot. Unit tests use the cores in these times. */
const runAll = async () => {
  if (!(await isPassed(CHECK, { args: [], isBackground: false }))) return false;
  const results = await Promise.all([
    isPassed(UNIT, { args: [], isBackground: false }),
    isPassed(E2E, { args: [], isBackground: true }),
  ]);
  return results.every(Boolean);
};

const [wanted, ...args] = process.argv.slice(2);
const stage = STAGES.find(({ name }) => name === wanted);
if (wanted && !stage) {
  console.error(`There is no stage "${wanted}": use ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const isGreen = await (stage ? isPassed(stage, { args, isBackground: false }) : runAll());
console.log(`\n${summary.join('\n')}`);
process.exit(isGreen ? 0 : 1);
