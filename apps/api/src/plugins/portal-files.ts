import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Serves the built portal. Any path that is not a file is a screen of the single page. */
export const registerPortalFiles = async (app: FastifyInstance, folder: string) => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ error: 'The portal is not built. Run `npm start`.' }),
    );
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      // Built files carry a hash in their name and never change; the page itself may any time.
      const isHashed = path.includes(`${folder}/assets/`);
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isScreen = ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/assets/');
    if (!isScreen) return reply.code(404).type('text/plain').send('Not found');
    return reply.sendFile('index.html', { cacheControl: false });
  });
};
