import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import { isPortalPath } from '@wonderfield/contract/portal/is-portal-path';
import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';
import type { FastifyInstance } from 'fastify';
import { withHead } from './page-head.ts';

const YEAR_SECONDS = 31_536_000;

/** A built page: the portal at the root, the console and the game below paths of their own. */
type SinglePage = { name: string; path: string; folder: string; isBuilt: boolean };

const singlePage = (name: string, path: string, folder: string): SinglePage => ({
  name,
  path,
  folder,
  isBuilt: existsSync(join(folder, 'index.html')),
});

const registerFiles = (app: FastifyInstance, { path, folder }: SinglePage) =>
  app.register(staticFiles, {
    root: folder,
    prefix: `${path}/`,
    // One of them brings `reply.sendFile` for both.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      // Built files carry a hash in their name and never change; the page itself may any time.
      const isHashed = file.includes(`${folder}/assets/`);
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });

/** Where each page was built to. */
export type PageFolders = { portal: string; console: string; game: string };

/** The shell of the portal with the head of each public page, ready to send. */
const readShells = async ({ folder, isBuilt }: SinglePage, publicUrl: string) => {
  const shells = new Map<string, { plain: string; brotli: Buffer }>();
  if (!isBuilt) return shells;
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  for (const path of Object.keys(PUBLIC_PAGES)) {
    const plain = withHead(shell, path as keyof typeof PUBLIC_PAGES, publicUrl);
    shells.set(path, { plain, brotli: brotliCompressSync(plain) });
  }
  return shells;
};

/**
 * Serves the built pages. A path that is not a file is a screen of one of them; where the portal has no
 * such screen, its page says so and the answer, too.
 */
export const registerPortalFiles = async (
  app: FastifyInstance,
  folders: PageFolders,
  publicUrl: string,
) => {
  const portal = singlePage('portal', '', folders.portal);
  const below = [
    singlePage('console', '/console', folders.console),
    singlePage('game', '/game', folders.game),
  ];
  for (const page of [portal, ...below]) if (page.isBuilt) await registerFiles(app, page);

  const shells = await readShells(portal, publicUrl);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = below.find((each) => `${path}/`.startsWith(`${each.path}/`)) ?? portal;
    if (!page.isBuilt) {
      const error = `The ${page.name} is not built. Run \`npm start\`.`;
      return reply.code(404).send({ error });
    }
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) && !path.startsWith(`${page.path}/assets/`);
    if (!isScreen) return reply.code(404).type('text/plain').send('Not found');
    // Its files are named relative to the page, as in the copy that is downloaded.
    if (page.name === 'game' && path !== '/game/') return reply.redirect('/game/');
    const shell = page === portal ? shells.get(path) : undefined;
    if (shell) {
      const isBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
      reply.type('text/html; charset=utf-8').headers({
        ...{ 'cache-control': 'no-cache', vary: 'accept-encoding' },
        ...(isBrotli && { 'content-encoding': 'br' }),
      });
      return reply.send(isBrotli ? shell.brotli : shell.plain);
    }
    if (page === portal && !isPortalPath(path)) reply.code(404);
    return reply.sendFile('index.html', page.folder, { cacheControl: false });
  });
};
