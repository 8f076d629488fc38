import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.ts';
import { startApi } from './api-service.ts';
import type { Run } from './keep-running.ts';
import type { Lifetime } from './lifetime.ts';

const WATCHED = ['apps/api', 'packages/contract/src'];
const SETTLE_MS = 150;
const CTRL_C_MS = 300;

/**
 * Runs the API and restarts it after every source change. Not `node --watch`, because that survives
 * its parent. After a crash it waits for the next change.
 */
export const startRestartingApi = (lifetime: Lifetime, env: NodeJS.ProcessEnv): Run => {
  const start = (): Run => {
    const api = startApi(env);
    let isStopping = false;
    void api.ended.then((how) => {
      // Ctrl-C reaches parent and child at the same time, so this process may learn of it later.
      setTimeout(() => {
        if (isStopping || lifetime.isEnding) return;
        console.error(`The API ended (${how}). Waiting for a change.`);
      }, CTRL_C_MS);
    });
    return {
      ...api,
      stop: () => {
        isStopping = true;
        return api.stop();
      },
    };
  };
  const first = start();
  let current = first;
  lifetime.onEnd(() => current.stop());
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
