import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, withLocalBin } from '../repository.ts';
import type { Run } from './keep-running.ts';

const isMessage = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;

const stopChild = async (child: ChildProcess, exited: Promise<string>, timeoutMs: number) => {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await exited;
  clearTimeout(impatience);
};

type Options = {
  /** Arguments for the pinned Node: flags, the script and its arguments. */
  node: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Time to finish after it is asked to end. */
  patienceMs: number;
  /** Hides its ordinary output. */
  isQuiet?: boolean;
  /** Called when it asks for its port. It gets a message when that is done. */
  freePort?: () => Promise<unknown>;
};

/** Starts a child process, which detects by the closed channel that this process is gone. */
export const startChildService = (options: Options): Run & { pid: number | undefined } => {
  const preload = join(import.meta.dirname, 'exit-with-parent.ts');
  const child = spawn(process.execPath, ['--import', preload, ...options.node], {
    cwd: options.cwd ?? root,
    env: withLocalBin({
      // Caches compiled code, because compiling takes half of the start time.
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
