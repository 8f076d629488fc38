import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOn } from '../../testing/browser.ts';
import { CALLBACK, cleverClient, MeSchema } from '../../testing/clever-client.ts';
import { PORTAL } from '../../testing/open-id.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { CLEVER_CLIENT } from './clever-keys.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, portalUrls: [PORTAL] });
});
afterAll(() => sandbox.close());

const clever = cleverClient(() => `${sandbox.services.clever}`);
const ELENA = 'elena@demo.wonderfield.example';

describe('Clever sign-in', () => {
  it('returns a code that is exchanged for a person’s token', async () => {
    const { url } = await clever.authorize({ as: ELENA, state: 'st4te' });
    expect(url.startsWith(`${CALLBACK}?`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      code: expect.stringMatching(/^[0-9a-f]{40}$/),
      scope: 'read:user_id read:sis',
      state: 'st4te',
    });
    const token = await clever.tokenOf(ELENA);
    const me = await clever.read(token, '/v3.1/me', MeSchema);
    expect(me.data.authorized_by).toBe('teacher');
    expect(me.links.map(({ rel }) => rel)).toEqual(['self', 'canonical', 'district']);
    expect(await clever.read(token, '/v3.0/me', MeSchema)).toMatchObject({ data: me.data });
  });

  it('accepts the code in a form, too', async () => {
    const { url } = await clever.authorize({ as: ELENA });
    const response = await fetch(`${sandbox.services.clever}/oauth/tokens`, {
      method: 'POST',
      headers: { authorization: clever.basic },
      body: new URLSearchParams({
        code: clever.codeOf(url),
        grant_type: 'authorization_code',
        redirect_uri: CALLBACK,
      }),
    });
    expect(response.status).toBe(200);
  });

  it('shows a page with people by scenario and accepts a click', async () => {
    const { page, url } = await clever.authorize({ state: 'mine' });
    expect(page).toContain('Teacher who is staff as well');
    const clicked = new URL(linkOn(page, 'Aisha Rahman'), url);
    const { url: returned } = await clever.visit(
      clicked.pathname,
      Object.fromEntries(clicked.searchParams),
    );
    expect(new URL(returned).searchParams.get('state')).toBe('mine');
    expect((await clever.exchange(clever.codeOf(returned))).status).toBe(200);
  });

  it('reports an unknown account and offers to enter another', async () => {
    const { page } = await clever.authorize({ as: 'ghost@example.com', state: 'mine' });
    expect(page).toContain('There is no account ghost@example.com');
    expect(page).toContain('<input type="hidden" name="state" value="mine">');
    expect(page).toContain('Another account <input name="as"');
  });

  it.each([
    ['/oauth/instant-login', { client_id: CLEVER_CLIENT.id }],
    ['/sandbox/portal-launch', {}],
  ])('returns a code and no state for a sign-in from %s', async (path, query) => {
    const { url } = await clever.visit(path, { ...query, as: ELENA, state: 'ignored' });
    expect([...new URL(url).searchParams.keys()]).toEqual(['code', 'scope']);
    expect((await clever.exchange(clever.codeOf(url))).status).toBe(200);
  });

  it('returns an error on cancel and for districts that are not connected', async () => {
    const canceled = await clever.authorize({ deny: '1', state: 's' });
    expect(canceled.url).toBe(`${CALLBACK}?error=access_denied&state=s`);
    const outsider = await clever.authorize({ as: 'lou.farrow@elsewhere.example' });
    expect(outsider.url).toBe(`${CALLBACK}?error=unauthorized-user`);
    const wrong = await clever.authorize({ as: ELENA, district_id: '5'.repeat(24) });
    expect(wrong.url).toBe(`${CALLBACK}?error=unauthorized-user`);
  });

  it.each([
    ['an unknown redirect address', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['an unknown client', { client_id: 'someone' }],
    ['an unsupported flow', { response_type: 'token' }],
  ])('shows an error page for %s', async (_what, query) => {
    const { status, page } = await clever.authorize({ as: ELENA, ...query });
    expect(status).toBe(400);
    expect(page).toContain('Invalid');
  });
});

describe('authorization codes', () => {
  const newCode = async () => clever.codeOf((await clever.authorize({ as: ELENA })).url);

  it('accepts a code once', async () => {
    const code = await newCode();
    expect((await clever.exchange(code)).status).toBe(200);
    const again = await clever.exchange(code);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Invalid grant: invalid code',
    });
  });

  it.each([{ redirect_uri: `${CALLBACK}/` }, { grant_type: 'password' }])(
    'rejects a code with %j',
    async (fields) => {
      expect((await clever.exchange(await newCode(), fields)).status).toBe(400);
    },
  );

  it('rejects a code from a client with a wrong secret', async () => {
    const response = await fetch(`${sandbox.services.clever}/oauth/tokens`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${CLEVER_CLIENT.id}:wrong`)}` },
      body: new URLSearchParams({ code: await newCode(), grant_type: 'authorization_code' }),
    });
    expect(response.status).toBe(401);
  });
});
