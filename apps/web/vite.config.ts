import { NOT_FOUND_PATH } from '@wonderfield/contract/portal/prerender';
import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';
import { defineConfig } from 'vite';
import { PAGE_BUILD, pagePlugins } from '../../tools/vite/page-build.ts';
import { prerendered } from '../../tools/vite/prerender/plugin.ts';
import { sitePictures } from '../../tools/vite/site-pictures.ts';

const API_PATHS = [
  '/users',
  '/zip',
  '/portal.json',
  '/pictures',
  '/openapi.json',
  '/docs',
  '/healthz',
  '/operators',
];
const CONSOLE_PORT = 5174;
const apiUrl = `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * Modules of the sign-in page, bundled in one file, because thirty small files cost more in headers
 * than in content.
 */
const FIELD =
  /packages\/ui\/src\/(art\/(kit|paint|land|sky|plants|cottage|school|treehouse|windmill|hedgehog|sheep|eye|pin|mark)\.|scenes\/(sign-in|place-thumbnail|scene\.))/;
const BASICS =
  /packages\/ui\/src\/(button|press|note|logo|option-link|internal|card)\/|apps\/web\/src\/shared\/(call|pages|routing|session)\/(about-links|call-client|chooser|field-page|form|local-storage|original-location|page-theme|page-title|portal-config|portal-logo|route-access|session-store)\.|@base-ui\/react\/(esm\/)?(use-render|merge-props)/;
/** Modules of forms, without the dialogs and lists for signed-in users. */
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform|lucide-react)\/|@tanstack\/.*mutation|packages\/contract\/src\/(fields|texts\/field-messages|options|limits|us-states|link-rules|password-rules|accounts\/account-|children\/child-rules)|packages\/ui\/src\/(field\/|text-field\/|art\/(hare|owl|bee)\.)|apps\/web\/src\/shared\/(call\/use-call-form|forms\/field-errors)\./;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    sitePictures(),
    ...pagePlugins(),
    prerendered({
      paths: [...Object.keys(PUBLIC_PAGES), NOT_FOUND_PATH],
      fonts: /^(gabarito|atkinson-hyperlegible-next)-latin-wght.*\.woff2$/,
    }),
  ],
  build: {
    ...PAGE_BUILD,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'field', test: FIELD, priority: 4 },
            { name: 'basics', test: BASICS, priority: 4 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
            // Bundles modules that twelve or more pages share. As separate files, a page loaded
            // seventy of them.
            { name: 'common', minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(API_PATHS.map((path) => [path, apiUrl])),
      // The console has a separate server. Links to it start with the portal's address.
      '/console': `http://localhost:${CONSOLE_PORT}`,
    },
  },
});
