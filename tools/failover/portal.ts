import { APP_ROLE, databaseUrl } from '@wonderfield/local-database/databases';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { startApi } from '../lib/portal/api-service.ts';
import { startBackingServices } from '../lib/portal/backing-services.ts';
import type { Lifetime } from '../lib/portal/lifetime.ts';
import { readServiceSettings } from '../lib/portal/service-settings.ts';

type Wanted = {
  dataFolder: string;
  /** Port for users. */
  publicPort: number;
  /** Database port for the service and for migrations. */
  servicePort: number;
  /** Database port of the replica. */
  replicaPort: number;
  ownerUrl: string;
  database: string;
  password: string;
};

const PORTS = ['', '_SMTP', '_CARDS', '_TEXTS', '_GOOGLE', '_CLEVER', '_SCHOOL'];

const freeSettings = async ({
  dataFolder,
  publicPort,
  servicePort,
  replicaPort,
  database,
  password,
}: Wanted) => {
  const ports: Record<string, string> = {};
  for (const name of PORTS) ports[`SANDBOX${name}_PORT`] = String(await findFreePort());
  return {
    ...ports,
    WONDERFIELD_DATA: dataFolder,
    PUBLIC_URL: `http://127.0.0.1:${publicPort}`,
    DATABASE_URL: databaseUrl({ role: APP_ROLE, password, port: servicePort, database }),
    REPLICA_DATABASE_URL: databaseUrl({ role: APP_ROLE, password, port: replicaPort, database }),
    TRUSTED_PROXIES: '1',
    ADDRESS_LIMITS: 'off',
    // Log lines of failed requests would hide the report.
    LOG_LEVEL: 'fatal',
  };
};

/** Starts one portal process as in production, without a restart after its end. */
const startProcess = async (env: NodeJS.ProcessEnv, lifetime: Lifetime) => {
  const port = await findFreePort();
  const api = startApi({ ...env, PORT: String(port), HOST: '127.0.0.1' });
  lifetime.onEnd(() => api.stop());
  let hasEnded = false;
  void api.ended.then(() => {
    hasEnded = true;
  });
  const failed = api.ended.then((how) => {
    lifetime.ensureGoingOn();
    throw new StartupError(`A process of the portal ended before it was ready (${how}).`);
  });
  await Promise.race([api.ready, failed]);
  failed.catch(() => undefined); // A later end is detected by the serving check.
  const isServing = async () =>
    !hasEnded &&
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
  return { port, pid: api.pid, isServing };
};

/** Starts two processes on one database. The first migrates, the second only serves. */
export const startPortal = async (lifetime: Lifetime, wanted: Wanted) => {
  const settings = { ...process.env, ...(await freeSettings(wanted)) };
  const services = readServiceSettings({ ...settings, PORT: String(wanted.publicPort) });
  const env = { ...(await startBackingServices(lifetime, services)), ...settings };
  const first = await startProcess({ ...env, MIGRATION_DATABASE_URL: wanted.ownerUrl }, lifetime);
  const second = await startProcess(env, lifetime);
  return { processes: [first, second], sandboxUrl: `http://localhost:${services.sandboxPort}` };
};
