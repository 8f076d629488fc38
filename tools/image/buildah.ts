import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';

/** Container storage, separate from this machine's containers and deleted afterwards. */
export type Store = { folder: string };

export const openStore = (folder: string): Store => {
  for (const name of ['images', 'run']) mkdirSync(join(folder, name), { recursive: true });
  return { folder };
};

const globalArguments = ({ folder }: Store) => [
  '--root',
  join(folder, 'images'),
  '--runroot',
  join(folder, 'run'),
  '--storage-driver',
  'vfs',
];

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs buildah and returns what it prints. */
export const buildah = (store: Store, command: string[]): string => {
  try {
    return execFileSync('buildah', [...globalArguments(store), ...command], {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n');
    throw new StartupError(`buildah ${command[0]} failed:\n${output}`);
  }
};

/** Starts a program in a container of the store. */
export const startInContainer = (store: Store, command: string[]): ChildProcess =>
  spawn('buildah', [...globalArguments(store), 'run', '--isolation', 'chroot', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
