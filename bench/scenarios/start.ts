import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listPending, migrate } from '@wonderfield/api/db/migrate';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import { spawnPortal } from '@wonderfield/tools/portal/temporary-portal';
import { root } from '@wonderfield/tools/repository';
import { startStopwatch } from '../lib/stopwatch.ts';

const POLL_MS = 10;
const TIMEOUT_MS = 600_000;

/** Polls until there is a result. */
const until = async <Found>(ask: () => Promise<Found>): Promise<NonNullable<Found>> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const response = await ask().catch(() => undefined);
    if (response) return response;
    if (Date.now() > deadline) throw new Error('The portal did not start in time.');
    await sleep(POLL_MS);
  }
};

const responses = (url: string) => until(async () => (await fetch(url)).ok);

type Stopwatch = ReturnType<typeof startStopwatch>;

/** Starts the portal and observes its parts from outside. */
const watchStart = async (dataFolder: string, stopwatch: Stopwatch, checkout = root) => {
  const portal = await spawnPortal(dataFolder, checkout);
  const folder = join(dataFolder, 'database');
  const { ownerUrl } = await until(async () => findRunningDatabase(folder));
  stopwatch.endOf('process, and its own code');
  await until(() => listPending(ownerUrl));
  stopwatch.endOf('database');
  await responses(`${portal.sandboxUrl}/`);
  stopwatch.endOf('sandbox');
  await responses(`${portal.url}/healthz`);
  stopwatch.endOf('pages, listening');
  await responses(`${portal.url}/sign-in`);
  // Until then, visitors get 503 with Retry-After.
  stopwatch.endOf('migrations, jobs, demo, page');
  return { portal, ownerUrl };
};

const measureWarmStart = async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wonderfield-start-'));
  try {
    const first = await watchStart(dataFolder, startStopwatch());
    await first.portal.stop();
    const stopwatch = startStopwatch();
    const { portal, ownerUrl } = await watchStart(dataFolder, stopwatch);
    stopwatch.print('Warm start to the first page');
    const before = performance.now();
    await migrate(ownerUrl);
    const ms = performance.now() - before;
    console.log(`  (migrations with nothing to do: ${(ms / 1000).toFixed(2)} s)`);
    await portal.stop();
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
};

const run = (command: string, args: string[], cwd: string) => {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

/** Measures a start from a fresh clone, like for a new developer. */
const measureFreshStart = async () => {
  const place = await mkdtemp(join(tmpdir(), 'wonderfield-fresh-'));
  const checkout = join(place, 'checkout');
  try {
    const stopwatch = startStopwatch();
    run('git', ['clone', '--quiet', '--no-local', root, checkout], place);
    stopwatch.endOf('clone');
    run('npm', ['ci', '--loglevel=error'], checkout);
    stopwatch.endOf('install');
    const build = "(await import('./tools/lib/web-build.ts')).ensureWebIsBuilt()";
    run(process.execPath, ['--input-type=module', '--eval', build], checkout);
    stopwatch.endOf('build');
    const { portal } = await watchStart(join(place, 'data'), stopwatch, checkout);
    stopwatch.print('Fresh clone to the first page');
    await portal.stop();
  } finally {
    await rm(place, { recursive: true, force: true });
  }
};

/** `npm run bench start`. With `-- --fresh` also from a fresh clone, which takes minutes. */
export const measureStart = async (): Promise<boolean> => {
  await measureWarmStart();
  if (process.argv.includes('--fresh')) await measureFreshStart();
  return true;
};
