import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { RENDERER_FILE } from '@wonderfield/contract/portal/prerender';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPortalFiles } from './portal-files.ts';

const PORTAL = '<title>Wonderfield</title>';
const CONSOLE = '<title>Console</title>';
const GAME = '<title>The field</title>';
const NOWHERE = '/nowhere';

const CONFIG = {
  links: {
    marketing: 'https://field.example/',
    privacy: 'https://field.example/privacy?a=1&b=2',
    terms: 'https://field.example/terms',
    ambassadors: 'https://field.example/ambassadors',
    support: 'https://field.example/support',
    faq: 'https://field.example/faq',
  },
  cards: { publishableKey: 'pk', scriptUrl: 'https://cards.example/' },
  signIn: { google: true, clever: false },
  game: {},
  demoPeople: [],
};

let root: string;
const apps: FastifyInstance[] = [];

const build = async (name: string, page: string) => {
  const folder = join(root, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', `${name}-1a2b.js`), `export {} // ${name}`);
  await writeFile(join(folder, '.stamp'), 'no');
  for (const file of ['index.html', `assets/${name}-1a2b.js`]) {
    const content = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(content));
  }
  return folder;
};

const serve = async (portal: string, console = NOWHERE, game = NOWHERE) => {
  const app = Fastify();
  const folders = { portal, console, game };
  await registerPortalFiles(app, folders, 'https://portal.example', CONFIG);
  apps.push(app);
  return app;
};

let portalFolder: string;
let consoleFolder: string;
let gameFolder: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wonderfield-files-'));
  portalFolder = await build('portal', PORTAL);
  consoleFolder = await build('console', CONSOLE);
  gameFolder = await build('game', GAME);
  app = await serve(portalFolder, consoleFolder, gameFolder);
});
afterAll(async () => {
  for (const each of apps) await each.close();
  await rm(root, { recursive: true, force: true });
});

describe('console files', () => {
  // @proves R-console
  it.each([
    '/console',
    '/console/',
    '/console?x=1',
    '/console/schools?search=lincoln',
    '/console/setup/a-token',
    '/console/nowhere',
  ])('serves the console at %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(CONSOLE);
  });

  it('caches hashed files of the console for a year', async () => {
    const response = await app.inject('/console/assets/console-1a2b.js');
    expect(response.body).toContain('// console');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/console', '/console/schools', '/console/assets/console-1a2b.js'])(
    'serves %s from its precompressed copy',
    async (url) => {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(response.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(response.rawPayload).toString()).toMatch(/Console|\/\/ console/);
    },
  );

  it.each([
    '/console/assets/missing.js',
    '/console/assets/portal-1a2b.js',
    '/console/assets/..%2findex.html',
    '/assets/console-1a2b.js',
  ])('returns an error for the unknown console file %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('<title>');
  });

  it('serves no hidden file of the console and rejects POST', async () => {
    expect((await app.inject('/console/.stamp')).body).not.toBe('no');
    const posted = await app.inject({ method: 'POST', url: '/console/schools' });
    expect(posted.statusCode).toBe(404);
  });
});

describe('game files', () => {
  it.each(['/game', '/game?x=1', '/game/anywhere', '/game/a/b'])(
    'redirects %s to the game page, because its file names are relative',
    async (url) => {
      const response = await app.inject(url);
      expect([response.statusCode, response.headers.location]).toEqual([302, '/game/']);
    },
  );

  // @proves R-game
  it.each(['/game/', '/game/?x=1'])('serves the game page at %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(GAME);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('serves hashed files of the game precompressed and caches them for a year', async () => {
    const url = '/game/assets/game-1a2b.js';
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('// game');
  });

  it.each([
    '/game/assets/missing.js',
    '/game/assets/portal-1a2b.js',
    '/game/assets/..%2findex.html',
    '/assets/game-1a2b.js',
  ])('returns an error for the unknown game file %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('<title>');
  });

  it('serves no hidden file of the game and rejects POST', async () => {
    expect((await app.inject('/game/.stamp')).body).not.toBe('no');
    expect((await app.inject({ method: 'POST', url: '/game/' })).statusCode).toBe(404);
  });
});

