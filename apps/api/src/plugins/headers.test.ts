import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { registeredCalls } from '../calls/registered-calls.ts';

let portal: TestPortal;
let folder: string;
let game: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wonderfield-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Wonderfield</title>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}');
  await writeFile(join(folder, '.secret'), 'no');
  for (const name of ['index.html', 'assets/app-1a2b.js']) {
    const content = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  game = await mkdtemp(join(tmpdir(), 'wonderfield-game-'));
  await mkdir(join(game, 'assets'));
  await writeFile(join(game, 'index.html'), '<!doctype html><title>The field</title>');
  await writeFile(join(game, 'assets', 'game-1a2b.js'), 'export {}');
  portal = await buildTestApp({ config: { WEB_DIST: folder, GAME_DIST: game } });
});
afterAll(async () => {
  await portal.close();
  for (const made of [folder, game]) await rm(made, { recursive: true, force: true });
});

const policyOf = async (url: string) => {
  const { headers } = await portal.app.inject(url);
  const parts = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
};

const EVERYWHERE = [
  '/',
  '/sign-in',
  '/resetpassword/a/b',
  '/wfname',
  '/payment',
  '/assets/app-1a2b.js',
  '/assets/missing.js',
  '/game/',
  '/game/assets/game-1a2b.js',
  '/docs',
  '/openapi.json',
  '/portal.json',
  '/zip/97214',
  '/healthz',
  '/users/unknown',
  '/users/verifyEmail',
];

