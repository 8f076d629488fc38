import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../tools/vite/compressed-files.ts';
import { installableApp } from '../../tools/vite/installable-app.ts';
import { offlineFiles } from '../../tools/vite/offline-files.ts';
import { PAGE_BUILD } from '../../tools/vite/page-build.ts';

const apiUrl = `http://localhost:${process.env.PORT ?? 3000}`;
const fromHere = (path: string) => resolve(import.meta.dirname, path);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Built files have relative names, because the game also runs below another path or host.
  base: command === 'build' ? './' : '/game/',
  plugins: [
    react(),
    installableApp({
      name: 'Wonderfield',
      description: 'Your field to learn and grow in.',
      color: '#B9E0F0',
      background: '#B9E0F0',
      picture: fromHere('../web/public/mark.svg'),
    }),
    offlineFiles({ worker: fromHere('src/offline/service-worker.ts') }),
    compressedFiles(),
  ],
  build: PAGE_BUILD,
  server: { port: 5175, proxy: { '/users': apiUrl, '/play': apiUrl } },
}));
