import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PRERENDERED_PAGES_FILE } from '@wonderfield/contract/portal/prerender';
import type { Plugin } from 'vite';
import { pageHtml } from './page-html.ts';
import type { RenderedPage } from './render-page.ts';

const drawingOf = (folder: string, path: string) =>
  new Promise<RenderedPage>((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'render-page.ts'), {
      workerData: { folder, path },
    });
    worker.once('message', resolve);
    worker.once('error', (cause) => reject(new Error(`${path} could not be rendered`, { cause })));
  });

/** Prerenders pages with the built portal, so they are visible before the script loads. */
export const prerendered = (options: { paths: readonly string[]; fonts: RegExp }): Plugin => {
  let folder = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const assets = readdirSync(join(folder, 'assets'));
      const built = {
        stylesOf: (file: string) => readFileSync(join(folder, file), 'utf8').trim(),
        fonts: assets.filter((name) => options.fonts.test(name)).map((name) => `/assets/${name}`),
      };
      const pages = await Promise.all(
        options.paths.map(async (path) => {
          const drawing = await drawingOf(folder, path);
          return [path, pageHtml(shell, { path, drawing }, built)] as const;
        }),
      );
      writeFileSync(
        join(folder, PRERENDERED_PAGES_FILE),
        JSON.stringify(Object.fromEntries(pages)),
      );
    },
  };
};
