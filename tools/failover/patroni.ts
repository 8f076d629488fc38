import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { type Environment, until } from './environment.ts';
import type { Programs } from './programs.ts';

/** Shortest leader lease that Patroni accepts: how long a dead primary stays leader. */
const OFFICE_SECONDS = 20;

/** A PostgreSQL server with its Patroni process. */
export type PatroniNode = {
  name: string;
  port: number;
  healthPort: number;
  /** Starts or restarts it. */
  start(): void;
  /** Patroni's process comes first, because it would restart the server. */
  pids(): { patroni: number; postgres: number };
};

/** Starts the store in which Patroni nodes elect the primary. Production has three. */
export const startEtcd = async (environment: Environment, { etcd }: Programs): Promise<number> => {
  const port = await findFreePort();
  const peers = `http://127.0.0.1:${await findFreePort()}`;
  const url = `http://127.0.0.1:${port}`;
  environment.run('etcd', [
    etcd,
    '--name',
    'proof',
    '--data-dir',
    environment.makeFolder('etcd'),
    '--listen-client-urls',
    url,
    '--advertise-client-urls',
    url,
    '--listen-peer-urls',
    peers,
    '--initial-advertise-peer-urls',
    peers,
    '--initial-cluster',
    `proof=${peers}`,
  ]);
  await until('etcd answers', async () => (await fetch(`${url}/health`)).ok);
  return port;
};

export type NodeOptions = { name: string; etcdPort: number; password: string };

export const makeNode = async (
  environment: Environment,
  { patroni, postgresBin }: Programs,
  { name, etcdPort, password }: NodeOptions,
): Promise<PatroniNode> => {
  const port = await findFreePort();
  const healthPort = await findFreePort();
  const folder = environment.makeFolder(name);
  const dataFolder = join(folder, 'data');
  // JSON is valid YAML.
  const settings = JSON.stringify({
    scope: 'wonderfield',
    namespace: '/proof/',
    name,
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    restapi: { listen: `127.0.0.1:${healthPort}`, connect_address: `127.0.0.1:${healthPort}` },
    bootstrap: {
      dcs: {
        ttl: OFFICE_SECONDS,
        loop_wait: 2,
        retry_timeout: 9,
        // A write is acknowledged only after the synchronous replica has it, and only that replica
        // may take over.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataFolder,
      bin_dir: postgresBin,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
    },
  });
  const file = environment.writeFile(`${name}.yml`, settings);
  let patroniPid = 0;
  return {
    name,
    port,
    healthPort,
    start: () => {
      patroniPid = environment.run(name, [patroni, file]).pid ?? 0;
    },
    pids: () => ({
      patroni: patroniPid,
      postgres: Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]),
    }),
  };
};

type Member = { name: string; role: string; state: string };

/** Returns the cluster members as a live node sees them. */
export const membersSeenBy = async ({ healthPort }: PatroniNode): Promise<Member[]> => {
  const response = await fetch(`http://127.0.0.1:${healthPort}/cluster`);
  return ((await response.json()) as { members: Member[] }).members;
};

/** Waits until one node leads and the other has all acknowledged writes. */
export const untilPaired = (node: PatroniNode, what: string) =>
  until(
    what,
    async () => {
      const running = (await membersSeenBy(node)).filter(({ state }) =>
        ['running', 'streaming'].includes(state),
      );
      const roles = running.map(({ role }) => role).sort();
      return roles.join() === 'leader,sync_standby';
    },
    120_000,
  );
