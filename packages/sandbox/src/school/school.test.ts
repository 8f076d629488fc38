import { generateKeyPairSync } from 'node:crypto';
import * as oidc from 'openid-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkOn } from '../../testing/browser.ts';
import { type AnyPerson, type AnyWorld, controlsOf } from '../../testing/controls.ts';
import { beginSignIn, type Client, discover, PORTAL, signIn } from '../../testing/open-id.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { SCHOOL_CALLBACK, SCHOOL_CLIENT } from './school-keys.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, portalUrls: [PORTAL] });
  const issuer = `${sandbox.services.school}`;
  client = { ...SCHOOL_CLIENT, issuer, redirectUri: `${PORTAL}${SCHOOL_CALLBACK}` };
});
afterAll(() => sandbox.close());

const controls = controlsOf(() => sandbox, 'school');
const newPerson = (fields: object = {}) => controls.read<AnyPerson>('POST', '/people', fields);
const AMARA = 'amara.diallo@students.hazelgrove.example';

describe('school sign-in', () => {
  it.each([
    [AMARA, 'student'],
    ['elena@demo.wonderfield.example', 'teacher'],
    ['grace@demo.wonderfield.example', 'administrator'],
    ['pat.sorensen@hazelgrove.example', 'aide'],
    ['dana@demo.wonderfield.example', 'parent'],
    ['remy.blank@hazelgrove.example', undefined],
  ])('returns for %s the role %s', async (login_hint, role) => {
    const { tokens } = await signIn(client, { login_hint });
    expect(tokens.claims()).toMatchObject({
      iss: client.issuer,
      aud: client.id,
      sub: expect.stringMatching(/^[0-9a-f]{24}$/),
      email: login_hint,
      email_verified: true,
    });
    expect(tokens.claims()?.role).toBe(role);
  });

  it('returns full names in the ID token and at userinfo', async () => {
    const { config, tokens } = await signIn(client, { as: AMARA });
    const claims = tokens.claims();
    expect(claims).toMatchObject({
      name: 'Amara Diallo',
      given_name: 'Amara',
      family_name: 'Diallo',
    });
    const info = await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    expect(info).toMatchObject({ sub: claims?.sub, role: 'student', name: 'Amara Diallo' });
  });

  // @proves D-6-sandbox
  it('shows a page with people at every sign-in', async () => {
    const { url, open, finish } = await beginSignIn(client);
    const first = await open(url);
    expect(first.page).toContain('Aide, a role that Wonderfield does not know');
    const { url: returned } = await open(
      new URL(linkOn(first.page, 'Amara Diallo'), first.url).href,
    );
    expect((await finish(returned)).claims()?.email).toBe(AMARA);
    // Signs in again in the same browser. On a shared device, the next user may be another person.
    const second = await open(url);
    const { url: other } = await open(
      new URL(linkOn(second.page, 'Pat Sorensen'), second.url).href,
    );
    expect((await finish(other)).claims()?.role).toBe('aide');
  });

  it('accepts a typed account and reports an unknown one', async () => {
    const { id } = await newPerson({ role: 'teacher' });
    const { url, open, finish } = await beginSignIn(client, { login_hint: 'ghost@example.com' });
    const page = await open(url);
    expect(page.page).toContain('There is no account ghost@example.com');
    const { url: returned } = await open(`${page.url}?as=${id}`);
    expect((await finish(returned)).claims()?.sub).toBe(id);
  });

  it('completes a request for consent without asking', async () => {
    const { tokens } = await signIn(client, { as: AMARA, prompt: 'consent' });
    expect(tokens.claims()?.email).toBe(AMARA);
  });

  it('redirects with access_denied on Cancel, by click or by parameter', async () => {
    const clicked = await beginSignIn(client);
    const { page, url } = await clicked.open(clicked.url);
    const { url: returned } = await clicked.open(new URL(linkOn(page, 'Cancel'), url).href);
    await expect(clicked.finish(returned)).rejects.toMatchObject({ error: 'access_denied' });
    const flow = await beginSignIn(client, { deny: '1' });
    const denied = (await flow.open(flow.url)).url;
    await expect(flow.finish(denied)).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('shows an error for a redirect address that is not registered', async () => {
    const { url, open } = await beginSignIn(client, { redirect_uri: `${PORTAL}/elsewhere` });
    const response = await open(url);
    expect(response.status).toBe(400);
    expect(response.page).toContain('invalid_redirect_uri');
  });

  it('requires PKCE', async () => {
    const config = await discover(client);
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: client.redirectUri,
      scope: 'openid',
      as: AMARA,
      state: 's',
    });
    const { open } = await beginSignIn(client);
    expect((await open(url.href)).url).toContain('error=invalid_request');
  });

  it('reports a sign-in that has ended', async () => {
    const { open } = await beginSignIn(client);
    const response = await open(`${client.issuer}/interaction/gone?as=${AMARA}`);
    expect(response.status).toBe(400);
    expect(response.page).toContain('This sign-in has ended');
  });
});

