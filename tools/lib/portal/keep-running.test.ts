import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChildService } from './child-service.ts';
import { keepRunning, type Run } from './keep-running.ts';
import { openMaintenanceServer } from './maintenance-server.ts';

/** A lifetime whose end the test can observe. */
const aLifetime = () => {
  const ended = Promise.withResolvers<{ code: number; reason: string | undefined }>();
  const stops: (() => Promise<unknown>)[] = [];
  return {
    isEnding: false,
    ended: ended.promise,
    onEnd: (stop: () => Promise<unknown>) => void stops.push(stop),
    ensureGoingOn: () => undefined,
    end(code: number, reason?: string) {
      this.isEnding = true;
      ended.resolve({ code, reason });
    },
    async stopAll() {
      this.isEnding = true;
      for (const stop of stops) await stop();
    },
  };
};
const messages: string[] = [];
beforeEach(() => {
  messages.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void messages.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());
const withoutPause = async () => undefined;

/** A program that reports its process id when ready and runs until it is killed. */
const LIVES = 'setInterval(() => {}, 1000); process.send({ type: "ready", pid: process.pid });';
const child = (script: string) =>
  startChildService({ node: ['-e', script], env: process.env, patienceMs: 1000 });

/** Records every run of the service, so a test can end the newest. */
const remembered = (run: () => Run) => {
  const runs: Run[] = [];
  return {
    runs,
    run: () => {
      const next = run();
      runs.push(next);
      return next;
    },
  };
};

it('restarts a killed service and prints one line', async () => {
  const lifetime = aLifetime();
  const { runs, run } = remembered(() => child(LIVES));
  const first = await keepRunning(lifetime, { name: 'the clock', whereToLook: 'Look up.', run });
  process.kill((first as { pid: number }).pid, 'SIGKILL');
  await vi.waitFor(() => expect(runs).toHaveLength(2), { timeout: 10_000 });
  const second = (await runs[1]?.ready) as { pid: number };
  expect(second.pid).not.toBe((first as { pid: number }).pid);
  expect(messages).toEqual(['The clock ended (SIGKILL). Restarting it.']);
  await lifetime.stopAll();
  expect(await runs[1]?.ended).toBe('SIGTERM');
  expect(runs).toHaveLength(2);
});

it('ends everything after five crashes in a minute and says where to look', async () => {
  const lifetime = aLifetime();
  let starts = 0;
  const run = () => {
    starts += 1;
    return child(
      starts === 1 ? `${LIVES} setTimeout(() => process.exit(3), 50)` : 'process.exit(4)',
    );
  };
  await keepRunning(
    lifetime,
    { name: 'the clock', whereToLook: 'Its messages are above.', run },
    withoutPause,
  );
  expect(await lifetime.ended).toEqual({
    code: 1,
    reason:
      'Wonderfield stops because the clock ended five times within a minute (exit code 4). Its messages are above.',
  });
  expect(starts).toBe(5);
});

it('does not retry a service that never started, because that is a configuration error', async () => {
  const { runs, run } = remembered(() => child('process.exit(2)'));
  await expect(
    keepRunning(aLifetime(), { name: 'the clock', whereToLook: '', run }, withoutPause),
  ).rejects.toThrow('Wonderfield stops because the clock ended (exit code 2).');
  expect(runs).toHaveLength(1);
});

it('restarts nothing after the end of the lifetime', async () => {
  const lifetime = aLifetime();
  const { runs, run } = remembered(() => child(LIVES));
  await keepRunning(lifetime, { name: 'the clock', whereToLook: '', run }, withoutPause);
  await lifetime.stopAll();
  await runs[0]?.ended;
  expect(messages).toEqual([]);
  expect(runs).toHaveLength(1);
});

it('responds with 503 and Retry-After in our envelope while the API is down', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  const maintenance = await openMaintenanceServer({ host: '127.0.0.1', port });
  const response = await fetch(`http://127.0.0.1:${port}/users/login`, {
    method: 'POST',
    body: 'x',
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    _responseStatus: 0,
    msgCode: 'SYS_002',
    msg: 'Something went wrong, Please try again',
  });
  await maintenance.close();
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
