import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../tools/vite/compressed-files.ts';
import { PAGE_BUILD } from '../../tools/vite/page-build.ts';

const apiUrl = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/game/',
  plugins: [react(), compressedFiles()],
  build: PAGE_BUILD,
  server: { port: 5175, proxy: { '/users': apiUrl, '/play': apiUrl } },
});