describe('authorization codes', () => {
  const begin = async () => {
    const started = await beginSignIn(client, { as: AMARA });
    return { ...started, returned: (await started.open(started.url)).url };
  };

  it('accepts a code once', async () => {
    const { finish, returned } = await begin();
    await finish(returned);
    await expect(finish(returned)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('rejects a code with another verifier', async () => {
    const { finish, returned } = await begin();
    const other = { pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
    await expect(finish(returned, other)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('puts the nonce into the ID token, so that a token of another sign-in is detected', async () => {
    const { finish, returned } = await begin();
    await expect(finish(returned, { expectedNonce: 'other' })).rejects.toMatchObject({
      cause: { cause: { claim: 'nonce' } },
    });
  });

  it('rejects a code with another state or issuer', async () => {
    const { finish, returned } = await begin();
    await expect(finish(returned, { expectedState: 'other' })).rejects.toThrow();
    const elsewhere = new URL(returned);
    elsewhere.searchParams.set('iss', 'https://evil.example');
    await expect(finish(elsewhere.href)).rejects.toThrow();
  });
});

describe('client registration', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const es256 = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = () => privateKey.toCryptoKey(es256, false, ['sign']);
  const METHODS = {
    client_secret_post: () => oidc.ClientSecretPost(SCHOOL_CLIENT.secret),
    client_secret_basic: () => oidc.ClientSecretBasic(SCHOOL_CLIENT.secret),
    private_key_jwt: () => oidc.PrivateKeyJwt(key()),
  };
  type Method = keyof typeof METHODS;
  const register = (method: Method) =>
    controls.read('POST', '/client', {
      method,
      ...(method === 'private_key_jwt' && {
        publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
      }),
    });
  afterEach(() => register('client_secret_post'));

  // @proves D-9-client-auth
  it.each(Object.keys(METHODS) as Method[])(
    'announces %s, accepts it, and rejects the other methods',
    async (method) => {
      await register(method);
      const config = await discover(client);
      expect(config.serverMetadata().token_endpoint_auth_methods_supported).toEqual([method]);
      for (const [used, authenticate] of Object.entries(METHODS)) {
        const { url, open, checks } = await beginSignIn(client, { as: AMARA });
        const returned = new URL((await open(url)).url);
        const asUsed = await discover(client, authenticate());
        const tokens = oidc.authorizationCodeGrant(asUsed, returned, checks);
        if (used === method) expect((await tokens).claims()?.email).toBe(AMARA);
        else await expect(tokens).rejects.toMatchObject({ cause: expect.anything() });
      }
    },
  );

  it('rejects an invalid public key', async () => {
    const response = await controls.send('POST', '/client', {
      method: 'private_key_jwt',
      publicKey: 'x',
    });
    expect(response.status).toBe(400);
  });
});

describe('school controls', () => {
  it('adds people and changes their role', async () => {
    const { id } = await newPerson({ firstName: 'Kit', role: 'teacher' });
    expect((await signIn(client, { as: id })).tokens.claims()?.role).toBe('teacher');
    await controls.read('PATCH', `/people/${id}`, { role: 'groundskeeper' });
    const { tokens } = await signIn(client, { as: id });
    expect(tokens.claims()).toMatchObject({ given_name: 'Kit', role: 'groundskeeper' });
  });

  it('revokes the tokens of a person', async () => {
    const { id } = await newPerson();
    const { config, tokens } = await signIn(client, { as: id });
    await controls.read('POST', `/people/${id}/revoke`);
    await expect(oidc.fetchUserInfo(config, tokens.access_token, id)).rejects.toThrow();
  });

  it('fails the discovery once and recovers', async () => {
    const fault = { kind: 'html', path: '/.well-known/openid-configuration' };
    await controls.read('POST', '/faults', fault);
    await expect(discover(client)).rejects.toThrow();
    await expect(discover(client)).resolves.toBeDefined();
  });

  it('fails the code exchange of one person only', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    await controls.read('POST', '/faults', { kind: 'error500', path: '/token', for: first.id });
    await signIn(client, { as: second.id });
    await expect(signIn(client, { as: first.id })).rejects.toMatchObject({
      cause: { status: 500 },
    });
    await signIn(client, { as: first.id });
    expect((await controls.read<AnyWorld>('GET', '/world')).faults).toEqual([]);
  });
});
