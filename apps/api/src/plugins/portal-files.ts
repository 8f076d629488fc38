import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** A built single page: the portal at the root, the operators' console below a path of its own. */
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

/** Serves the built portal and console. Any path that is not a file is a screen of the one or the other. */
export const registerPortalFiles = async (
  app: FastifyInstance,
  portalFolder: string,
  consoleFolder: string,
) => {
  const portal = singlePage('portal', '', portalFolder);
  const console = singlePage('console', '/console', consoleFolder);
  for (const page of [portal, console]) if (page.isBuilt) await registerFiles(app, page);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = `${path}/`.startsWith(`${console.path}/`) ? console : portal;
    if (!page.isBuilt) {
      const error = `The ${page.name} is not built. Run \`npm start\`.`;
      return reply.code(404).send({ error });
    }
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) && !path.startsWith(`${page.path}/assets/`);
    if (!isScreen) return reply.code(404).type('text/plain').send('Not found');
    return reply.sendFile('index.html', page.folder, { cacheControl: false });
  });
};
