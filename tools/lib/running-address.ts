import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';

const fileIn = (dataFolder: string) => join(dataFolder, 'address.json');

/** Writes down where the portal of this data is reached, for commands started beside it. */
export const printAddress = (lifetime: Lifetime, dataFolder: string, url: string) => {
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(fileIn(dataFolder), JSON.stringify({ url, pid: process.pid }));
  lifetime.onEnd(async () => rmSync(fileIn(dataFolder), { force: true }));
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Where the running portal is reached; nothing when none runs, or one ended without a word. */
export const readAddress = (dataFolder: string): string | undefined => {
  try {
    const { url, pid } = JSON.parse(readFileSync(fileIn(dataFolder), 'utf8'));
    return typeof url === 'string' && isAlive(pid) ? url : undefined;
  } catch {
    return undefined;
  }
};
