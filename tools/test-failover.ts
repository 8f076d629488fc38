// `npm run test:failover`: runs the portal with etcd, two Patroni nodes with a synchronous replica,
// HAProxy, PgBouncer and two processes behind nginx, and kills the primary. All use loopback ports.
// Fails if acknowledged data is lost, a process ends, an email is missing or the killed node does
// not become a replica again.
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { rolesOf, startCluster } from './failover/cluster.ts';
import { openEnvironment, until } from './failover/environment.ts';
import { killPrimary } from './failover/kill-primary.ts';
import { withoutEmail } from './failover/missing-emails.ts';
import { type PatroniNode, untilPaired } from './failover/patroni.ts';
import { startPortal } from './failover/portal.ts';
import { findPrograms } from './failover/programs.ts';
import { startNginx } from './failover/proxies.ts';
import { countConnections, readWeekFromReplica } from './failover/replica-reads.ts';
import { missingOf, validate } from './failover/report.ts';
import { countListeners } from './failover/test-database.ts';
import { ACKNOWLEDGED, startWriting } from './failover/write-load.ts';
import { Lifetime } from './lib/portal/lifetime.ts';

const WARM_UP_MS = 8_000;
const AFTERWARDS_MS = 8_000;
const TIMEOUT_MS = 120_000;

const lifetime = new Lifetime();

await lifetime.run(async () => {
  const programs = findPrograms();
  const environment = openEnvironment(lifetime);
  const cluster = await startCluster(environment, programs);
  lifetime.ensureGoingOn();
  const publicPort = await findFreePort();
  const dataFolder = `${environment.folder}/portal`;
  const { processes, sandboxUrl } = await startPortal(lifetime, {
    ...cluster,
    publicPort,
    dataFolder,
  });
  await startNginx(environment, programs, {
    port: publicPort,
    apiPorts: processes.map(({ port }) => port),
  });
  const pids = processes.map(({ pid }) => pid).join(' and ');
  console.log(`PostgreSQL ${cluster.version}, a primary and a synchronous replica`);
  console.log(`Processes of the portal: ${pids}`);

  const portalUrl = `http://127.0.0.1:${publicPort}`;
  const { primary, heir: promoted } = await rolesOf(cluster.nodes);
  const isReadAt = (node: PatroniNode) => async () => {
    await readWeekFromReplica(portalUrl);
    return (await countConnections(cluster.urlAt(node.port))) > 0;
  };
  await until('the week of a child is read at the replica', isReadAt(promoted));
  console.log(`The week of a child is read at node ${promoted.name}, the replica`);
  const writing = startWriting(portalUrl);
  await sleep(WARM_UP_MS);
  const killedAt = killPrimary(primary);
  console.log(`Killed node ${primary.name}, the primary, with its Patroni`);
  const isBack = async () =>
    writing.writes.some(
      ({ startedAt, answer: reply }) => startedAt > killedAt && reply === ACKNOWLEDGED,
    );
  await until('a sign-up succeeds again', isBack, TIMEOUT_MS);
  await sleep(AFTERWARDS_MS);
  await writing.stop();

  const { acknowledged, after, lines } = validate(writing.writes, killedAt);
  for (const line of lines) console.log(`  ${line}`);
  const lost = await missingOf(cluster.ownerUrl, acknowledged);
  console.log(
    `  ${lost.length} of ${acknowledged.length} acknowledged writes are lost ${lost.join(' ')}`,
  );
  const undelivered = await withoutEmail(sandboxUrl, after);
  console.log(`  emails for ${after.length} later sign-ups: ${undelivered.length} did not arrive`);
  const serving = await Promise.all(processes.map(({ isServing }) => isServing()));
  const silent = serving.filter((isServing) => !isServing).length;
  console.log(
    `  processes ${pids} of the portal were never restarted, ${silent} of them do not respond`,
  );
  const hasListeners = async () => (await countListeners(cluster.adminUrl)) >= processes.length;
  await until('each process listens for jobs again', hasListeners);
  console.log('  each of them listens for jobs on the new primary');

  primary.start();
  await untilPaired(promoted, 'the killed node is a replica again');
  const isComplete = async () =>
    (await missingOf(cluster.urlAt(primary.port), acknowledged)).length === 0;
  await until('the killed node has every acknowledged write', isComplete, TIMEOUT_MS);
  console.log(
    `  node ${primary.name} is back, replicates node ${promoted.name} and has every acknowledged write`,
  );
  await until('the week of a child is read there', isReadAt(primary), TIMEOUT_MS);
  console.log(`  the week of a child is read at node ${primary.name} now`);
  lifetime.end(lost.length + undelivered.length + silent > 0 ? 1 : 0);
});
