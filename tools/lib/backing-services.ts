import { join } from 'node:path';
import type { DatabaseUrls } from '@wonderfield/local-database/find-running-database';
import {
  type LocalDatabase,
  startLocalDatabase,
} from '@wonderfield/local-database/start-local-database';
import { CARD_KEYS } from '@wonderfield/sandbox/cards/card-api';
import { CARD_WEBHOOK_SECRET } from '@wonderfield/sandbox/cards/cards';
import { TEXT_KEYS } from '@wonderfield/sandbox/texts/text-keys';
import { startChildService } from './child-service.ts';
import { ensurePortsAreFree } from './free-ports.ts';
import { keepRunning, type Run } from './keep-running.ts';
import type { Lifetime } from './lifetime.ts';
import { root } from './repository.ts';
import { ensureSecrets } from './secrets.ts';
import type { ServiceSettings } from './service-settings.ts';

const SANDBOX_PATIENCE_MS = 3_000;

/** One run of the database; where one ran before, at the same address. */
const runDatabase = (folder: string, port: number | undefined): Run => {
  const starting = startLocalDatabase({ dataFolder: folder, ...(port && { port }) });
  const ended = starting.then(
    (database) => database.ended.then(() => 'its process is gone'),
    (error: Error) => error.message,
  );
  // Who waits for it hears of a failure; after a crash nobody does, and the end tells.
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

const runSandbox = (settings: ServiceSettings): Run => {
  const { port, sandboxPort, smtpPort, cardsPort, textsPort } = settings;
  return startChildService({
    node: [join(root, 'packages/sandbox/src/main.ts')],
    env: {
      ...process.env,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_CARDS_PORT: String(cardsPort),
      SANDBOX_TEXTS_PORT: String(textsPort),
      SANDBOX_CARDS_WEBHOOK: `http://localhost:${port}/webhooks/cards`,
    },
    patienceMs: SANDBOX_PATIENCE_MS,
    isQuiet: true,
  });
};

/** Starts what the API leans on, and answers the environment in which the API finds it. */
export const startBackingServices = async (
  lifetime: Lifetime,
  settings: ServiceSettings,
): Promise<NodeJS.ProcessEnv> => {
  const { port, sandboxPort, smtpPort, cardsPort, textsPort, isProduction } = settings;
  await ensurePortsAreFree([
    { port, setting: 'PORT' },
    ...(isProduction
      ? []
      : [
          { port: sandboxPort, setting: 'SANDBOX_PORT' },
          { port: smtpPort, setting: 'SANDBOX_SMTP_PORT' },
          { port: cardsPort, setting: 'SANDBOX_CARDS_PORT' },
          { port: textsPort, setting: 'SANDBOX_TEXTS_PORT' },
        ]),
  ]);
  lifetime.ensureGoingOn();
  const secrets = ensureSecrets(settings.dataFolder);
  // One of our own brings both roles; somebody else's comes with the environment.
  const own = settings.databaseUrl
    ? undefined
    : await keepDatabaseRunning(lifetime, settings.dataFolder);
  lifetime.ensureGoingOn();
  const common = {
    ASSET_FOLDER: join(settings.dataFolder, 'assets'),
    ...secrets,
    ...process.env,
    PORT: String(port),
    ...(own && { DATABASE_URL: own.url, MIGRATION_DATABASE_URL: own.ownerUrl }),
  };
  if (isProduction) return common;

  await keepRunning(lifetime, {
    name: 'the sandbox',
    whereToLook: 'Its messages are above.',
    run: () => runSandbox(settings),
  });
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
    PUBLIC_URL: `http://localhost:${port}`,
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
    WONDERFIELD_DEMO: 'on',
    // The addresses and sign-ins stay on the screen instead of a line for each request.
    LOG_LEVEL: 'warn',
    ...common,
  };
};
