import { join } from 'node:path';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import {
  startTemporaryPortal,
  type TemporaryPortal,
} from '@wonderfield/tools/portal/temporary-portal';
import { openBenchPortal } from '../calls/bench-portal.ts';
import { saveAnswers } from '../calls/game-answers.ts';
import type { HotCall } from '../calls/hot-calls.ts';
import { makeReads } from '../calls/reads.ts';
import { makeWrites } from '../calls/writes.ts';
import { COUNTRY, fillDatabase } from '../growth/fill-database.ts';
import { median } from '../lib/median.ts';
import { timeCall } from '../lib/request.ts';

const BUDGET = 1.3;
const READS = 600;
const WRITES = 200;

/** Prepares the calls of one portal. */
const openCalls = async (temporary: TemporaryPortal) => {
  const portal = await openBenchPortal(temporary);
  const calls = [
    ...(await makeReads(portal)),
    ...(await makeWrites(portal, 2)),
    await saveAnswers(portal, 2),
  ];
  const askOf = async (call: HotCall) => {
    const { ms, code } = await timeCall(`${temporary.url}${call.path}`, call.body());
    if (code !== 'GEN_000') throw new Error(`${call.name}: ${code}`);
    return ms;
  };
  return { calls, askOf, close: () => portal.close() };
};

type Caller = Awaited<ReturnType<typeof openCalls>>;

const fill = async ({ dataFolder }: TemporaryPortal) => {
  const running = findRunningDatabase(join(dataFolder, 'database'));
  if (!running) throw new Error('The portal’s database was not found.');
  const startedAt = performance.now();
  await fillDatabase(running.ownerUrl);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `Growth: ${COUNTRY.students} students, ${COUNTRY.classrooms} classrooms and ${COUNTRY.answers} answers, made in ${seconds.toFixed(0)} s`,
  );
};

/**
 * Alternates between both portals, so other load on the machine affects both. Slow first calls are
 * not counted.
 */
const measure = async (small: Caller, large: Caller, place: number) => {
  const [ofSmall, ofLarge] = [small.calls[place], large.calls[place]];
  if (!ofSmall || !ofLarge) throw new Error('The two portals do not have the same calls.');
  const count = ofSmall.amount ? Math.min(ofSmall.amount, WRITES) : READS;
  const times: { few: number; many: number }[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    times.push({ few: await small.askOf(ofSmall), many: await large.askOf(ofLarge) });
  }
  const counted = times.slice(Math.floor(count / 3));
  return {
    label: ofSmall.label,
    few: median(counted.map(({ few }) => few)),
    many: median(counted.map(({ many }) => many)),
  };
};

const compare = async (small: Caller, large: Caller) => {
  let isFlat = true;
  for (const place of small.calls.keys()) {
    const { label, few, many } = await measure(small, large, place);
    const growth = many / few;
    isFlat &&= growth <= BUDGET;
    console.log(
      `  ${label.padEnd(42)} ${few.toFixed(1).padStart(8)} ms ${many.toFixed(1).padStart(8)} ms  ${growth.toFixed(2)} times (at most ${BUDGET})`,
    );
  }
  return isFlat;
};

/** Compares the same calls in a small school and in a whole country. */
export const measureGrowth = async (school: TemporaryPortal): Promise<boolean> => {
  const country = await startTemporaryPortal();
  try {
    const small = await openCalls(school);
    const large = await openCalls(country);
    await fill(country);
    const isFlat = await compare(small, large);
    await Promise.all([small.close(), large.close()]);
    return isFlat;
  } finally {
    await country.stop();
  }
};
