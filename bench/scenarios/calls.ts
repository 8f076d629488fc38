import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import type { BaselineCall } from '../calls/baseline-server.ts';
import { type BenchPortal, openBenchPortal } from '../calls/bench-portal.ts';
import { saveAnswers } from '../calls/game-answers.ts';
import type { HotCall } from '../calls/hot-calls.ts';
import { makeReads } from '../calls/reads.ts';
import { makeReplay } from '../calls/replay.ts';
import { startBaseline } from '../calls/start-baseline.ts';
import { syncClass } from '../calls/sync-class.ts';
import { makeWrites } from '../calls/writes.ts';
import { type Load, runLoad } from '../lib/load.ts';
import { median } from '../lib/median.ts';

/** The first round warms up both servers and is not counted. */
const ROUNDS = 6;
const SECONDS = 2;

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Records the database queries of the call for each of its requests. */
const listenTo = async ({ app, recorder }: BenchPortal, call: HotCall): Promise<BaselineCall> => {
  const replays = [];
  for (const fields of call.recorded) {
    const heard = await recorder.during(async () => {
      const response = await app.inject({ method: 'POST', url: call.path, payload: fields });
      const { _responseStatus, msgCode } = response.json();
      if (_responseStatus !== 1) throw new Error(`${call.name}: ${msgCode}`);
    });
    replays.push(makeReplay(heard));
  }
  return { replays, ...call.floor };
};

type Sides = Record<'portal' | 'floor', Load>;

/** Alternates between the portal and the baseline, so other load on the machine affects both. */
const runRound = async (
  call: HotCall,
  urls: Record<'portal' | 'floor', string>,
  connections: number,
): Promise<Sides> => {
  const load = { connections, seconds: SECONDS, amount: call.amount };
  const body = () => formOf(call.body());
  const portal = await runLoad({ url: urls.portal, body, ...load });
  await call.reset?.();
  const baseline = await runLoad({ url: urls.floor, body: () => '', ...load });
  await call.reset?.();
  return { portal, floor: baseline };
};

const summarize = (rounds: readonly Sides[]) => ({
  ratio: median(rounds.map(({ portal, floor: baseline }) => portal.perSecond / baseline.perSecond)),
  portal: median(rounds.map(({ portal }) => portal.perSecond)),
  floor: median(rounds.map(({ floor: baseline }) => baseline.perSecond)),
  refused: rounds.reduce(
    (sum, { portal, floor: baseline }) => sum + portal.refused + baseline.refused,
    0,
  ),
});

const rate = (perSecond: number) => perSecond.toFixed(perSecond < 10 ? 1 : 0).padStart(9);

/** Compares frequent calls with a baseline of Node, the driver and the database. */
export const measureCalls = async (portal: TemporaryPortal): Promise<boolean> => {
  const bench = await openBenchPortal(portal);
  try {
    const calls: HotCall[] = [];
    const baselineCalls: Record<string, BaselineCall> = {};
    const makers = [
      () => makeReads(bench),
      () => makeWrites(bench, ROUNDS),
      async () => [await syncClass(bench, portal, ROUNDS)],
      async () => [await saveAnswers(bench, ROUNDS)],
    ];
    for (const make of makers) {
      const made = await make();
      // Records at once, because a session older than a minute also updates its last use, which is
      // not typical.
      for (const call of made) baselineCalls[call.name] = await listenTo(bench, call);
      calls.push(...made);
    }
    const baseline = await startBaseline({ databaseUrl: bench.databaseUrl, calls: baselineCalls });
    console.log(`Calls: ratio to the baseline, median of ${ROUNDS - 1} alternating rounds`);
    console.log(
      `  ${'call'.padEnd(42)} statements connections  portal/s    base/s  ratio  at least`,
    );
    let isEnough = true;
    for (const call of calls) {
      const urls = { portal: `${portal.url}${call.path}`, floor: `${baseline.url}/${call.name}` };
      for (const connections of call.connections) {
        const rounds: Sides[] = [];
        await call.reset?.();
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push(await runRound(call, urls, connections));
        }
        const summary = summarize(rounds.slice(1));
        const statements = baselineCalls[call.name]?.replays[0]?.length ?? 0;
        console.log(
          `  ${call.label.padEnd(42)} ${String(statements).padStart(10)} ${String(connections).padStart(11)} ${rate(summary.portal)} ${rate(summary.floor)}  ${summary.ratio.toFixed(2).padStart(5)}  ${call.target.toFixed(2).padStart(8)}${summary.refused > 0 ? `  ${summary.refused} rejected` : ''}`,
        );
        isEnough &&= summary.ratio >= call.target && summary.refused === 0;
      }
    }
    await baseline.stop();
    return isEnough;
  } finally {
    await bench.close();
  }
};
