import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';

const fileIn = (dataFolder: string) => join(dataFolder, 'address.json');

/** Stores the address of the running portal for other commands on the same data. */
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
    // EPERM means that a process of another user is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Returns the address of the running portal. Returns undefined if none runs, even if it crashed.
 */
export const readAddress = (dataFolder: string): string | undefined => {
  try {
    const { url, pid } = JSON.parse(readFileSync(fileIn(dataFolder), 'utf8'));
    return typeof url === 'string' && isAlive(pid) ? url : undefined;
  } catch {
    return undefined;
  }
};
