import { spawnSync } from 'node:child_process';
import type { PatroniNode } from './patroni.ts';

const childrenOf = (parent: number): number[] => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid);
};

/** Simulates a power failure: kills Patroni, the server and all connections without a shutdown. */
export const killPrimary = (node: PatroniNode): number => {
  const { patroni, postgres } = node.pids();
  const connections = childrenOf(postgres);
  for (const pid of [patroni, postgres, ...connections]) process.kill(pid, 'SIGKILL');
  return performance.now();
};
