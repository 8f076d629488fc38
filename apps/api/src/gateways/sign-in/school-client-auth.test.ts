import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SCHOOL_CLIENT } from '@wonderfield/sandbox/school/school-keys';
import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { gatewayConfig } from '../../../testing/fakes/gateway-config.ts';
import { signInThere } from '../../../testing/fakes/sign-in-browser.ts';
import { openSchoolSignIn } from './oidc-sign-in.ts';

/*
 * Tests the client authentication methods that the discovery document of a school's provider can
 * ask for.
 */

const PORTAL_URL = 'https://portal.wonderfield.test';
const CALLBACK = `${PORTAL_URL}/users/ssoCallback`;
const AMARA = 'amara.diallo@students.hazelgrove.example';
const secrets = { state: 'st4te', nonce: 'n0nce', verifier: 'v'.repeat(43) };

const sandbox = await startSandbox({ port: 0, portalUrls: [PORTAL_URL] });
afterAll(() => sandbox.close());

const register = async (registration: object) => {
  const response = await fetch(`${sandbox.homeUrl}/school/client`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  expect(response.status).toBe(200);
};

const openService = (settings: Record<string, string>) => {
  const service = openSchoolSignIn(
    gatewayConfig({
      SCHOOL_SSO_ISSUER: String(sandbox.services.school),
      SCHOOL_SSO_CLIENT_ID: SCHOOL_CLIENT.id,
      ...settings,
    }),
  );
  if (!service) throw new Error('not configured');
  return service;
};

/** Signs a student in at the provider and handles the callback. */
const signInPerson = async (settings: Record<string, string>) => {
  const service = openService(settings);
  const address = await service.begin({ redirectUri: CALLBACK, secrets, rosters: false });
  const returned = await signInThere(PORTAL_URL, address.href, { as: AMARA });
  return (await service.finish(new URL(returned), secrets)).person;
};
const signIn = async (settings: Record<string, string>) => (await signInPerson(settings)).email;

const SECRET = { SCHOOL_SSO_CLIENT_SECRET: SCHOOL_CLIENT.secret };
const pemOf = (key: KeyObject) =>
  String(key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }));
const KEYS = {
  RSA: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  Ed25519: generateKeyPairSync('ed25519'),
};
const registerKey = (publicKey: KeyObject, keyId?: string) =>
  register({ method: 'private_key_jwt', publicKey: pemOf(publicKey), keyId });
const misconfigured = expect.objectContaining({ kind: 'misconfigured' });

describe('openSchoolSignIn', () => {
  // @proves D-9-client-auth
  it.each(['client_secret_post', 'client_secret_basic'])(
    'signs a student in at a provider that accepts only %s',
    async (method) => {
      await register({ method });
      expect(await signIn(SECRET)).toBe(AMARA);
    },
  );

  // @proves D-9-client-auth
  it.each(Object.entries(KEYS))(
    'signs a student in with a private key of type %s',
    async (_kind, { publicKey, privateKey }) => {
      await registerKey(publicKey);
      expect(await signIn({ SCHOOL_SSO_PRIVATE_KEY: pemOf(privateKey) })).toBe(AMARA);
    },
  );

  // @proves R-sso-start
  it('reads the person from UserInfo when the ID token lacks the claims', async () => {
    await register({ method: 'client_secret_basic', claims: 'userInfo' });
    expect(await signInPerson(SECRET)).toMatchObject({
      role: 'student',
      firstName: 'Amara',
      lastName: 'Diallo',
      email: AMARA,
      isEmailConfirmed: true,
    });
  });

  // @proves D-9-client-auth
  it('uses the configured method when the provider supports more than it registered', async () => {
    // The provider announces both methods and has registered the portal for the second.
    await register({ method: 'client_secret_post', alsoAnnounced: 'client_secret_basic' });
    await expect(signIn(SECRET)).rejects.toEqual(misconfigured);
    const chosen = { SCHOOL_SSO_AUTH_METHOD: 'client_secret_post' };
    expect(await signIn({ ...SECRET, ...chosen })).toBe(AMARA);
  });

  // @proves D-9-client-auth
  it('names the supported methods when the configured one is not supported', async () => {
    await register({ method: 'client_secret_basic' });
    const service = openService({ ...SECRET, SCHOOL_SSO_AUTH_METHOD: 'client_secret_post' });
    const begun = service.begin({ redirectUri: CALLBACK, secrets, rosters: false });
    await expect(begun).rejects.toMatchObject({
      kind: 'misconfigured',
      detail:
        'The provider supports client_secret_basic, which our method (client_secret_post) and credentials do not fit.',
    });
  });

  it('sends the configured key id of the private key', async () => {
    const { publicKey, privateKey } = KEYS.RSA;
    await registerKey(publicKey, 'portal-2026');
    const key = { SCHOOL_SSO_PRIVATE_KEY: pemOf(privateKey) };
    expect(await signIn({ ...key, SCHOOL_SSO_PRIVATE_KEY_ID: 'portal-2026' })).toBe(AMARA);
    const other = signIn({ ...key, SCHOOL_SSO_PRIVATE_KEY_ID: 'portal-2025' });
    await expect(other).rejects.toEqual(misconfigured);
  });

  it('accepts a key with line breaks written as \\n', async () => {
    const { publicKey, privateKey } = KEYS['P-256'];
    await registerKey(publicKey);
    const onOneLine = pemOf(privateKey).replaceAll('\n', '\\n');
    expect(await signIn({ SCHOOL_SSO_PRIVATE_KEY: onOneLine })).toBe(AMARA);
  });

  it('uses the secret at a provider that accepts no key', async () => {
    await register({ method: 'client_secret_basic' });
    const key = { SCHOOL_SSO_PRIVATE_KEY: pemOf(KEYS.RSA.privateKey) };
    expect(await signIn({ ...SECRET, ...key })).toBe(AMARA);
  });

  it('reports a key that the provider does not know as misconfigured', async () => {
    await registerKey(KEYS.RSA.publicKey);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const response = signIn({ SCHOOL_SSO_PRIVATE_KEY: pemOf(privateKey) });
    await expect(response).rejects.toEqual(misconfigured);
  });

  // @proves D-9-client-auth
  it('starts no sign-in at a provider that accepts none of our credentials', async () => {
    await registerKey(KEYS.RSA.publicKey);
    const bySecret = openService(SECRET);
    const ask = { redirectUri: CALLBACK, secrets, rosters: false };
    await expect(bySecret.begin(ask)).rejects.toEqual(misconfigured);
    await register({ method: 'client_secret_post' });
    const byKey = openService({ SCHOOL_SSO_PRIVATE_KEY: pemOf(KEYS.RSA.privateKey) });
    await expect(byKey.begin(ask)).rejects.toEqual(misconfigured);
  });
});
