import { ConfigError } from '../config.ts';
import { createContext } from '../context/context.ts';
import { isDatabaseUnavailable } from '../db/connection/connection.ts';
import { DomainError } from '../domain-error.ts';
import { AdminError } from './command.ts';
import { readArguments } from './read-arguments.ts';

const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

const explain = (error: unknown) => {
  const isPlain = [AdminError, ConfigError, DomainError].some((kind) => error instanceof kind);
  if (isPlain) return (error as Error).message;
  if (isDatabaseUnavailable(error)) return 'The database does not respond. Check DATABASE_URL.';
  return `The command failed: ${(error as Error).message}`;
};

/**
 * Runs the requested command and returns the exit code. Reads the environment only if there is a
 * command to run, because help needs no database.
 */
export const runAdmin = async (
  args: string[],
  findEnvironment: () => Promise<NodeJS.ProcessEnv>,
): Promise<number> => {
  const command = readArguments(args);
  if ('help' in command) {
    console.log(command.help);
    return DONE;
  }
  if ('problem' in command) {
    console.error(`${command.problem}. Use --help to see the usage.`);
    return MISUSED;
  }
  const environment = await findEnvironment();
  try {
    const { openDependencies } = await import('./open-dependencies.ts');
    const { deps, close } = await openDependencies(environment);
    try {
      const ctx = createContext(deps, { atCommandLine: true }, { address: 'command line' });
      console.log(await command.command.run(ctx, command.values, command.reason));
    } finally {
      await close();
    }
    return DONE;
  } catch (error) {
    console.error(explain(error));
    return FAILED;
  }
};
