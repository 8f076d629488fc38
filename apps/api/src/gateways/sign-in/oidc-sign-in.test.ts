import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayConfig } from '../../../testing/fakes/gateway-config.ts';
import { openSchoolSignIn } from './oidc-sign-in.ts';

/*
 * Simulates a malicious provider that signs any token with any key. The sandbox fakes cannot do
 * that.
 */
const CLIENT = { id: 'wonderfield', secret: 'a secret' };
const CALLBACK = 'https://portal.wonderfield.test/users/ssoCallback';
const secrets = { state: 'st4te', nonce: 'n0nce', verifier: 'v'.repeat(43) };

const [own, foreign] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const signed = (claims: object, key: KeyObject | undefined, alg = 'RS256') => {
  const text = `${encode({ alg, kid: 'one' })}.${encode(claims)}`;
  const signature = key ? sign('sha256', Buffer.from(text), key).toString('base64url') : '';
  return `${text}.${signature}`;
};

let issuer = '';
let idToken = '';
let userInfo: object | undefined = { sub: 'person-7' };
let announcedIssuer: string | undefined;
const server = createServer((request, response) => {
  const responses: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: announcedIssuer ?? issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...own?.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
    }),
    '/userinfo': () => userInfo ?? {},
    '/token': () => ({ access_token: 'x', token_type: 'Bearer', id_token: idToken }),
  };
  response.statusCode = request.url === '/userinfo' && !userInfo ? 500 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(responses[request.url ?? '']?.() ?? {}));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const openService = (settings: Record<string, string> = {}) => {
  const service = openSchoolSignIn(
    gatewayConfig({
      SCHOOL_SSO_ISSUER: issuer,
      SCHOOL_SSO_CLIENT_ID: CLIENT.id,
      SCHOOL_SSO_CLIENT_SECRET: CLIENT.secret,
      ...settings,
    }),
  );
  if (!service) throw new Error('not configured');
  return service;
};

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: issuer,
  aud: CLIENT.id,
  sub: 'person-7',
  nonce: secrets.nonce,
  iat: now(),
  exp: now() + 300,
  given_name: 'Ines',
  family_name: 'Moreau',
  role: 'Teacher',
});
const finish = (
  changes: object,
  { key = own?.privateKey as KeyObject | undefined, alg = 'RS256', settings = {} } = {},
) => {
  idToken = signed({ ...claims(), ...changes }, key, alg);
  const address = new URL(`${CALLBACK}?code=c0de&state=${secrets.state}`);
  return openService(settings).finish(address, secrets);
};
const rejected = expect.objectContaining({ kind: 'refused' });

