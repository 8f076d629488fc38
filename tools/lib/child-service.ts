import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';
import { root, withOurBin } from './repository.ts';

const isReadyMessage = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';

const stopChild = async (child: ChildProcess, exited: Promise<string>, patienceMs: number) => {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(impatience);
};

type Options = {
  /** For people: "the API". */
  name: string;
  /** Arguments for the pinned Node: flags, script, the script's own. */
  node: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** How long it may take to finish its work once asked to end. */
  patienceMs: number;
  /** Called when it ends unasked; left out, everything else ends with it. */
  onCrash?: (how: string) => void;
  /** Leaves its ordinary output unseen. */
  isQuiet?: boolean;
};

export type ChildService = {
  /** Settles with the first message that says `{ type: 'ready' }`; never, when the child ends before. */
  ready: Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts one of our processes; it sees by the closed channel when we are gone, however we went. */
export const startChildService = (lifetime: Lifetime, options: Options): ChildService => {
  const preload = join(import.meta.dirname, 'exit-with-parent.ts');
  const child = spawn(process.execPath, ['--import', preload, ...options.node], {
    cwd: options.cwd ?? root,
    env: withOurBin({ ...options.env, EXIT_WITH_PARENT_MS: String(options.patienceMs) }),
    stdio: ['ignore', options.isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise<unknown>((resolve) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve(message);
    });
  });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    return stopChild(child, exited, options.patienceMs);
  };
  lifetime.onEnd(stop);
  const handleCrash =
    options.onCrash ??
    ((how) => lifetime.end(1, `Wonderfield stops because ${options.name} ended (${how}).`));
  exited.then((how) => {
    // Ctrl-C reaches parent and child at once: ours may be a moment behind.
    setTimeout(() => {
      if (!isStopping && !lifetime.isEnding) handleCrash(how);
    }, 300);
  });
  return { ready, stop };
};
