import { defineConfig } from 'vite';
import { PAGE_BUILD, pagePlugins } from '../../tools/vite/page-build.ts';

const apiUrl = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: pagePlugins(),
  build: PAGE_BUILD,
  server: {
    port: 5174,
    proxy: { '/operators': apiUrl },
  },
});
