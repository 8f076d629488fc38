import { runCommand } from './run-command.ts';

type Check = { name: string; command: string[] };

/** All static checks. */
const CHECKS: Check[] = [
  // Two checks run at once. Each with several threads would check shared types several times.
  { name: 'types of the pages', command: ['tsc', '-p', 'tsconfig.web.json', '--singleThreaded'] },
  { name: 'types of everything else', command: ['tsc', '-p', 'tsconfig.json', '--singleThreaded'] },
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  {
    name: 'import boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'tools',
      'e2e',
      'bench',
    ],
  },
  {
    name: 'direction of folders',
    command: ['depcruise', '--config', '.dependency-cruiser.folders.mjs', 'apps', 'packages'],
  },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'page of the questions', command: ['node', 'tools/questions-page.ts'] },
  { name: 'words children can type', command: ['node', 'tools/known-words.ts'] },
  { name: 'diagrams of the architecture', command: ['node', 'tools/architecture.ts'] },
  { name: 'language', command: ['node', 'tools/checks/language.ts'] },
  { name: 'length of functions', command: ['node', 'tools/checks/function-length.ts'] },
  { name: 'size of folders', command: ['node', 'tools/checks/folder-size.ts'] },
  { name: 'order of migrations', command: ['node', 'tools/checks/migrations.ts'] },
  { name: 'coverage of the specification', command: ['node', 'tools/coverage.ts'] },
];

const AT_ONCE = 2;

/** Runs all checks, prints the output of failed ones, and returns whether all passed. */
export const runChecks = async (): Promise<boolean> => {
  const waiting = [...CHECKS];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { isOk, output, seconds } = await runCommand(check.command);
      console.log(`${isOk ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`);
      if (isOk) continue;
      failed.push(check.name);
      console.log(`  ${check.command.join(' ')}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`);
  return failed.length === 0;
};
