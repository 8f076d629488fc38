import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { NOT_FOUND_PATH, PRERENDERED_PAGES_FILE } from '@wonderfield/contract/portal/prerender';
import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { portalPolicyWith } from '../headers.ts';
import { fillPrerenderedPage, type Installation } from './fill-prerendered-page.ts';
import { inlineHashes } from './inline-hashes.ts';
import { withHead } from './page-head.ts';

const SIGN_IN_PATH = '/sign-in';

type Shell = { plain: string; brotli: () => Promise<Buffer>; policy: string };

const readPrerenderedPages = async (folder: string): Promise<Record<string, string>> => {
  const file = join(folder, PRERENDERED_PAGES_FILE);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
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

/** Reads the public pages with their heads, prerendered and ready to send. */
export const readShells = async (folder: string, publicUrl: string, installation: Installation) => {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const drawn = await readPrerenderedPages(folder);
  const paths = new Set([...Object.keys(PUBLIC_PAGES), ...Object.keys(drawn)]);
  const shells = new Map<string, Shell>();
  for (const path of paths) {
    const page = drawn[path];
    const filled = page ? fillPrerenderedPage(page, installation) : shell;
    shells.set(path, createShell(withHead(filled, path as keyof typeof PUBLIC_PAGES, publicUrl)));
  }
  return {
    /**
     * Compresses all pages in advance, so the first visitor does not wait. One at a time, because
     * calls are served in parallel.
     */
    compressAll: async () => {
      for (const each of shells.values()) await each.brotli();
    },
    at: (path: string) => shells.get(path),
    door: drawn[SIGN_IN_PATH] && shells.get(SIGN_IN_PATH),
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
