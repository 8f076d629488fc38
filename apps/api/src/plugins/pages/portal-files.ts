import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { isPortalPath } from '@wonderfield/contract/portal/is-portal-path';
import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';
import type { FastifyInstance } from 'fastify';
import { createShells, sendShell } from './portal-shells.ts';

const YEAR_SECONDS = 31_536_000;

/** A built page: the portal at the root, console and game below their paths. */
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
    // The first registration adds `reply.sendFile` for all.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      // Built files have a hash in their name and never change. The page itself can change at any
      // time.
      const isHashed = file.includes(`${folder}/assets/`);
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });

/** Build folders of the pages. */
export type PageFolders = { portal: string; console: string; game: string };

/**
 * Serves the built pages. A path that is not a file is a screen. Unknown portal paths get the page
 * with 404.
 */
export const registerPortalFiles = async (
  app: FastifyInstance,
  folders: PageFolders,
  publicUrl: string,
  config: PortalConfig,
) => {
  const portal = singlePage('portal', '', folders.portal);
  const below = [
    singlePage('console', '/console', folders.console),
    singlePage('game', '/game', folders.game),
  ];
  for (const page of [portal, ...below]) if (page.isBuilt) await registerFiles(app, page);

  const shells = portal.isBuilt
    ? await createShells({ folder: portal.folder, publicUrl, config })
    : undefined;

  app.addHook('onListen', async () => void shells?.compressAll());

  // `/` shows the sign-in page. It needs a route, because the static file would be served
  // otherwise.
  const door = shells?.door;
  if (door) app.get('/', (request, reply) => sendShell(request, reply, door));

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
    // The game's file names are relative to the page.
    if (page.name === 'game' && path !== '/game/') return reply.redirect('/game/');
    if (page === portal) {
      const isThere = isPortalPath(path);
      if (!isThere) reply.code(404);
      const shell = isThere ? shells?.at(path) : shells?.notFound;
      if (shell) return sendShell(request, reply, shell);
    }
    return reply.sendFile('index.html', page.folder, { cacheControl: false });
  });
};
