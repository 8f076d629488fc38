import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import {
  NOT_FOUND_PATH,
  RENDERER_FILE,
  type RenderPages,
} from '@wonderfield/contract/portal/prerender';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { portalPolicyWith } from '../headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const SIGN_IN_PATH = '/sign-in';

type Shell = { plain: string; brotli: () => Promise<Buffer>; policy: string };

/** Renders the public pages. A portal without a renderer has none, such as that of a test. */
const renderPublicPages = async (site: Parameters<RenderPages>[0]) => {
  const file = join(site.folder, RENDERER_FILE);
  if (!existsSync(file)) return {};
  const { renderPages }: { renderPages: RenderPages } = await import(pathToFileURL(file).href);
  return renderPages(site);
};

/** Compresses on first use, off the main thread, and caches the result. */
const compressedOnce = (text: string) => {
  let compressed: Promise<Buffer> | undefined;
  return () => {
    compressed ??= promisify(brotliCompress)(text);
    return compressed;
  };
};

const createShell = (plain: string): Shell => ({
  plain,
  brotli: compressedOnce(plain),
  policy: portalPolicyWith({
    scripts: inlineHashes(plain, 'script'),
    styles: inlineHashes(plain, 'style'),
  }),
});

/** Returns the public pages, rendered for this installation and ready to send. */
export const createShells = async (site: Parameters<RenderPages>[0]) => {
  const pages = await renderPublicPages(site);
  const shells = new Map(
    Object.entries(pages).map(([path, page]) => [path, createShell(page)] as const),
  );
  return {
    /**
     * Compresses all pages in advance, so the first visitor does not wait. One at a time, because
     * calls are served in parallel.
     */
    compressAll: async () => {
      for (const each of shells.values()) await each.brotli();
    },
    at: (path: string) => shells.get(path),
    door: shells.get(SIGN_IN_PATH),
    notFound: shells.get(NOT_FOUND_PATH),
  };
};

export const sendShell = async (request: FastifyRequest, reply: FastifyReply, shell: Shell) => {
  const isBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': shell.policy,
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  return reply.send(isBrotli ? await shell.brotli() : shell.plain);
};
