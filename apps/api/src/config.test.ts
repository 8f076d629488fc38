import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET_KEY = randomBytes(32).toString('base64');
const settings = {
  DATABASE_URL: 'postgres://wonderfield@db/wonderfield',
  SECRET_KEY,
  SMTP_URL: 'smtp://relay:587',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const texts = {
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_VERIFY_SERVICE_SID: 'VA0',
};
const bucket = {
  ASSET_BUCKET: 'pictures',
  ASSET_S3_REGION: 'us-east-1',
  ASSET_S3_ACCESS_KEY_ID: 'id',
  ASSET_S3_SECRET_ACCESS_KEY: 'secret',
};
const SHORT_KEY = String(
  generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }),
);
const KEY = String(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
);
const school = {
  SCHOOL_SSO_ISSUER: 'https://id.school.test',
  SCHOOL_SSO_CLIENT_ID: 'x',
  SCHOOL_SSO_CLIENT_SECRET: 'x',
};
const production = {
  ...settings,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://wonderfield.example',
};

describe('readConfig', () => {
  it('requires six settings and has defaults for the rest', () => {
    expect(readConfig(settings)).toMatchObject({
      HOST: 'localhost',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      WONDERFIELD_DEMO: false,
      ADDRESS_LIMITS: true,
      TRUSTED_PROXIES: 0,
    });
  });

  // @proves D-9-client-auth
  it('requires a client secret for an authentication method that sends one', () => {
    const byKey = {
      ...settings,
      ...school,
      SCHOOL_SSO_CLIENT_SECRET: '',
      SCHOOL_SSO_PRIVATE_KEY: KEY,
    };
    expect(readConfig(byKey).SCHOOL_SSO_AUTH_METHOD).toBeUndefined();
    const chosen = { ...byKey, SCHOOL_SSO_AUTH_METHOD: 'client_secret_post' };
    expect(() => readConfig(chosen)).toThrow(
      'Set SCHOOL_SSO_CLIENT_SECRET too, because SCHOOL_SSO_AUTH_METHOD is client_secret_post.',
    );
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ...settings, PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000);
  });

  it('removes trailing slashes from PUBLIC_URL', () => {
    const config = readConfig({ ...settings, PUBLIC_URL: 'https://wonderfield.example//' });
    expect(config.PUBLIC_URL).toBe('https://wonderfield.example');
  });

  // @proves K-publishable-key
  it.each([
    [{ DATABASE_URL: undefined }, 'Set DATABASE_URL'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL: Set DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres://'],
    [{ SECRET_KEY: undefined }, 'Set SECRET_KEY'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be 32 bytes'],
    [{ SECRET_KEY: Buffer.alloc(32, 'a').toString('base64') }, 'looks like a placeholder'],
    [{ SMTP_URL: undefined }, 'Set SMTP_URL'],
    [{ SMTP_URL: 'http://relay' }, 'SMTP_URL must start with smtp://'],
    [{ STRIPE_SECRET_KEY: undefined }, 'Set STRIPE_SECRET_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: '' }, 'Set STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: undefined }, 'Set STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_API_URL: 'localhost' }, 'STRIPE_API_URL'],
    [{ TWILIO_VERIFY_URL: 'localhost' }, 'TWILIO_VERIFY_URL'],
    [{ ...texts, TWILIO_VERIFY_SERVICE_SID: 'AC0' }, 'must be the id of a Verify service'],
    [{ ...texts, TWILIO_ACCOUNT_SID: '' }, 'Set TWILIO_ACCOUNT_SID too'],
    [{ ...texts, TWILIO_AUTH_TOKEN: undefined }, 'Set TWILIO_AUTH_TOKEN too'],
    [
      { TWILIO_ACCOUNT_SID: 'AC0' },
      'Set TWILIO_AUTH_TOKEN and TWILIO_VERIFY_SERVICE_SID too, or remove all',
    ],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'Set GOOGLE_CLIENT_SECRET too, or remove all settings for Google'],
    [{ CLEVER_CLIENT_SECRET: 'x' }, 'Set CLEVER_CLIENT_ID too, or remove all settings for Clever'],
    [
      { SCHOOL_SSO_ISSUER: 'https://id.school.test' },
      'Set SCHOOL_SSO_CLIENT_ID and SCHOOL_SSO_CLIENT_SECRET or SCHOOL_SSO_PRIVATE_KEY too',
    ],
    [{ SCHOOL_SSO_PRIVATE_KEY: 'x' }, 'SCHOOL_SSO_PRIVATE_KEY must be a private key in PEM'],
    [{ SCHOOL_SSO_PRIVATE_KEY: SHORT_KEY }, 'RSA of 2048 bits or more'],
    [{ SCHOOL_SSO_AUTH_METHOD: 'tls_client_auth' }, 'SCHOOL_SSO_AUTH_METHOD must be'],
    [
      { ...school, SCHOOL_SSO_AUTH_METHOD: 'private_key_jwt' },
      'Set SCHOOL_SSO_PRIVATE_KEY too, because SCHOOL_SSO_AUTH_METHOD is private_key_jwt.',
    ],
    [
      { SCHOOL_SSO_AUTH_METHOD: 'client_secret_post' },
      'Set SCHOOL_SSO_ISSUER and SCHOOL_SSO_CLIENT_ID',
    ],
    [
      { SCHOOL_SSO_PRIVATE_KEY_ID: 'x', SCHOOL_SSO_ISSUER: 'https://id.school.test' },
      'Set SCHOOL_SSO_CLIENT_ID and SCHOOL_SSO_CLIENT_SECRET or SCHOOL_SSO_PRIVATE_KEY too',
    ],
    [
      { ASSET_BUCKET: 'pictures' },
      'Set ASSET_S3_REGION and ASSET_S3_ACCESS_KEY_ID and ASSET_S3_SECRET_ACCESS_KEY too',
    ],
    [
      { ...bucket, ASSET_BUCKET: '' },
      'Set ASSET_BUCKET too, or remove all settings for the bucket',
    ],
    [{ ASSET_S3_ENDPOINT: 'https://s3.school.test' }, 'Set ASSET_BUCKET and'],
    [{ ...bucket, ASSET_S3_ENDPOINT: 's3.school.test' }, 'ASSET_S3_ENDPOINT'],
    [{ GOOGLE_ISSUER: 'google' }, 'GOOGLE_ISSUER'],
    [{ CLEVER_MODE: 'both' }, 'CLEVER_MODE'],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
    [{ ADDRESS_LIMITS: 'maybe' }, 'ADDRESS_LIMITS'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('throws one sentence that explains what is wrong with %j', (change, words) => {
    const read = () => readConfig({ ...settings, ...change });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(words);
  });

  it('requires all settings of the SMS provider or none', () => {
    expect(readConfig({ ...settings, ...texts })).toMatchObject(texts);
    expect(readConfig(settings).TWILIO_ACCOUNT_SID).toBeUndefined();
    const empty = { TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_VERIFY_SERVICE_SID: '' };
    expect(readConfig({ ...settings, ...empty }).TWILIO_ACCOUNT_SID).toBeUndefined();
  });

  it('accepts a bucket at Amazon or at another endpoint', () => {
    const endpoint = { ASSET_S3_ENDPOINT: 'https://s3.school.test' };
    expect(readConfig({ ...production, ...bucket })).toMatchObject(bucket);
    expect(readConfig({ ...production, ...bucket, ...endpoint })).toMatchObject(endpoint);
  });

  it('uses the public services as defaults and reads the role names of schools', () => {
    expect(readConfig(settings)).toMatchObject({
      GOOGLE_ISSUER: 'https://accounts.google.com',
      CLEVER_OAUTH_BASE: 'https://clever.com',
      CLEVER_API_BASE: 'https://api.clever.com',
      CLEVER_MODE: 'library',
      SCHOOL_SSO_ROLE_CLAIM: 'role',
      SCHOOL_SSO_EDUCATOR_ROLES: ['teacher', 'educator', 'staff', 'administrator'],
      SCHOOL_SSO_STUDENT_ROLES: ['student'],
    });
    const roles = { SCHOOL_SSO_STUDENT_ROLES: ' Learner, ,KID ' };
    expect(readConfig({ ...settings, ...roles }).SCHOOL_SSO_STUDENT_ROLES).toEqual([
      'learner',
      'kid',
    ]);
  });

  it('accepts a safe configuration in production', () => {
    expect(readConfig({ ...production, ...texts }).NODE_ENV).toBe('production');
  });

  // @proves D-6-sandbox-production, D-7-address-limits
  it.each([
    [{ SANDBOX_URL: 'http://localhost:3001' }, 'SANDBOX_URL'],
    [{ WONDERFIELD_DEMO: 'on' }, 'WONDERFIELD_DEMO must be off in production.'],
    [{ STRIPE_API_URL: 'http://localhost:3003' }, 'STRIPE_API_URL points to a fake service'],
    [{ TWILIO_VERIFY_URL: 'http://localhost:3004' }, 'TWILIO_VERIFY_URL points to a fake service'],
    [{ TWILIO_AUTH_TOKEN: 'token' }, 'Set TWILIO_ACCOUNT_SID and'],
    [{ GOOGLE_ISSUER: 'http://localhost:4010' }, 'GOOGLE_ISSUER must start with https://'],
    [{ GOOGLE_BASE_URL: 'http://localhost:4010' }, 'GOOGLE_BASE_URL points to a fake service'],
    [{ CLEVER_OAUTH_BASE: 'http://localhost:4020' }, 'CLEVER_OAUTH_BASE must start with https://'],
    [{ CLEVER_API_BASE: 'http://localhost:4020' }, 'CLEVER_API_BASE must start with https://'],
    [
      {
        SCHOOL_SSO_ISSUER: 'http://localhost:4030',
        SCHOOL_SSO_CLIENT_ID: 'x',
        SCHOOL_SSO_CLIENT_SECRET: 'x',
      },
      'SCHOOL_SSO_ISSUER must start with https://',
    ],
    [
      { ...bucket, ASSET_S3_ENDPOINT: 'http://localhost:9000' },
      'ASSET_S3_ENDPOINT must start with https://',
    ],
    [{ ADDRESS_LIMITS: 'off' }, 'ADDRESS_LIMITS=off is for tests'],
    [{ PUBLIC_URL: 'http://wonderfield.example' }, 'PUBLIC_URL must start with https://'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL must start with https://'],
    [{ GAME_URL: 'http://play.example/game/' }, 'GAME_URL must start with https://'],
  ])('rejects %j in production', (change, words) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(words);
  });

  it('accepts demo mode and disabled address limits outside production', () => {
    readConfig({ ...settings, WONDERFIELD_DEMO: 'on', ADDRESS_LIMITS: 'off' });
  });
});
