import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Run } from './keep-running.ts';
import { root, withOurBin } from './repository.ts';

const isMessage = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;

const stopChild = async (child: ChildProcess, exited: Promise<string>, timeoutMs: number) => {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await exited;
  clearTimeout(impatience);
};

type Options = {
  /** Arguments for the pinned Node: flags, script, the script's own. */
  node: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** How long it may take to finish its work once asked to end. */
  patienceMs: number;
  /** Leaves its ordinary output unseen. */
  isQuiet?: boolean;
  /** Called when it asks for its port; it is told once that is done. */
  freePort?: () => Promise<unknown>;
};

/** Starts one of our processes; it sees by the closed channel when we are gone, however we went. */
export const startChildService = (options: Options): Run & { pid: number | undefined } => {
  const preload = join(import.meta.dirname, 'exit-with-parent.ts');
  const child = spawn(process.execPath, ['--import', preload, ...options.node], {
    cwd: options.cwd ?? root,
    env: withOurBin({
      // Half the time of a start is compiling, which is the same each time.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...options.env,
      EXIT_WITH_PARENT_MS: String(options.patienceMs),
    }),
    stdio: ['ignore', options.isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise<unknown>((resolve) => {
    child.on('message', async (message) => {
      if (isMessage(message, 'ready')) resolve(message);
      if (!isMessage(message, 'needs-port')) return;
      await options.freePort?.();
      if (child.connected) child.send({ type: 'port-is-free' });
    });
  });
  return { pid: child.pid, ready, ended, stop: () => stopChild(child, ended, options.patienceMs) };
};
