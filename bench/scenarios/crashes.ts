import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@wonderfield/api/db/connection/connection';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';

const BUDGET_MS = { api: 3_000, database: 6_000 };
const WRITERS = 4;
const WARM_UP_MS = 3_000;
const AFTERWARDS_MS = 1_000;
const GIVE_UP_MS = 60_000;
/** Pause between two attempts of a writer that could not connect. */
const PAUSE_MS = 20;

const apiPid = (supervisor: number) => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const line = stdout
    .split('\n')
    .map((each) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(each))
    .find((match) => Number(match?.[2]) === supervisor && match?.[3]?.includes('api/src/main.ts'));
  return Number(line?.[1]);
};
const databasePid = (dataFolder: string) =>
  Number(readFileSync(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

const PARENT = {
  userType: 'parent',
  firstName: 'Pat',
  lastName: 'Bench',
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  password: 'Thistle#93b',
  confirmPassword: 'Thistle#93b',
  termsOfService: '1',
};

type Outcome = 'kept' | 'refused' | 'unreachable';

/** Signs up parents continuously and records which were acknowledged and when. */
const startWriting = (url: string) => {
  const acknowledged: { email: string; at: number }[] = [];
  const outcomes: Record<Outcome, number> = { kept: 0, refused: 0, unreachable: 0 };
  let slowestErrorMs = 0;
  let isOver = false;
  const signUp = async (email: string): Promise<Outcome> => {
    const startedAt = performance.now();
    try {
      const body = new URLSearchParams({ ...PARENT, email });
      const response = await fetch(`${url}/users/createUser`, { method: 'POST', body });
      const { _responseStatus, msgCode, errors } = (await response.json()) as Record<
        string,
        unknown
      >;
      if (_responseStatus === 1) {
        acknowledged.push({ email, at: performance.now() });
        return 'kept';
      }
      if (response.status !== 503) throw new Error(`${msgCode} ${JSON.stringify(errors)}`);
      slowestErrorMs = Math.max(slowestErrorMs, performance.now() - startedAt);
      return 'refused';
    } catch (error) {
      if (error instanceof TypeError) return 'unreachable';
      throw error;
    }
  };
  const writer = async (name: number) => {
    for (let n = 0; !isOver; n += 1) {
      const outcome = await signUp(`writer-${name}-${n}@bench.test`);
      outcomes[outcome] += 1;
      if (outcome !== 'kept') await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await writing;
      return { ...outcomes, slowestRefusalMs: slowestErrorMs };
    },
  };
};

type Writing = ReturnType<typeof startWriting>;

const backAfter = async ({ acknowledged }: Writing, pid: number) => {
  process.kill(pid, 'SIGKILL');
  const killedAt = performance.now();
  while (performance.now() - killedAt < GIVE_UP_MS) {
    await sleep(5);
    // Requests in flight at the kill may still get a response. The measure is the restarted
    // service.
    const first = acknowledged.find(({ at }) => at > killedAt + 100);
    if (first) return first.at - killedAt;
  }
  return Number.POSITIVE_INFINITY;
};

const lostOf = async ({ acknowledged }: Writing, dataFolder: string) => {
  const running = findRunningDatabase(join(dataFolder, 'database'));
  if (!running) throw new Error('The portal’s database was not found.');
  const db = openDatabase(running.url, 1, () => undefined);
  const rows = await db.selectFrom('users').select('email').execute();
  await db.destroy();
  const kept = new Set(rows.map(({ email }) => email));
  return acknowledged.filter(({ email }) => !kept.has(email)).length;
};

/** Measures the downtime after a `kill -9` under writes, and whether acknowledged data is lost. */
export const measureCrashes = async (portal: TemporaryPortal): Promise<boolean> => {
  const writing = startWriting(portal.url);
  await sleep(WARM_UP_MS);
  const api = await backAfter(writing, apiPid(portal.pid));
  await sleep(AFTERWARDS_MS);
  const database = await backAfter(writing, databasePid(portal.dataFolder));
  await sleep(AFTERWARDS_MS);
  const {
    kept,
    refused: rejected,
    unreachable,
    slowestRefusalMs: slowestErrorMs,
  } = await writing.stop();
  const lost = await lostOf(writing, portal.dataFolder);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`Crashes, with ${WRITERS} writers`);
  console.log(`  back after the API was killed:      ${seconds(api)} (budget 3 s)`);
  console.log(`  back after the database was killed: ${seconds(database)} (budget 6 s)`);
  console.log(
    `  ${kept} sign-ups acknowledged, ${lost} of them lost, ${rejected} answered with 503, the slowest after ${seconds(slowestErrorMs)}, ${unreachable} without a connection`,
  );
  return api <= BUDGET_MS.api && database <= BUDGET_MS.database && lost === 0;
};
