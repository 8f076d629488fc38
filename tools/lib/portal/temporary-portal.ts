import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { root, withLocalBin } from '../repository.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;

export type TemporaryPortal = {
  url: string;
  sandboxUrl: string;
  googleUrl: string;
  dataFolder: string;
  /** Process id of `npm start`. */
  pid: number;
  stop(): Promise<void>;
};

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the portal of a checkout with this data folder on free ports. Does not wait until it is
 * ready.
 */
export const spawnPortal = async (dataFolder: string, checkout = root) => {
  const port = await findFreePort();
  const sandboxPort = await findFreePort();
  const smtpPort = await findFreePort();
  const cardsPort = await findFreePort();
  const textsPort = await findFreePort();
  const googlePort = await findFreePort();
  const cleverPort = await findFreePort();
  const schoolPort = await findFreePort();
  const child = spawn(process.execPath, [join(checkout, 'tools/start.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withLocalBin({
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_CARDS_PORT: String(cardsPort),
      SANDBOX_TEXTS_PORT: String(textsPort),
      SANDBOX_GOOGLE_PORT: String(googlePort),
      SANDBOX_CLEVER_PORT: String(cleverPort),
      SANDBOX_SCHOOL_PORT: String(schoolPort),
      WONDERFIELD_DATA: dataFolder,
      ADDRESS_LIMITS: 'off',
    }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const url = `http://localhost:${port}`;
  return {
    url,
    child,
    stop,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    googleUrl: `http://localhost:${googlePort}`,
  };
};

/** Starts the whole portal with new data on free ports, for benchmarks and the tour. */
export const startTemporaryPortal = async (): Promise<TemporaryPortal> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wonderfield-portal-'));
  const { child, stop: stopPortal, ...urls } = await spawnPortal(dataFolder);
  const stop = async () => {
    await stopPortal();
    await rm(dataFolder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(urls.url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The portal stopped or did not start in time. See its error above.');
    }
    await sleep(POLL_MS);
  }
  return { ...urls, dataFolder, pid: child.pid ?? 0, stop };
};
