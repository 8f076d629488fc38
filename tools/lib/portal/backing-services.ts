import { join } from 'node:path';
import type { DatabaseUrls } from '@wonderfield/local-database/find-running-database';
import {
  type LocalDatabase,
  startLocalDatabase,
} from '@wonderfield/local-database/start-local-database';
import { CARD_KEYS } from '@wonderfield/sandbox/cards/card-api';
import { CARD_WEBHOOK_SECRET } from '@wonderfield/sandbox/cards/cards';
import { CLEVER_CLIENT } from '@wonderfield/sandbox/clever/clever-keys';
import { GOOGLE_CLIENT } from '@wonderfield/sandbox/google/google-keys';
import { SCHOOL_CLIENT, SCHOOL_NAME } from '@wonderfield/sandbox/school/school-keys';
import { TEXT_KEYS } from '@wonderfield/sandbox/texts/text-keys';
import { root } from '../repository.ts';
import { startChildService } from './child-service.ts';
import { ensurePortsAreFree } from './free-ports.ts';
import { keepRunning, type Run } from './keep-running.ts';
import type { Lifetime } from './lifetime.ts';
import { ensureSecrets } from './secrets.ts';
import type { ServiceSettings } from './service-settings.ts';

const SANDBOX_TIMEOUT_MS = 3_000;

/** Starts the database. A restart passes the previous port, because the API keeps its URL. */
const runDatabase = (folder: string, port: number | undefined): Run => {
  const starting = startLocalDatabase({ dataFolder: folder, ...(port && { port }) });
  const ended = starting.then(
    (database) => database.ended.then(() => 'its process ended'),
    (error: Error) => error.message,
  );
  // The caller of the first start handles a failure. After a crash, `ended` reports it.
  starting.catch(() => undefined);
  const stop = () =>
    starting.then(
      (database) => database.stop(),
      () => undefined,
    );
  return { ready: starting, ended, stop };
};

const keepDatabaseRunning = async (
  lifetime: Lifetime,
  dataFolder: string,
): Promise<DatabaseUrls> => {
  const folder = join(dataFolder, 'database');
  let port: number | undefined;
  const database = (await keepRunning(lifetime, {
    name: 'the database',
    whereToLook: `See ${join(folder, 'server.log')}.`,
    run: () => runDatabase(folder, port),
  })) as LocalDatabase;
  port = database.port;
  return database;
};

/** Sandbox ports and the settings that choose them. */
const sandboxPorts = (settings: ServiceSettings) => [
  { port: settings.sandboxPort, setting: 'SANDBOX_PORT' },
  { port: settings.smtpPort, setting: 'SANDBOX_SMTP_PORT' },
  { port: settings.cardsPort, setting: 'SANDBOX_CARDS_PORT' },
  { port: settings.textsPort, setting: 'SANDBOX_TEXTS_PORT' },
  { port: settings.googlePort, setting: 'SANDBOX_GOOGLE_PORT' },
  { port: settings.cleverPort, setting: 'SANDBOX_CLEVER_PORT' },
  { port: settings.schoolPort, setting: 'SANDBOX_SCHOOL_PORT' },
];

const runSandbox = (settings: ServiceSettings): Run =>
  startChildService({
    node: [join(root, 'packages/sandbox/src/main.ts')],
    env: {
      ...process.env,
      ...Object.fromEntries(
        sandboxPorts(settings).map(({ port, setting }) => [setting, String(port)]),
      ),
      SANDBOX_CARDS_WEBHOOK: `http://localhost:${settings.port}/webhooks/cards`,
      SANDBOX_PORTAL_URLS: settings.publicUrl,
    },
    patienceMs: SANDBOX_TIMEOUT_MS,
    isQuiet: true,
  });

/** Environment with the addresses and credentials of the fake services. */
const sandboxEnvironment = (settings: ServiceSettings): NodeJS.ProcessEnv => {
  const { sandboxPort, smtpPort, cardsPort, textsPort } = settings;
  const google = `http://localhost:${settings.googlePort}`;
  const clever = `http://localhost:${settings.cleverPort}`;
  return {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    STRIPE_API_URL: `http://localhost:${cardsPort}`,
    STRIPE_SCRIPT_URL: `http://localhost:${cardsPort}/stripe.js`,
    STRIPE_SECRET_KEY: CARD_KEYS.secret,
    STRIPE_PUBLISHABLE_KEY: CARD_KEYS.publishable,
    STRIPE_WEBHOOK_SECRET: CARD_WEBHOOK_SECRET,
    TWILIO_VERIFY_URL: `http://localhost:${textsPort}`,
    TWILIO_ACCOUNT_SID: TEXT_KEYS.accountSid,
    TWILIO_AUTH_TOKEN: TEXT_KEYS.authToken,
    TWILIO_VERIFY_SERVICE_SID: TEXT_KEYS.serviceSid,
    GOOGLE_ISSUER: google,
    GOOGLE_BASE_URL: google,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    CLEVER_OAUTH_BASE: clever,
    CLEVER_API_BASE: clever,
    CLEVER_CLIENT_ID: CLEVER_CLIENT.id,
    CLEVER_CLIENT_SECRET: CLEVER_CLIENT.secret,
    CLEVER_MODE: 'library',
    SCHOOL_SSO_ISSUER: `http://localhost:${settings.schoolPort}`,
    SCHOOL_SSO_CLIENT_ID: SCHOOL_CLIENT.id,
    SCHOOL_SSO_CLIENT_SECRET: SCHOOL_CLIENT.secret,
    SCHOOL_SSO_NAME: SCHOOL_NAME,
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
  };
};

/** Starts the services that the API needs and returns the API's environment. */
export const startBackingServices = async (
  lifetime: Lifetime,
  settings: ServiceSettings,
): Promise<NodeJS.ProcessEnv> => {
  const { port, isProduction, publicUrl } = settings;
  await ensurePortsAreFree([
    { port, setting: 'PORT' },
    ...(isProduction ? [] : sandboxPorts(settings)),
  ]);
  lifetime.ensureGoingOn();
  const secrets = ensureSecrets(settings.dataFolder);
  // A local database has URLs for both roles. The environment configures an external database.
  const localDatabase = settings.databaseUrl
    ? undefined
    : await keepDatabaseRunning(lifetime, settings.dataFolder);
  lifetime.ensureGoingOn();
  const common = {
    ASSET_FOLDER: join(settings.dataFolder, 'assets'),
    ...secrets,
    ...process.env,
    PORT: String(port),
    ...(localDatabase && {
      DATABASE_URL: localDatabase.url,
      MIGRATION_DATABASE_URL: localDatabase.ownerUrl,
    }),
  };
  if (isProduction) return common;

  await keepRunning(lifetime, {
    name: 'the sandbox',
    whereToLook: 'Its messages are above.',
    run: () => runSandbox(settings),
  });
  return {
    ...sandboxEnvironment(settings),
    PUBLIC_URL: publicUrl,
    WONDERFIELD_DEMO: 'on',
    // Logs no requests, so that the addresses and demo logins stay on the screen.
    LOG_LEVEL: 'warn',
    ...common,
  };
};
