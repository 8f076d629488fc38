import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { registeredCalls } from '../calls/registered-calls.ts';
import { gameHostOf } from './game-host.ts';

const GAME_HOST = 'play.wonderfield.test';
const PORTAL_HOST = 'portal.wonderfield.test';
const HOST_HEADER = { host: GAME_HOST };

const makeDist = async (page: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'sw.js'), 'self;');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}');
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const portal = await openTestServer({
  config: {
    GAME_URL: `https://${GAME_HOST}/game/`,
    WEB_DIST: await makeDist('<title>Wonderfield</title>'),
    GAME_DIST: await makeDist('<title>The field</title>'),
    CONSOLE_DIST: await makeDist('<title>Console</title>'),
  },
});
const get = (url: string, host: string) => portal.app.inject({ url, headers: { host } });

describe('separate game host', () => {
  it.each([
    ['/game/', undefined],
    ['https://portal.example/game/', undefined],
    ['https://portal.example:8443/game/', undefined],
    ['https://play.example/game/', 'play.example'],
    ['http://127.0.0.1:3000/game/', '127.0.0.1:3000'],
  ])(
    'maps GAME_URL %s to the game host %s, because another port would share cookies',
    (GAME_URL, host) => {
      expect(gameHostOf({ GAME_URL, PUBLIC_URL: 'https://portal.example' })).toBe(host);
    },
  );

  // @proves D-6-game-isolated
  it('serves the game without a sandbox on its own host, so it can store data', async () => {
    const page = await get('/game/', GAME_HOST);
    expect(page.body).toContain('The field');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('sandbox');
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
  });

  it('serves the service worker of the game with no-cache', async () => {
    const worker = await get('/game/sw.js', GAME_HOST);
    expect(worker.statusCode).toBe(200);
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it.each([PORTAL_HOST, 'localhost', `${GAME_HOST}:8443`, `x${GAME_HOST}`, `${GAME_HOST}.`])(
    'keeps the game in its sandbox on the host %s [T65]',
    async (host) => {
      const page = await get('/game/', host);
      expect(page.body).toContain('The field');
      expect(page.headers['content-security-policy']).toContain('sandbox allow-scripts');
      expect((await get('/linked-child', host)).body).toContain('<title>Wonderfield</title>');
    },
  );

  it('redirects portal pages to the portal and serves none of them on the game host', async () => {
    for (const path of ['/', '/return-to-game', '/class', '/class?done=1']) {
      const { statusCode, headers } = await get(path, GAME_HOST);
      expect([statusCode, headers.location]).toEqual([302, `https://${PORTAL_HOST}${path}`]);
    }
    for (const url of [
      '/sign-in',
      '/console',
      '/console/',
      '/docs',
      '/openapi.json',
      '/portal.json',
      '/zip/97214',
      '/metrics',
      '/assets/app-1a2b.js',
      '/users/childExport?token=x',
      '/gamer',
      '/game%2f',
      '//game/',
      '/GAME/',
      '/users/redeemPlayToken/x',
      '/play',
    ]) {
      expect((await get(url, GAME_HOST)).statusCode, url).toBe(404);
    }
  });

  // @proves D-6-game-isolated, D-6-game-offline
  it('returns 404 for account calls on the game host in any URL encoding [T65]', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const payload = new URLSearchParams(session).toString();
    const post = (url: string) =>
      portal.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { host: GAME_HOST, 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (const { name } of registeredCalls(portal.app)) {
      if (name === 'redeemPlayToken') continue;
      for (const path of [`/users/${name}`, `/play/../users/${name}`, `/%75sers/${name}`]) {
        expect((await post(path)).statusCode, path).toBe(404);
      }
    }
    expect((await post('/operators/signIn')).statusCode).toBe(404);
  });

  it('serves the game calls and the token call on the game host', async () => {
    const post = (url: string) => portal.app.inject({ method: 'POST', url, headers: HOST_HEADER });
    expect((await post('/play/openField')).json().msgCode).toBe('PLY_001');
    expect((await post('/users/redeemPlayToken')).json().msgCode).toMatch(/^(VAL|PLY)_/);
    expect((await get('/healthz', GAME_HOST)).statusCode).toBe(200);
  });
});

it('ignores a forwarded host that a page can set behind a proxy [T65]', async () => {
  const behind = await buildTestApp({
    config: { GAME_URL: `https://${GAME_HOST}/game/`, TRUSTED_PROXIES: 1 },
  });
  const ask = (headers: Record<string, string>) =>
    behind.app.inject({ method: 'POST', url: '/users/getUser', headers });
  const statuses = [
    await ask({ host: PORTAL_HOST, 'x-forwarded-host': GAME_HOST }),
    await ask({ host: GAME_HOST, 'x-forwarded-host': PORTAL_HOST }),
    await ask({ host: 'api-3.internal', 'x-forwarded-host': PORTAL_HOST }),
  ].map(({ statusCode }) => statusCode);
  await behind.close();
  expect(statuses).toEqual([404, 404, 200]);
});
