import { randomBytes } from 'node:crypto';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { type Environment, until } from './environment.ts';
import { makeNode, membersSeenBy, type PatroniNode, startEtcd, untilPaired } from './patroni.ts';
import type { Programs } from './programs.ts';
import { startHaproxy, startPgbouncer } from './proxies.ts';
import { makeOwnDatabase } from './test-database.ts';

/** Starts a primary with a synchronous replica, and proxies that lead to the current primary. */
export const startCluster = async (environment: Environment, programs: Programs) => {
  const password = randomBytes(12).toString('hex');
  const etcdPort = await startEtcd(environment, programs);
  const one = await makeNode(environment, programs, { name: 'one', etcdPort, password });
  const two = await makeNode(environment, programs, { name: 'two', etcdPort, password });
  const nodes = [one, two];
  for (const { start } of nodes) start();
  await untilPaired(one, 'one node leads and the other follows');
  const { primaryPort, replicaPort } = await startHaproxy(environment, programs, nodes);
  let made: Awaited<ReturnType<typeof makeOwnDatabase>> | undefined;
  await until('HAProxy leads to the primary', async () => {
    made = await makeOwnDatabase(primaryPort, password);
    return true;
  });
  if (!made) throw new StartupError('The database could not be created.');
  const { database } = made;
  const toPort = primaryPort;
  const servicePort = await startPgbouncer(environment, programs, { toPort, database, password });
  return { nodes, ...made, servicePort, replicaPort, password };
};

/** Returns the current primary and the node that would replace it. */
export const rolesOf = async (nodes: PatroniNode[]) => {
  const [any] = nodes;
  const leader = any && (await membersSeenBy(any)).find(({ role }) => role === 'leader');
  const primary = nodes.find(({ name }) => name === leader?.name);
  const promoted = nodes.find((node) => node !== primary);
  if (!primary || !promoted) throw new StartupError('No node is the leader.');
  return { primary, heir: promoted };
};
