import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BaselineOrders } from './baseline-server.ts';

/** Runs the baseline in a separate process, like the portal. */
export const startBaseline = async (orders: BaselineOrders) => {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'), {
    serialization: 'advanced',
  });
  child.send(orders);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};
