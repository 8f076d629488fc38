import { createHash } from 'node:crypto';
import { readConfig } from '../../src/config.ts';

/** Returns a valid configuration for the test of a gateway, with the settings that the test is about. */
export const gatewayConfig = (settings: Record<string, string>) =>
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://x',
    SECRET_KEY: createHash('sha256').update('x').digest('base64'),
    SMTP_URL: 'smtp://x',
    STRIPE_SECRET_KEY: 'x',
    STRIPE_PUBLISHABLE_KEY: 'x',
    STRIPE_WEBHOOK_SECRET: 'x',
    ...settings,
  });
