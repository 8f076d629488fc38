import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { startApi } from '@wonderfield/tools/portal/api-service';
import { ensureSecrets } from '@wonderfield/tools/portal/secrets';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { type BenchPortal, openBenchPortal } from '../calls/bench-portal.ts';
import type { HotCall } from '../calls/hot-calls.ts';
import { makeReads } from '../calls/reads.ts';
import { runLoad } from '../lib/load.ts';

const COUNTS = [1, 2, 4];
const CONNECTIONS = 16;
const SECONDS = 4;

const startProcess = async ({ databaseUrl }: BenchPortal, { dataFolder }: TemporaryPortal) => {
  const port = await findFreePort();
  const running = findRunningDatabase(join(dataFolder, 'database'));
  const api = startApi({
    ...process.env,
    ...ensureSecrets(dataFolder),
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: running?.ownerUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    SMTP_URL: 'smtp://localhost:1',
    STRIPE_SECRET_KEY: 'unused',
    STRIPE_PUBLISHABLE_KEY: 'unused',
    STRIPE_WEBHOOK_SECRET: 'unused',
    ADDRESS_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  await api.ready;
  return { url: `http://127.0.0.1:${port}`, stop: api.stop };
};

const rateOf = async (call: HotCall, urls: readonly string[]) => {
  const loads = await Promise.all(
    urls.map((url) =>
      runLoad({
        url: `${url}${call.path}`,
        connections: Math.ceil(CONNECTIONS / urls.length),
        seconds: SECONDS,
        body: () => new URLSearchParams(call.body()).toString(),
      }),
    ),
  );
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0);
};

/** Measures one, two and four processes on one database on the available cores. */
export const measureProcesses = async (temporary: TemporaryPortal): Promise<boolean> => {
  const portal = await openBenchPortal(temporary);
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  try {
    const [call] = await makeReads(portal);
    if (!call) throw new Error('No call to measure was found.');
    console.log(
      `Processes: ${call.label} on ${availableParallelism()} cores shared with the database`,
    );
    let alone = Number.NaN;
    for (const count of COUNTS) {
      while (processes.length < count) processes.push(await startProcess(portal, temporary));
      const urls = processes.map(({ url }) => url);
      await rateOf(call, urls); // Warm-up.
      const rate = await rateOf(call, urls);
      if (count === 1) alone = rate;
      console.log(
        `  ${count} ${rate.toFixed(0).padStart(8)} per second  ${(rate / alone).toFixed(2)} times one process`,
      );
    }
    return true;
  } finally {
    for (const one of processes) await one.stop();
    await portal.close();
  }
};
