import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API_PATHS = ['/users', '/zip', '/portal.json', '/openapi.json', '/docs', '/healthz'];
const apiUrl = process.env.API_URL ?? 'http://localhost:3000';

/** Text files are compressed once, at build time; the API serves the ready-made copies. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const files = await readdir(dir, { recursive: true });
    const texts = files.filter((file) => /\.(js|css|html|svg|json)$/.test(file));
    await Promise.all(
      texts.map(async (file) => {
        const content = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
      }),
    );
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
  build: {
    target: 'es2022',
    // A data: font would be refused by the page's own security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, apiUrl])),
  },
});
