import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { expect, LONG, test } from '../../fixtures/test.ts';

const web = resolve(import.meta.dirname, '../../../apps/web');

/** Builds the gallery, which the portal does not serve, and serves it until `stop`. */
const serveGallery = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'wonderfield-gallery-'));
  const settings = { configFile: false, root: web, logLevel: 'error' } as const;
  await build({
    ...settings,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(web, 'gallery.html') } },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } });
  return {
    url: `${server.resolvedUrls?.local[0]}gallery.html`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};

// The gallery has no favicon.
test.use({ allowedComplaints: [/status of 404/] });

test(
  'a designer sees every component of the gallery without accessibility violations',
  LONG,
  async ({ page, axe }) => {
    const gallery = await serveGallery();
    try {
      await page.goto(gallery.url);
      await expect(page.getByRole('heading', { name: 'Wonderfield · gallery' })).toBeVisible();
      await axe();
    } finally {
      await gallery.stop();
    }
  },
);
