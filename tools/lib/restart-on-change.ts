import { watch } from 'node:fs';
import { join } from 'node:path';
import { startApi } from './api-service.ts';
import type { ChildService } from './child-service.ts';
import type { Lifetime } from './lifetime.ts';
import { root } from './repository.ts';

const WATCHED = ['apps/api', 'packages/contract/src'];
const SETTLE_MS = 150;

/**
 * Runs the API and replaces it after every change of its sources. Not `node --watch`: that one
 * survives the death of its parent.
 */
export const startRestartingApi = (lifetime: Lifetime, env: NodeJS.ProcessEnv): ChildService => {
  const start = () =>
    startApi(lifetime, env, (how) =>
      console.error(`The API ended (${how}); waiting for a change.`),
    );
  const first = start();
  let current = first;
  let restarting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    restarting = restarting.then(async () => {
      await current.stop();
      if (lifetime.isEnding) return;
      console.log('Restarting the API after a change.');
      current = start();
    });
  };
  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql|json)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(restart, SETTLE_MS);
    });
  }
  return first;
};
