import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const SECRET_KEY = randomBytes(32).toString('base64');
const given = {
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
const production = { ...given, NODE_ENV: 'production', PUBLIC_URL: 'https://wonderfield.example' };

describe('configuration', () => {
  it('needs six things and has defaults for the rest', () => {
    expect(readConfig(given)).toMatchObject({
      HOST: 'localhost',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      WONDERFIELD_DEMO: false,
      ADDRESS_LIMITS: true,
      TRUSTED_PROXIES: 0,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...given, PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000);
  });

  it('drops the slash at the end of PUBLIC_URL, which links are built with', () => {
    const config = readConfig({ ...given, PUBLIC_URL: 'https://wonderfield.example//' });
    expect(config.PUBLIC_URL).toBe('https://wonderfield.example');
  });

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
      'Set TWILIO_AUTH_TOKEN and TWILIO_VERIFY_SERVICE_SID too, or none',
    ],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
    [{ ADDRESS_LIMITS: 'maybe' }, 'ADDRESS_LIMITS'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('says in one sentence what is wrong with %j', (change, words) => {
    const read = () => readConfig({ ...given, ...change });
    expect(read).toThrow(ConfigProblem);
    expect(read).toThrow(words);
  });

  it('takes all settings of the SMS provider, or none', () => {
    expect(readConfig({ ...given, ...texts })).toMatchObject(texts);
    expect(readConfig(given).TWILIO_ACCOUNT_SID).toBeUndefined();
    const empty = { TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_VERIFY_SERVICE_SID: '' };
    expect(readConfig({ ...given, ...empty }).TWILIO_ACCOUNT_SID).toBeUndefined();
  });

  it('is accepted in production when it is safe', () => {
    expect(readConfig({ ...production, ...texts }).NODE_ENV).toBe('production');
  });

  it.each([
    [{ SANDBOX_URL: 'http://localhost:3001' }, 'SANDBOX_URL'],
    [{ WONDERFIELD_DEMO: 'on' }, 'WONDERFIELD_DEMO must be off in production.'],
    [{ STRIPE_API_URL: 'http://localhost:3003' }, 'STRIPE_API_URL names a stand-in'],
    [{ TWILIO_VERIFY_URL: 'http://localhost:3004' }, 'TWILIO_VERIFY_URL names a stand-in'],
    [{ TWILIO_AUTH_TOKEN: 'token' }, 'Set TWILIO_ACCOUNT_SID and'],
    [{ ADDRESS_LIMITS: 'off' }, 'ADDRESS_LIMITS=off is for tests'],
    [{ PUBLIC_URL: 'http://wonderfield.example' }, 'PUBLIC_URL must start with https://'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL must start with https://'],
  ])('refuses %j in production', (change, words) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(words);
  });

  it('allows the same on a laptop', () => {
    readConfig({ ...given, WONDERFIELD_DEMO: 'on', ADDRESS_LIMITS: 'off' });
  });
});
