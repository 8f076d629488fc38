import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStartTime } from './process-start-time.ts';

const POLL_MS = 20;

type PidFile = { pid: number; port: number; isReady: boolean };

/** Reads the server's pid file. Line 4 is its port, line 8 its state. */
export const readPidFile = (cluster: string): PidFile | null => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!(pid > 0)) return null;
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
};

const isServerOfCluster = (pid: number, cluster: string): boolean => {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes('postgres') && stdout.includes(cluster);
  }
  try {
    const processFolder = statSync(`/proc/${pid}/cwd`);
    const clusterFolder = statSync(cluster);
    const program = readlinkSync(`/proc/${pid}/exe`);
    return (
      processFolder.ino === clusterFolder.ino &&
      processFolder.dev === clusterFolder.dev &&
      program.includes('postgres')
    );
  } catch {
    return false;
  }
};

/** Returns the port of the ready server of this cluster, or null if none runs. */
export const findRunningPort = (cluster: string): number | null => {
  const server = readPidFile(cluster);
  return server?.isReady && isServerOfCluster(server.pid, cluster) ? server.port : null;
};

/**
 * Stops the server with a fast shutdown, which rolls back open transactions. Sends stronger signals
 * if it does not end.
 */
export const stopServer = async (pid: number): Promise<void> => {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, timeoutMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (processStartTime(pid) === null) return;
      await sleep(POLL_MS);
    }
  }
};

/**
 * Stops a server that outlived its launcher and returns true if there was one. Deletes a pid file
 * that names another process.
 */
export const stopLeftoverProcess = async (cluster: string): Promise<boolean> => {
  const pid = readPidFile(cluster)?.pid;
  if (pid === undefined || processStartTime(pid) === null) return false;
  if (!isServerOfCluster(pid, cluster)) {
    // Another process has the same id now, and PostgreSQL would mistake it for a running server.
    rmSync(join(cluster, 'postmaster.pid'));
    return false;
  }
  await stopServer(pid);
  return true;
};
