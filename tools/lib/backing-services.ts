import { join } from 'node:path';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import { CARD_KEYS } from '@wonderfield/sandbox/cards/card-api';
import { CARD_WEBHOOK_SECRET } from '@wonderfield/sandbox/cards/cards';
import { TEXT_KEYS } from '@wonderfield/sandbox/texts/text-keys';
import { startChildService } from './child-service.ts';
import { ensurePortsAreFree } from './free-ports.ts';
import type { Lifetime } from './lifetime.ts';
import { root } from './repository.ts';
import { ensureSecrets } from './secrets.ts';
import type { ServiceSettings } from './service-settings.ts';

const SANDBOX_PATIENCE_MS = 3_000;

const startDatabase = async (lifetime: Lifetime, dataFolder: string): Promise<string> => {
  const database = await startLocalDatabase({ dataFolder: join(dataFolder, 'database') });
  let isStopping = false;
  lifetime.onEnd(() => {
    isStopping = true;
    return database.stop();
  });
  database.ended.then(() => {
    if (!isStopping) lifetime.end(1, 'Wonderfield stops because the database ended.');
  });
  return database.url;
};

const startSandbox = (lifetime: Lifetime, settings: ServiceSettings): void => {
  const { port, sandboxPort, smtpPort, cardsPort, textsPort } = settings;
  startChildService(lifetime, {
    name: 'the sandbox',
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
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(lifetime, settings.dataFolder));
  lifetime.ensureGoingOn();
  const common = {
    ASSET_FOLDER: join(settings.dataFolder, 'assets'),
    ...secrets,
    ...process.env,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
  };
  if (isProduction) return common;

  startSandbox(lifetime, settings);
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
