import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@wonderfield/local-database/startup-error';
import type { Lifetime } from '../lib/portal/lifetime.ts';
import { chooseUser } from './programs.ts';

const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/**
 * Environment of external servers: a folder for their files and a user who may run them. They end
 * with the command.
 */
export type Environment = ReturnType<typeof openEnvironment>;

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const stopChild = async (child: ChildProcess) => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(impatience);
};

export const openEnvironment = (lifetime: Lifetime) => {
  const user = chooseUser();
  const folder = mkdtempSync(join(tmpdir(), 'wonderfield-proof-'));
  lifetime.onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const give = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  give(folder);

  return {
    folder,
    makeFolder: (name: string) => {
      mkdirSync(join(folder, name), { mode: 0o700 });
      return give(join(folder, name));
    },
    writeFile: (name: string, text: string) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      return give(join(folder, name));
    },
    /** Runs a program until the command ends and logs its output to a file of that name. */
    run: (name: string, [program = '', ...args]: string[]): ChildProcess => {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const child = spawn(program, args, {
        cwd: folder,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
        ...user,
      });
      child.on('error', (error) =>
        lifetime.end(1, `${name} could not be started: ${error.message}`),
      );
      lifetime.onEnd(() => stopChild(child));
      return child;
    },
  };
};

/** Polls until a condition is true. After the timeout, throws an error that names the condition. */
export const until = async (what: string, isSo: () => Promise<boolean>, timeoutMs = 60_000) => {
  const giveUpAt = performance.now() + timeoutMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new StartupError(`Timed out waiting until ${what}.`);
    await sleep(POLL_MS);
  }
};
