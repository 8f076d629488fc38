import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import { findFreePort } from './free-port.ts';
import { readPidFile, stopServer } from './postmaster.ts';
import { serverEnvironment } from './server-environment.ts';
import { workingDirectoryOr } from './server-user.ts';
import { StartupError } from './startup-error.ts';

const POLL_MS = 20;
const STARTUP_TIMEOUT_MS = 120_000;
const RETRY_TIMEOUT_MS = 15_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Settings that keep error messages, details and statements out of the log, because they quote user
 * input. The client that sent a failed statement gets the error anyway.
 */
const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

type Options = {
  binaries: Binaries;
  port: number | undefined;
  settings: Record<string, string>;
};

const rotateLog = (logFile: string): void => {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
};

const launch = (
  directory: DataDirectory,
  options: Options,
  port: number,
  logFile: string,
): ChildProcess => {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...LOG_SETTINGS,
    ...options.settings,
  };
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    options.binaries.postgres,
    [
      '-D',
      directory.user ? workingDirectoryOr(directory.cluster) : directory.cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: directory.cluster,
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      // Ctrl-C in the terminal must not reach the server before the API has finished its requests.
      detached: true,
      ...directory.user,
    },
  );
  closeSync(log);
  return child;
};

const waitUntilReady = async (child: ChildProcess, cluster: string): Promise<boolean> => {
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  while (!hasEnded && Date.now() < deadline) {
    const state = readPidFile(cluster);
    if (state?.isReady && state.pid === child.pid) return true;
    await sleep(POLL_MS);
  }
  if (!hasEnded && child.pid) await stopServer(child.pid);
  return false;
};

const toStartupError = (logText: string, logFile: string, port: number, isPortTaken: boolean) => {
  if (isPortTaken) {
    return new StartupError(
      `Port ${port} for the database is already in use. Stop the program that uses it, or choose another port.`,
    );
  }
  const reason = logText.match(/(?:FATAL|PANIC|could not)[^\n]*/)?.[0] ?? 'it gave no reason';
  return new StartupError(
    `PostgreSQL did not start (${reason}). See ${logFile}, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
};

export type RunningServer = { child: ChildProcess; pid: number; port: number };

/** Starts the server and waits until it accepts connections, including recovery after a crash. */
export const runServer = async (
  directory: DataDirectory,
  options: Options,
): Promise<RunningServer> => {
  const logFile = join(directory.folder, 'server.log');
  rotateLog(logFile);
  const retryDeadline = Date.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    const port = options.port ?? (await findFreePort());
    const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const child = launch(directory, options, port, logFile);
    if (await waitUntilReady(child, directory.cluster)) return { child, pid: child.pid ?? 0, port };

    const logText = readFileSync(logFile).subarray(logStart).toString('utf8');
    const isPortTaken = /Address already in use/.test(logText);
    // Workers of a killed server run on until they notice that it has ended.
    const isOldServerRunning = /pre-existing shared memory|already exists/.test(logText);
    const canRetry = isOldServerRunning || (isPortTaken && options.port === undefined);
    if (!canRetry || Date.now() > retryDeadline)
      throw toStartupError(logText, logFile, port, isPortTaken);
    await sleep(200);
  }
};
