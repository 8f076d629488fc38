import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerPortalFiles } from '@wonderfield/api/plugins/pages/portal-files';
import { findFreePort } from '@wonderfield/local-database/free-port';
import fastify from 'fastify';
import { build } from 'vite';
import { PAGE_BUILD, pagePlugins } from '../../tools/vite/page-build.ts';

const SOURCE = join(import.meta.dirname, '../bare-page');

/** Builds and serves the bare page in the same way as the portal. */
export const serveBarePage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-bare-page-'));
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: pagePlugins(),
    build: { ...PAGE_BUILD, outDir: join(folder, 'page'), emptyOutDir: true },
  });
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const app = fastify();
  const portal = join(folder, 'page');
  const missing = join(folder, 'missing');
  const links = { marketing: '', privacy: '', terms: '', ambassadors: '', support: '', faq: '' };
  const config = {
    links,
    cards: { publishableKey: '', scriptUrl: '' },
    signIn: { google: false, clever: false },
    game: {},
    demoPeople: [],
  };
  await registerPortalFiles(app, { portal, console: missing, game: missing }, url, config);
  await app.listen({ port, host: 'localhost' });
  const stop = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
};
