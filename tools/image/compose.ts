import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/repository.ts';

type Compose = {
  services: { api: { environment: Record<string, string>; deploy: { replicas: number } } };
};

const password = () => randomBytes(12).toString('hex');

/** Sample values of deploy/.env without access to real services. */
export const makeSettings = () => ({
  PUBLIC_URL: 'https://portal.example.org',
  SECRET_KEY: randomBytes(32).toString('base64'),
  OWNER_PASSWORD: password(),
  APP_PASSWORD: password(),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Portal <no-reply@example.org>',
  CONTENT_TEAM_EMAIL: 'plans@example.org',
  STRIPE_SECRET_KEY: 'sk_live_image_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_image_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_image_test',
  TRUSTED_PROXIES: '1',
  SECURITY_CONTACT: 'mailto:security@example.org',
  PRIVACY_URL: 'https://example.org/privacy',
  TERMS_URL: 'https://example.org/terms',
  SUPPORT_URL: 'https://example.org/support',
  // An optional setting, to check that it arrives.
  FAQ_URL: 'https://example.org/answers',
});
export type Settings = ReturnType<typeof makeSettings>;

const fill = (text: string, settings: Record<string, string>) =>
  text.replace(/\$\{(\w+):([?-])\}/g, (_all, name: string, sign: string) => {
    const value = settings[name];
    if (value === undefined && sign === '?')
      throw new Error(`compose.yaml requires ${name}, which is not set`);
    return value ?? '';
  });

/**
 * Returns the environment of the compose service `api` with the settings filled in, and its replica
 * count.
 */
export const readApiService = (settings: Settings, databasePort: number) => {
  const compose = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')) as Compose;
  const { environment, deploy } = compose.services.api;
  const filled = Object.entries(environment).map(([name, text]) => [
    name,
    // The database is a separate host in the compose file, and a local port here.
    fill(text, settings).replace('@database/', `@127.0.0.1:${databasePort}/`),
  ]);
  return { environment: Object.fromEntries(filled), replicas: deploy.replicas };
};

/** Returns the statements that `deploy/make-database.sh` runs in a new cluster. */
export const readDatabaseStatements = (settings: Settings) => {
  const script = readFileSync(join(root, 'deploy/make-database.sh'), 'utf8');
  const sql = /<<'SQL'\n([\s\S]*?)\nSQL/.exec(script)?.[1] ?? '';
  return sql
    .replace(":'owner_password'", `'${settings.OWNER_PASSWORD}'`)
    .replace(":'app_password'", `'${settings.APP_PASSWORD}'`)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
};
