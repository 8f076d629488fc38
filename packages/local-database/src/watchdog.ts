import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

// Waits on a pipe that closes when the launcher ends. SIGTERM lets clients finish, because the API
// may still handle requests. SIGINT disconnects them 20 seconds later.
const SCRIPT = 'read -r _; kill -TERM "$1" && sleep 20 && kill -INT "$1"';

/** Starts a process that stops the server if its launcher is killed. */
export const startWatchdog = (serverPid: number, user: ServerUser): ChildProcess => {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'wonderfield-database-watchdog', `${serverPid}`], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...user,
  });
  child.unref();
  if (child.stdin && 'unref' in child.stdin) (child.stdin as { unref(): void }).unref();
  return child;
};
