import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BaselineOrders } from './baseline-server.ts';

/** Runs the floor in a process of its own, as the portal has one. */
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
