import { ConfigProblem } from '../config.ts';
import { makeWork } from '../context/context.ts';
import { isDatabaseAway } from '../db/connection.ts';
import { Refusal } from '../domain-error.ts';
import { AdminProblem } from './command.ts';
import { readArguments } from './read-arguments.ts';

const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

const explain = (error: unknown) => {
  const isPlain = [AdminProblem, ConfigProblem, Refusal].some((kind) => error instanceof kind);
  if (isPlain) return (error as Error).message;
  if (isDatabaseAway(error)) return 'The database does not answer. Check DATABASE_URL.';
  return `The command failed: ${(error as Error).message}`;
};

/**
 * Does what the arguments ask for and answers the exit code. The environment is asked for only
 * when there is something to do: help needs no database.
 */
export const runAdmin = async (
  args: string[],
  findEnvironment: () => Promise<NodeJS.ProcessEnv>,
): Promise<number> => {
  const asked = readArguments(args);
  if ('help' in asked) {
    console.log(asked.help);
    return DONE;
  }
  if ('problem' in asked) {
    console.error(`${asked.problem}: --help shows how it is used.`);
    return MISUSED;
  }
  const environment = await findEnvironment();
  try {
    const { openDependencies } = await import('./open-dependencies.ts');
    const { deps, close } = await openDependencies(environment);
    try {
      const work = makeWork(deps, { atCommandLine: true }, { address: 'command line' });
      console.log(await asked.command.run(work, asked.values, asked.reason));
    } finally {
      await close();
    }
    return DONE;
  } catch (error) {
    console.error(explain(error));
    return FAILED;
  }
};
