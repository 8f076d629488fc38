import { expect, it } from 'vitest';
import { readThirdPartyStatus } from './third-party-status.ts';

const production = {
  SANDBOX_URL: undefined,
  SMTP_URL: 'smtp://user:secret@relay.example.org:587',
  STRIPE_API_URL: undefined,
  STRIPE_SECRET_KEY: 'sk_live_1',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_VERIFY_URL: undefined,
  ZIP_LOOKUP_URL: undefined,
};
const modes = (changes: Partial<Parameters<typeof readThirdPartyStatus>[0]>) =>
  Object.fromEntries(
    readThirdPartyStatus({ ...production, ...changes }).map(({ part, mode }) => [part, mode]),
  );

it('reports live services and built-in ZIP codes in production', () => {
  expect(modes({})).toEqual({ mail: 'live', texts: 'live', cards: 'live', zips: 'builtIn' });
});

it('reports the sandbox with the settings of npm start', () => {
  const laptop = {
    SANDBOX_URL: 'http://localhost:3001',
    SMTP_URL: 'smtp://127.0.0.1:3002',
    STRIPE_API_URL: 'http://localhost:3003',
    TWILIO_VERIFY_URL: 'http://localhost:3004',
  };
  expect(modes(laptop)).toMatchObject({ mail: 'sandbox', texts: 'sandbox', cards: 'sandbox' });
});

it.each([
  ['a local relay and no sandbox', { SMTP_URL: 'smtp://localhost' }, { mail: 'live' }],
  ['a real relay and a sandbox', { SANDBOX_URL: 'http://localhost:3001' }, { mail: 'live' }],
  ['no SMS provider', { TWILIO_ACCOUNT_SID: undefined }, { texts: 'off' }],
  ['the provider’s test mode', { STRIPE_SECRET_KEY: 'sk_test_1' }, { cards: 'sandbox' }],
  ['an external ZIP code lookup', { ZIP_LOOKUP_URL: 'https://zips.example.org' }, { zips: 'live' }],
  ['a fake ZIP code lookup', { ZIP_LOOKUP_URL: 'http://[::1]:9' }, { zips: 'sandbox' }],
])('reports the modes of third parties with %s', (_what, changes, expected) => {
  expect(modes(changes)).toMatchObject(expected);
});