describe('portal pages', () => {
  it.each(['/', '/linked-child', '/classroom/1?tab=2', '/wfname'])(
    'serves the portal at %s',
    async (url) => {
      const response = await app.inject(url);
      expect([response.statusCode, response.body]).toEqual([200, PORTAL]);
    },
  );

  // @proves R-any
  it.each(['/consoles', '/console-x', '/games', '/game-x', '/wp-login.php', '/favicon.png'])(
    'returns the portal page with 404 at the unknown path %s',
    async (url) => {
      const response = await app.inject(url);
      expect([response.statusCode, response.body]).toEqual([404, PORTAL]);
      expect(response.headers['content-type']).toContain('text/html');
    },
  );

  it('serves the portal’s own files', async () => {
    expect((await app.inject('/assets/portal-1a2b.js')).body).toContain('// portal');
  });
});

describe('prerendered pages', () => {
  const HEAD = '<head><script>known()</script><style>p{}</style></head>';
  /** A module like the one of the built portal. It shows what it was called with. */
  const RENDERER = `export const renderPages = async ({ folder, publicUrl, config }) => ({
    '/sign-in': '${HEAD}the door of ' + publicUrl + ' with ' + config.links.terms,
    '/page-not-found': '${HEAD}nothing here',
  });`;
  let drawn: FastifyInstance;
  beforeAll(async () => {
    const folder = await build('drawn', PORTAL);
    await mkdir(join(folder, '.server'));
    await writeFile(join(folder, RENDERER_FILE), RENDERER);
    drawn = await serve(folder);
  });

  it.each([
    ['/', 200, 'the door'],
    ['/sign-in?notice=x', 200, 'the door'],
    ['/page-not-found', 200, 'nothing here'],
    ['/nowhere-at-all', 404, 'nothing here'],
    ['/linked-child', 200, PORTAL],
  ])('responds to %s with %i and %s', async (url, status, text) => {
    const response = await drawn.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(text);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('renders the pages for this installation', async () => {
    const { body } = await drawn.inject('/sign-in');
    expect(body).toContain('the door of https://portal.example with https://field.example/terms');
  });

  it('sends the same page compressed', async () => {
    const plain = await drawn.inject('/sign-in');
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = await drawn.inject({ url: '/sign-in', headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('does not serve the renderer', async () => {
    const response = await drawn.inject(`/${RENDERER_FILE}`);
    expect(response.body).not.toContain('renderPages');
  });

  it('allows inline scripts and styles of prerendered pages only by hash', async () => {
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    const policy = String((await drawn.inject('/sign-in')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('known()')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('p{}')}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('unbuilt pages', () => {
  it('reports that the console is not built and serves the portal', async () => {
    const half = await serve(portalFolder, NOWHERE);
    const response = await half.inject('/console/schools');
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toBe('The console is not built. Run `npm start`.');
    expect((await half.inject('/linked-child')).body).toBe(PORTAL);
  });

  it('reports that the portal is not built and serves the console', async () => {
    const half = await serve(NOWHERE, consoleFolder);
    expect((await half.inject('/sign-in')).json().error).toBe(
      'The portal is not built. Run `npm start`.',
    );
    expect((await half.inject('/console/schools')).body).toBe(CONSOLE);
  });

  it('reports for portal, console and game that they are not built', async () => {
    const none = await serve(NOWHERE);
    expect((await none.inject('/sign-in')).json().error).toContain('portal');
    expect((await none.inject('/console')).json().error).toContain('console');
    expect((await none.inject('/game/')).json().error).toContain('game');
  });

  it('reports that the game is not built and serves the others', async () => {
    const half = await serve(portalFolder, consoleFolder);
    expect((await half.inject('/game/')).json().error).toBe(
      'The game is not built. Run `npm start`.',
    );
    expect((await half.inject('/console')).body).toBe(CONSOLE);
  });
});