describe('ID token', () => {
  it('returns the person of a valid ID token', async () => {
    expect((await finish({})).person).toEqual({
      issuer,
      subject: 'person-7',
      role: 'educator',
      firstName: 'Ines',
      lastName: 'Moreau',
      email: undefined,
      isEmailConfirmed: false,
    });
  });

  it.each([
    ['for another client', { aud: 'another' }],
    [
      'with several audiences that was issued to another client',
      { aud: ['wonderfield', 'x'], azp: 'x' },
    ],
    ['of another issuer', { iss: 'https://evil.test' }],
    ['with another nonce', { nonce: 'other' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: 1 }],
    ['without a subject', { sub: undefined }],
  ])('rejects an ID token %s [T55]', async (_what, changes) => {
    await expect(finish(changes)).rejects.toEqual(rejected);
  });

  // @proves R-sso-start
  it('rejects an ID token that is signed with a foreign key', async () => {
    await expect(finish({}, { key: foreign?.privateKey })).rejects.toEqual(rejected);
  });

  it('rejects an ID token without a signature', async () => {
    await expect(finish({}, { key: undefined, alg: 'none' })).rejects.toEqual(rejected);
  });

  // @proves R-sso-start
  it.each([
    ['teacher', 'educator'],
    [['parent', 'Staff'], 'educator'],
    ['student', 'student'],
    ['parent', 'other'],
    ['aide', 'other'],
    [undefined, 'other'],
    [7, 'other'],
    [{ role: 'teacher' }, 'other'],
  ])('maps the role %j to %s', async (role, expected) => {
    expect((await finish({ role })).person.role).toBe(expected);
  });

  it('completes an ID token without a role from UserInfo', async () => {
    userInfo = { sub: 'person-7', role: 'student', given_name: 'Ignored' };
    const { person } = await finish({ role: undefined });
    expect(person).toMatchObject({ role: 'student', firstName: 'Ines' });
    userInfo = { sub: 'somebody else', role: 'teacher' };
    await expect(finish({ role: undefined })).rejects.toEqual(rejected);
    userInfo = undefined;
    await expect(finish({ role: undefined })).rejects.toEqual(
      expect.objectContaining({ kind: 'unavailable' }),
    );
    userInfo = { sub: 'person-7' };
  });

  // @proves R-sso-start
  it.each([
    ['no names and no email', { given_name: undefined, family_name: undefined }],
    ['no family name', { family_name: undefined, email: 'ines@school.test' }],
    ['no email', {}],
  ])('completes an ID token with %s from UserInfo', async (_what, changes) => {
    userInfo = {
      sub: 'person-7',
      given_name: 'Ines',
      family_name: 'Moreau',
      email: 'ines@school.test',
      email_verified: true,
    };
    expect((await finish(changes)).person).toMatchObject({
      role: 'educator',
      firstName: 'Ines',
      lastName: 'Moreau',
      email: 'ines@school.test',
      isEmailConfirmed: true,
    });
    userInfo = { sub: 'person-7' };
  });

  it('uses an email and its verification from the same source', async () => {
    userInfo = { sub: 'person-7', email: 'ines@school.test', email_verified: false };
    const unverified = (await finish({ email_verified: true })).person;
    expect(unverified).toMatchObject({ email: 'ines@school.test', isEmailConfirmed: false });
    userInfo = { sub: 'person-7', email: 'other@school.test', email_verified: true };
    const own = { email: 'ines@school.test', email_verified: false, family_name: undefined };
    expect((await finish(own)).person).toMatchObject({
      email: 'ines@school.test',
      isEmailConfirmed: false,
    });
    userInfo = { sub: 'person-7' };
  });

  // @proves R-sso-start
  it.each([
    ['fails', undefined],
    ['describes another user', { sub: 'somebody else', email: 'other@school.test' }],
  ])('uses the ID token alone when UserInfo %s', async (_what, response) => {
    userInfo = response;
    const { person } = await finish({});
    expect(person).toMatchObject({ role: 'educator', firstName: 'Ines', email: undefined });
    userInfo = { sub: 'person-7' };
  });

  it('reads the role claim and role names of the school', async () => {
    const settings = { SCHOOL_SSO_ROLE_CLAIM: 'groups', SCHOOL_SSO_EDUCATOR_ROLES: 'Lehrkraft, x' };
    const { person } = await finish({ role: 'student', groups: ['lehrkraft'] }, { settings });
    expect(person.role).toBe('educator');
  });

  it.each([
    [{ name: 'Ana María de la Cruz' }, ['Ana María de la', 'Cruz']],
    [{ name: 'Prince' }, ['Prince', '']],
    [{ given_name: 'Ines' }, ['Ines', '']],
    [{ given_name: ' '.repeat(3), name: 'Jo March' }, ['Jo', 'March']],
    [{ given_name: 7, family_name: null }, ['', '']],
    [{ given_name: 'x'.repeat(500), family_name: 'y' }, ['x'.repeat(60), 'y']],
  ])('splits the names in %j into %j', async (names, [firstName, lastName]) => {
    const nameless = { given_name: undefined, family_name: undefined };
    const { person } = await finish({ ...nameless, ...names });
    expect(person).toMatchObject({ firstName, lastName });
  });

  // @proves D-9-subjects
  it.each(['', 's'.repeat(256), 'a\u0000b', 'a\nb'])(
    'rejects a subject that no account can be found by (case %#)',
    async (sub) => {
      const unusable = expect.objectContaining({ kind: 'unusable' });
      await expect(finish({ sub })).rejects.toEqual(unusable);
    },
  );

  // @proves D-9-subjects
  it('accepts a subject of 255 characters', async () => {
    expect((await finish({ sub: 's'.repeat(255) })).person.subject).toBe('s'.repeat(255));
  });

  it('ignores an invalid email in an ID token', async () => {
    expect((await finish({ email: 'ines' })).person.email).toBeUndefined();
    expect((await finish({ email: 'ines@school.test' })).person.email).toBe('ines@school.test');
  });

  it.each([
    [undefined, true],
    [true, true],
    [false, false],
    ['false', false],
    ['False', false],
    ['True', true],
    [0, false],
    [null, false],
  ])(
    'treats the email as verified unless the ID token denies it: %j',
    async (email_verified, is) => {
      const { person } = await finish({ email: 'ines@school.test', email_verified });
      expect(person.isEmailConfirmed).toBe(is);
    },
  );
});

describe('discovery document', () => {
  // @proves R-sso-start
  it('reports another issuer as a configuration error that names both', async () => {
    announcedIssuer = 'https://id.elsewhere.test';
    const begun = openService().begin({ redirectUri: CALLBACK, secrets, rosters: false });
    await expect(begun).rejects.toMatchObject({
      kind: 'misconfigured',
      detail: `The discovery document has the issuer https://id.elsewhere.test, but ${issuer}/ is configured.`,
    });
    announcedIssuer = undefined;
  });
});
