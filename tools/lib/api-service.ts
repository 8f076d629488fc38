import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildService, startChildService } from './child-service.ts';
import type { Lifetime } from './lifetime.ts';
import { root } from './repository.ts';

const DRAIN_MS = 15_000;
const POLL_MS = 100;

/** How one of the demo people signs in. */
export type DemoSignIn = { who: string; where: string; login: string; password: string };

export const startApi = (
  lifetime: Lifetime,
  env: NodeJS.ProcessEnv,
  onCrash?: (how: string) => void,
): ChildService =>
  startChildService(lifetime, {
    ...(onCrash && { onCrash }),
    name: 'the API',
    node: [join(root, 'apps/api/src/main.ts')],
    env,
    patienceMs: DRAIN_MS,
  });

const untilEnding = async (lifetime: Lifetime): Promise<void> => {
  while (!lifetime.isEnding) await sleep(POLL_MS);
};

const answersReady = async (port: number): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(2_000);
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
};

/** Waits until the API has announced itself and answers that it is ready. */
export const apiReady = async (
  lifetime: Lifetime,
  api: ChildService,
  port: number,
): Promise<DemoSignIn[]> => {
  const message = await Promise.race([api.ready, untilEnding(lifetime)]);
  while (!lifetime.isEnding && !(await answersReady(port))) await sleep(POLL_MS);
  lifetime.ensureGoingOn();
  return (message as { demo?: DemoSignIn[] } | undefined)?.demo ?? [];
};
