import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../repository.ts';
import { startChildService } from './child-service.ts';
import { keepRunning } from './keep-running.ts';
import type { Lifetime } from './lifetime.ts';
import { type MaintenanceServer, openMaintenanceServer } from './maintenance-server.ts';

const DRAIN_MS = 15_000;
const POLL_MS = 100;
/** Same default as the API. */
const DEFAULT_HOST = 'localhost';

export type DemoSignIn = { who: string; where: string; login: string; password: string };

export const startApi = (env: NodeJS.ProcessEnv, freePort?: () => Promise<unknown>) =>
  startChildService({
    node: [join(root, 'apps/api/src/main.ts')],
    env,
    patienceMs: DRAIN_MS,
    ...(freePort && { freePort }),
  });

const answersReady = async (port: number): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(2_000);
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
};

const untilEnding = async (lifetime: Lifetime): Promise<void> => {
  while (!lifetime.isEnding) await sleep(POLL_MS);
};

/** Waits until the API reports that it is ready. */
export const apiReady = async (
  lifetime: Lifetime,
  ready: Promise<unknown>,
  port: number,
): Promise<DemoSignIn[]> => {
  const message = await Promise.race([ready, untilEnding(lifetime)]);
  while (!lifetime.isEnding && !(await answersReady(port))) await sleep(POLL_MS);
  lifetime.ensureGoingOn();
  return (message as { demo?: DemoSignIn[] } | undefined)?.demo ?? [];
};

/**
 * Keeps the API running until the command ends. A maintenance server responds while the API
 * restarts.
 */
export const keepApiRunning = async (
  lifetime: Lifetime,
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<DemoSignIn[]> => {
  let maintenance: Promise<MaintenanceServer | undefined> | undefined;
  const closeMaintenanceServer = async () => {
    const open = await maintenance;
    maintenance = undefined;
    await open?.close();
  };
  lifetime.onEnd(closeMaintenanceServer);
  let isFirst = true;
  const run = () => {
    const api = startApi({ ...env, PORT_IS_LENT: isFirst ? 'off' : 'on' }, closeMaintenanceServer);
    isFirst = false;
    void api.ended.then(() => {
      if (lifetime.isEnding) return;
      // Continue if the maintenance server cannot start. Connections then fail for a second or two.
      maintenance ??= openMaintenanceServer({ host: env.HOST || DEFAULT_HOST, port }).catch(
        () => undefined,
      );
    });
    return api;
  };
  const whereToLook = 'Its messages are above.';
  return apiReady(lifetime, keepRunning(lifetime, { name: 'the API', whereToLook, run }), port);
};
