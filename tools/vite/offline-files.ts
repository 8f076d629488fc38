import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

type Bundle = Record<string, { type: string; isEntry?: boolean; code?: string; source?: unknown }>;

const WORKER = 'sw.js';
const PAGE = 'index.html';

/**
 * Returns a version from the hashed file names and the page's content. The page's name has no hash.
 */
const createVersion = (names: readonly string[], page: string) =>
  createHash('sha256').update(names.join('\n')).update(page).digest('hex').slice(0, 16);

/** Builds the service worker as a separate file with the names of all game files. */
export const offlineFiles = ({ worker }: { worker: string }): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: worker, fileName: WORKER });
  },
  generateBundle(_options, built) {
    const bundle = built as unknown as Bundle;
    const chunk = bundle[WORKER];
    const page = String(bundle[PAGE]?.source ?? '');
    const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'));
    const entry = scripts.find((name) => page.includes(`/${name}"`));
    if (!chunk?.code || !entry) throw new Error('The game has no service worker or no script.');
    const files = Object.keys(bundle)
      .filter((name) => name !== WORKER && name !== PAGE)
      .sort();
    const manifest = {
      version: createVersion(files, page),
      entry,
      files: files.map((name) => `./${name}`),
    };
    const code = `const OFFLINE_FILES = ${JSON.stringify(manifest)};\n${chunk.code}`;
    delete bundle[WORKER];
    this.emitFile({ type: 'asset', fileName: WORKER, source: code });
  },
});