describe('security headers', () => {
  it.each(EVERYWHERE)('sends the security headers with %s', async (url) => {
    const { headers } = await portal.app.inject(url);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  // Only pages need a policy, scripts and fonts do not.
  it.each(EVERYWHERE.filter((url) => !/^\/(docs|wfname|payment|assets|game)/.test(url)))(
    'allows only our scripts and no framing of %s [T64]',
    async (url) => {
      expect(await policyOf(url)).toEqual({
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      });
      const { headers } = await portal.app.inject(url);
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it.each(['/sign-in/card', '/class', '/class?done=1'])(
    'allows our scripts the camera on %s, which reads a login card',
    async (url) => {
      const { headers } = await portal.app.inject(url);
      expect(headers['permissions-policy']).toContain('camera=(self)');
    },
  );

  it.each(['/card', '/sign-in/student', '/class/x', '/classrooms', '/game/class', '/game/'])(
    'denies the camera on %s',
    async (url) => {
      const { headers } = await portal.app.inject(url);
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it.each([
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
    '/assets/%2e%2e%2findex.html',
    '/assets//../index.html',
    '/assets/x/../../index.html',
    '/assets/..%5cindex.html',
    '/assets/',
    '/assets',
  ])('sends a policy with %s if it is a page', async (url) => {
    const { headers } = await portal.app.inject(url);
    if (String(headers['content-type']).includes('text/html')) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('sends no Strict-Transport-Security without HTTPS', async () => {
    const plain = await buildTestApp({ config: { PUBLIC_URL: 'http://localhost:3000' } });
    try {
      const { headers } = await plain.app.inject('/healthz');
      expect(headers).not.toHaveProperty('strict-transport-security');
    } finally {
      await plain.close();
    }
  });
});

describe('game', () => {
  // @proves R-game, D-6-game-isolated
  it.each(['/game/', '/game/?x=1', '/game/index.html'])(
    'serves %s in a sandbox with its own origin, without access to the portal’s session [T65]',
    async (url) => {
      const page = await portal.app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>The field</title>');
      const policy = await policyOf(url);
      // Without `allow-same-origin` the game has no access to storage, and without frames none to
      // other pages. Its forms cannot be sent.
      expect(policy.sandbox).toEqual(['allow-scripts', 'allow-forms']);
      expect(policy).toMatchObject({
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'connect-src': ["'self'"],
        'form-action': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
    },
  );

  it.each([
    '/game',
    '/game/anywhere',
    '/game/assets/../index.html',
    '/game/assets/%2e%2e/index.html',
    '/game/assets',
    '/game/assets/..%2findex.html',
    '/game/assets/%2e%2e%2findex.html',
    '/game/assets//../index.html',
    '/game/assets/x/../../index.html',
    '/game/assets/',
    '/%67ame/',
    '/g%61me/index.html',
    '/game%2findex.html',
    '//game/',
    '/GAME/',
  ])('serves the game at %s only with the sandbox policy', async (url) => {
    const { body, headers } = await portal.app.inject(url);
    if (body.includes('The field')) {
      expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
    }
  });

  it.each(['/', '/sign-in', '/games', '/game-x', '/payment', '/wfname', '/docs'])(
    'sends no sandbox policy with %s',
    async (url) => {
      expect(await policyOf(url)).not.toHaveProperty('sandbox');
    },
  );

  // @proves C-redeemPlayToken
  it('allows cross-origin reads of the game’s files and of the token calls', async () => {
    for (const url of ['/game/', '/game/assets/game-1a2b.js']) {
      const { headers } = await portal.app.inject(url);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    for (const response of [await portal.call('redeemPlayToken', { playToken: 'x' })]) {
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  // @proves D-6-game-isolated
  it('allows no cross-origin reads of other calls [T65]', async () => {
    for (const call of registeredCalls(portal.app)) {
      if (call.name === 'redeemPlayToken') continue;
      for (const method of ['POST', 'OPTIONS', 'GET'] as const) {
        const { headers } = await portal.app.inject({
          method,
          url: `/users/${call.name}`,
          headers: { origin: 'null', 'access-control-request-method': 'POST' },
        });
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
    for (const url of [
      '/',
      '/portal.json',
      '/openapi.json',
      '/users/unknown',
      '/users/childExport?token=x',
      '/users/redeemPlayToken/x',
      '/users/redeemPlayTokens',
      '/x/users/redeemPlayToken',
      '/users/getUser?/users/redeemPlayToken',
      '/users/getUser?x=/game/',
      '/gamer',
      '/zip/97214',
    ]) {
      const { headers } = await portal.app.inject({ url, headers: { origin: 'null' } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('adult check page', () => {
  const STRICT = {
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };

  // @proves R-payment, S-age-own-document
  it.each(['/payment', '/payment/', '/payment?x=1'])(
    'allows only the card provider on %s',
    async (url) => {
      expect(await policyOf(url)).toEqual({
        ...STRICT,
        'script-src': ["'self'", 'https://js.stripe.com'],
        'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
        'connect-src': ["'self'", 'https://js.stripe.com', 'https://api.stripe.com'],
      });
    },
  );

  it('allows the fake provider on the payment page if one is configured', async () => {
    const STRIPE_API_URL = 'http://localhost:3003';
    const STRIPE_SCRIPT_URL = `${STRIPE_API_URL}/stripe.js`;
    const demo = await buildTestApp({
      config: { WEB_DIST: folder, STRIPE_API_URL, STRIPE_SCRIPT_URL },
    });
    try {
      const { headers } = await demo.app.inject('/payment');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' ${STRIPE_API_URL};`);
      expect(policy).toContain(`connect-src 'self' ${STRIPE_API_URL} ${STRIPE_API_URL};`);
      expect(policy).not.toMatch(/unsafe|\*/);
      const other = await demo.app.inject('/linked-child');
      expect(other.headers['content-security-policy']).not.toContain('localhost');
    } finally {
      await demo.close();
    }
  });

  // @proves S-age-own-document
  it.each(['/paymentx', '/payment/x', '//payment', '/PAYMENT', '/sign-in?/payment', '/%70ayment'])(
    'allows no external scripts on %s',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy['script-src']).toEqual(["'self'"]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy).not.toHaveProperty('frame-src');
    },
  );
});

describe('badge', () => {
  it.each(['/wfname', '/wfname/', '/wfname?x=1'])(
    'allows framing of %s on any page [T64]',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy['frame-ancestors']).toEqual(['*']);
      expect(policy['script-src']).toEqual(["'self'"]);
    },
  );

  it.each(['/wfnamex', '/wfname/sign-in', '//wfname', '/WFNAME', '/sign-in?/wfname', '/%77fname'])(
    'forbids framing of %s [T64]',
    async (url) => {
      expect((await policyOf(url))['frame-ancestors']).toEqual(["'none'"]);
    },
  );
});

describe('API reference', () => {
  it('allows its own scripts and its inline script by hash, and no eval', async () => {
    const { body } = await portal.app.inject('/docs/');
    const [inside = ''] = [...body.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(
      ([, script]) => script,
    );
    const hash = createHash('sha256').update(inside).digest('base64');
    const policy = await policyOf('/docs/');
    expect(policy['script-src']).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it.each(['/docs', '/docs/js/scalar.js', '/docsx'])(
    'allows no inline script on %s',
    async (url) => {
      expect((await policyOf(url))['script-src']).toEqual(["'self'"]);
    },
  );
});

describe('headers of an encoded path', () => {
  it.each([
    ['/%67ame/', '/game/'],
    ['/%64ocs', '/docs'],
  ])('sends the same policy for %s as for %s', async (encoded, plain) => {
    expect(await policyOf(encoded)).toEqual(await policyOf(plain));
  });

  it('does not treat an encoded slash as a slash', async () => {
    expect((await policyOf('/wfname%2F'))['frame-ancestors']).toEqual(["'none'"]);
  });
});

describe('cache headers', () => {
  it('sends no-store with every call', async () => {
    for (const response of [
      await portal.call('login', { userType: 'parent', email: 'a@home.test', password: 'x' }),
      await portal.call('getUser', {}),
      await portal.call('checkEmail', { email: 'free@home.test' }),
    ]) {
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['/%75sers/getUser', '/users/get%55ser', '/%6Fperators/readOperator', '/%70lay/dealRow'])(
    'sends no-store with the call URL %s',
    async (url) => {
      const { headers } = await portal.app.inject({ method: 'POST', url });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/users/%E0%A4%A', '/%', '/operators/%zz'])(
    'sends security headers with the error response to the malformed path %s',
    async (url) => {
      const { headers, statusCode } = await portal.app.inject({ method: 'POST', url });
      expect(statusCode).toBe(400);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('caches hashed files for a year and revalidates pages', async () => {
    const asset = await portal.app.inject('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/sign-in', '/favicon.svg']) {
      expect((await portal.app.inject(url)).headers['cache-control']).toBe('no-cache');
    }
  });
});

describe('portal files', () => {
  it.each(['/', '/profile', '/classroom/01a1', '/resetpassword/a%40home.test/token'])(
    'serves the single-page app at %s',
    async (url) => {
      const response = await portal.app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).toContain('<title>Wonderfield</title>');
    },
  );

  it.each(['/assets/missing.js', '/assets/../../../../etc/passwd', '/assets/%2e%2e/%2e%2e/x'])(
    'serves no other file at %s',
    async (url) => {
      const response = await portal.app.inject(url);
      expect(response.body).not.toContain('root:');
      if (response.statusCode === 200)
        expect(response.body).toContain('<title>Wonderfield</title>');
      else expect(response.statusCode).toBe(404);
    },
  );

  it.each([
    ['/', 'no-cache', '<title>Wonderfield</title>'],
    ['/linked-child', 'no-cache', '<title>Wonderfield</title>'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable', 'export {}'],
  ])('serves %s from its precompressed copy', async (url, cacheControl, content) => {
    const response = await portal.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': cacheControl,
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain(content);
  });

  it('serves no hidden file', async () => {
    expect((await portal.app.inject('/.secret')).body).not.toBe('no');
  });

  it('rejects POST to a page with 404', async () => {
    expect((await portal.app.inject({ method: 'POST', url: '/sign-in' })).statusCode).toBe(404);
  });

  it('returns an error that names npm start when the portal is not built', async () => {
    const unbuilt = await buildTestApp();
    try {
      const response = await unbuilt.app.inject('/sign-in');
      expect(response.statusCode).toBe(404);
      expect(response.json().error).toContain('npm start');
    } finally {
      await unbuilt.close();
    }
  });
});
