import { join } from 'node:path';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import type { TemporaryPortal } from '@wonderfield/tools/temporary-portal';
import { saveAnswers } from '../calls/answers-of-the-game.ts';
import { type BenchPortal, openBenchPortal } from '../calls/bench-portal.ts';
import type { HotCall } from '../calls/hot-calls.ts';
import { makeReads } from '../calls/reads.ts';
import { makeWrites } from '../calls/writes.ts';
import { COUNTRY, fillDatabase } from '../growth/fill-database.ts';
import { ask } from '../lib/ask.ts';
import { median } from '../lib/median.ts';

const BUDGET = 1.3;
const READS = 600;

type GrowingCall = Pick<HotCall, 'label' | 'path' | 'body' | 'amount'> & { answer?: string };

/** Turned away before the database is asked: how the machine itself has changed between the two times. */
const NO_CALL: GrowingCall = {
  ...{ label: 'no call at all, to compare', path: '/users/nothing', body: () => ({}) },
  answer: 'RTE_404',
};

/** The middle of many, one after the other; what is slow at first is not counted. */
const measure = async (url: string, { label, path, body, amount, answer }: GrowingCall) => {
  const count = amount ? Math.min(amount, 200) : READS;
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { ms, code } = await ask(`${url}${path}`, body());
    if (code !== (answer ?? 'GEN_000')) throw new Error(`${label}: ${code}`);
    times.push(ms);
  }
  return median(times.slice(Math.floor(count / 3)));
};

const makeCalls = async (portal: BenchPortal): Promise<GrowingCall[]> => [
  NO_CALL,
  ...(await makeReads(portal)),
  ...(await makeWrites(portal, 2)),
  await saveAnswers(portal, 2),
];

/** The same calls of the same people, in a small school and in a whole country. */
export const measureGrowth = async (temporary: TemporaryPortal): Promise<boolean> => {
  const running = findRunningDatabase(join(temporary.dataFolder, 'database'));
  if (!running) throw new Error('The database of the portal was not found.');
  const portal = await openBenchPortal(temporary);
  try {
    const calls = await makeCalls(portal);
    const before: number[] = [];
    for (const call of calls) before.push(await measure(temporary.url, call));
    const startedAt = performance.now();
    await fillDatabase(running.ownerUrl);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `Growth: ${COUNTRY.students} students, ${COUNTRY.classrooms} classrooms and ${COUNTRY.answers} answers, made in ${seconds.toFixed(0)} s`,
    );
    let isFlat = true;
    for (const [place, call] of calls.entries()) {
      const few = before[place] ?? Number.NaN;
      const many = await measure(temporary.url, call);
      const growth = many / few;
      isFlat &&= growth <= BUDGET;
      console.log(
        `  ${call.label.padEnd(42)} ${few.toFixed(1).padStart(8)} ms ${many.toFixed(1).padStart(8)} ms  ${growth.toFixed(2)} times (at most ${BUDGET})`,
      );
    }
    return isFlat;
  } finally {
    await portal.close();
  }
};
