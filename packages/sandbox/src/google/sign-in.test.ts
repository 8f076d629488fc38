import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOn } from '../../testing/browser.ts';
import { type AnyPerson, controlsOf } from '../../testing/controls.ts';
import { googleClientAt } from '../../testing/google-client.ts';
import { beginSignIn, type Client, discover, PORTAL, signIn } from '../../testing/open-id.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { GOOGLE_CALLBACK } from './google-keys.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, portalUrls: [PORTAL] });
  client = googleClientAt(`${sandbox.services.google}`);
});
afterAll(() => sandbox.close());

const controls = controlsOf(() => sandbox, 'google');
const newPerson = (fields: object = {}) => controls.read<AnyPerson>('POST', '/people', fields);
const COURSES = 'https://www.googleapis.com/auth/classroom.courses.readonly';
const ROSTERS = 'https://www.googleapis.com/auth/classroom.rosters.readonly';
const OFFLINE = { scope: `openid email ${COURSES} ${ROSTERS}`, access_type: 'offline' };

describe('discovery document', () => {
  // @proves D-6-sandbox
  it('has the fields of Google’s document on one origin', async () => {
    const response = await fetch(`${client.issuer}/.well-known/openid-configuration`);
    expect(await response.json()).toEqual({
      issuer: client.issuer,
      authorization_endpoint: `${client.issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${client.issuer}/token`,
      userinfo_endpoint: `${client.issuer}/v1/userinfo`,
      revocation_endpoint: `${client.issuer}/revoke`,
      jwks_uri: `${client.issuer}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['plain', 'S256'],
      scopes_supported: ['openid', 'email', 'profile'],
      claims_supported: [
        'aud',
        'email',
        'email_verified',
        'exp',
        'family_name',
        'given_name',
        'iat',
        'iss',
        'name',
        'picture',
        'sub',
      ],
      grant_types_supported: [
        'authorization_code',
        'refresh_token',
        'urn:ietf:params:oauth:grant-type:device_code',
        'urn:ietf:params:oauth:grant-type:jwt-bearer',
      ],
    });
  });
});

describe('Google sign-in', () => {
  it('returns the identity in a signed token and at userinfo', async () => {
    const { config, tokens } = await signIn(client, {
      login_hint: 'elena@demo.wonderfield.example',
    });
    const identity = {
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'elena@demo.wonderfield.example',
      email_verified: true,
      name: 'Elena Rivera',
      given_name: 'Elena',
      family_name: 'Rivera',
      hd: 'demo.wonderfield.example',
    };
    expect(tokens.claims()).toMatchObject({ ...identity, azp: client.id, aud: client.id });
    expect(tokens.refresh_token).toBeUndefined();
    const sub = tokens.claims()?.sub ?? '';
    expect(await oidc.fetchUserInfo(config, tokens.access_token, sub)).toEqual(identity);
  });

  it('has the same ids after every start, because the portal stores them', async () => {
    const { tokens } = await signIn(client, { as: 'aisha@demo.wonderfield.example' });
    const other = await startSandbox({ port: 0, portalUrls: [PORTAL] });
    const again = await signIn(
      { ...client, issuer: `${other.services.google}` },
      { as: 'aisha@demo.wonderfield.example' },
    );
    await other.close();
    expect(again.tokens.claims()?.sub).toBe(tokens.claims()?.sub);
  });

  it('shows a page with people by scenario and accepts a click', async () => {
    const { url, open, finish } = await beginSignIn(client);
    const { page } = await open(url);
    expect(page).toContain('Parent at Wonderfield, by this address');
    const { url: returned } = await open(new URL(linkOn(page, 'Dana Okafor'), url).href);
    expect((await finish(returned)).claims()?.email).toBe('dana@demo.wonderfield.example');
  });

  it('lets people deselect single scopes', async () => {
    const { url, open, finish } = await beginSignIn(client, OFFLINE);
    const { page } = await open(url);
    const link = new URL(linkOn(page, 'Ben Castillo'), url).href;
    const { page: consent } = await open(link);
    expect(consent).toContain('View your Google Classroom class rosters');
    expect(consent).toContain(`value="${COURSES}" checked`);
    const { url: returned } = await open(`${link}&consent=1&ticked=${encodeURIComponent(COURSES)}`);
    expect((await finish(returned)).scope).toBe(`openid email ${COURSES}`);
  });

  it('reports an unknown account and asks again', async () => {
    const { url, open } = await beginSignIn(client, { login_hint: 'ghost@example.com' });
    expect((await open(url)).page).toContain('There is no account ghost@example.com');
  });

  it('redirects with access_denied on Cancel', async () => {
    const { url, open, finish } = await beginSignIn(client);
    const { page } = await open(url);
    const { url: returned } = await open(new URL(linkOn(page, 'Cancel'), url).href);
    await expect(finish(returned)).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('redirects with admin_policy_enforced for a person blocked by the school', async () => {
    const { url, open, finish } = await beginSignIn(client, {
      as: 'sam.ito@students.hazelgrove.example',
    });
    const { url: returned } = await open(url);
    await expect(finish(returned)).rejects.toMatchObject({ error: 'admin_policy_enforced' });
  });

  it.each([
    ['an unknown redirect address', { redirect_uri: 'http://localhost:3000/elsewhere' }, 400],
    [
      'a redirect address with an extra slash',
      { redirect_uri: `${PORTAL}${GOOGLE_CALLBACK}/` },
      400,
    ],
    ['an unknown client', { client_id: 'someone' }, 401],
    ['an unsupported flow', { response_type: 'token' }, 400],
    ['an unsupported challenge method', { code_challenge_method: 'S512' }, 400],
  ])('shows an error page without a redirect for %s', async (_what, parameters, status) => {
    const { url, open } = await beginSignIn(client, { as: 'x', deny: '1', ...parameters });
    const response = await open(url);
    expect(response.status).toBe(status);
    expect(response.page).toContain('Access blocked');
  });
});

describe('authorization codes', () => {
  const begin = async () => {
    const started = await beginSignIn(client, { as: (await newPerson()).id });
    return { ...started, returned: (await started.open(started.url)).url };
  };

  // @proves D-6-sandbox
  it('accepts a code once', async () => {
    const { finish, returned } = await begin();
    await finish(returned);
    await expect(finish(returned)).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
  });

  it('rejects a code with another verifier', async () => {
    const { finish, returned } = await begin();
    const other = { pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
    await expect(finish(returned, other)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('rejects a code for another redirect address', async () => {
    const { finish, returned } = await begin();
    const elsewhere = returned.replace(GOOGLE_CALLBACK, '/users/elsewhere');
    await expect(finish(elsewhere)).rejects.toMatchObject({ error: 'redirect_uri_mismatch' });
  });

  it('puts the nonce into the ID token, so that a token of another sign-in is detected', async () => {
    const { finish, returned } = await begin();
    await expect(finish(returned, { expectedNonce: 'other' })).rejects.toMatchObject({
      cause: { cause: { claim: 'nonce' } },
    });
  });

  it('rejects a code from a client with a wrong secret', async () => {
    const { checks, open, url } = await begin();
    const config = await discover({ ...client, secret: 'wrong' });
    const exchange = oidc.authorizationCodeGrant(config, new URL((await open(url)).url), checks);
    await expect(exchange).rejects.toMatchObject({ error: 'invalid_client', status: 401 });
  });
});

describe('refresh tokens', () => {
  it('returns a refresh token with the first consent and with every requested one', async () => {
    const { id } = await newPerson();
    expect((await signIn(client, { ...OFFLINE, as: id })).tokens.refresh_token).toMatch(/^1\/\//);
    expect((await signIn(client, { ...OFFLINE, as: id })).tokens.refresh_token).toBeUndefined();
    const grant = await signIn(client, { ...OFFLINE, as: id, prompt: 'consent' });
    expect(grant.tokens.refresh_token).toMatch(/^1\/\//);
  });

  it('returns new access tokens until the person revokes the consent', async () => {
    const { id } = await newPerson();
    const { config, tokens } = await signIn(client, { ...OFFLINE, as: id });
    const refreshToken = tokens.refresh_token ?? '';
    const refreshed = await oidc.refreshTokenGrant(config, refreshToken);
    expect(refreshed.access_token).not.toBe(tokens.access_token);
    expect(refreshed.refresh_token).toBeUndefined();
    await controls.read('POST', `/people/${id}/revoke`);
    await expect(oidc.refreshTokenGrant(config, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
      error_description: 'Token has been expired or revoked.',
    });
    // A new consent does not reactivate the old token.
    await signIn(client, { ...OFFLINE, as: id });
    await expect(oidc.refreshTokenGrant(config, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('revokes a refresh token once', async () => {
    const { id } = await newPerson();
    const { config, tokens } = await signIn(client, { ...OFFLINE, as: id });
    await oidc.tokenRevocation(config, tokens.refresh_token ?? '');
    await expect(oidc.fetchUserInfo(config, tokens.access_token, id)).rejects.toThrow();
    const again = fetch(`${client.issuer}/revoke?token=${tokens.refresh_token}`, {
      method: 'POST',
    });
    expect((await again).status).toBe(400);
  });

  it('includes earlier scopes if requested', async () => {
    const { id } = await newPerson();
    await signIn(client, { ...OFFLINE, as: id });
    const plain = await signIn(client, { as: id, scope: 'openid' });
    expect(plain.tokens.scope).toBe('openid');
    const more = await signIn(client, { as: id, scope: 'openid', include_granted_scopes: 'true' });
    expect(more.tokens.scope).toBe(`openid email ${COURSES} ${ROSTERS}`);
  });
});
