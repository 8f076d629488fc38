import { dirname } from 'node:path';
import { RENDERER_FILE } from '@wonderfield/contract/portal/prerender';
import { type BuildOptions, defineConfig } from 'vite';
import { PAGE_BUILD, pagePlugins } from '../../tools/vite/page-build.ts';
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

/*
 * Groups of modules that a page loads as one file. A first visit loads few files, because many small
 * ones cost more in headers than in content.
 */

/** The scene of the sign-in pages. */
const FIELD =
  /packages\/ui\/src\/(art\/(kit|land|sky|pin|mark|shapes|plants\/plants|buildings\/(cottage|school|treehouse|windmill)|animals\/(hedgehog|sheep|eye))\.|field-art\/(paint|svg|mark)\.|scenes\/(sign-in|place-thumbnail|scene\.))/;
/** Modules of every page, which the first page loads with React. */
const BASICS =
  /packages\/ui\/src\/(button|note|logo|option-link|internal|hydration|card)\/|apps\/web\/src\/shared\/(call|pages|routing|session)\/(about-links|call-client|chooser|field-page|form|local-storage|original-location|other-sign-in-methods|page-theme|page-title|portal-config|portal-logo|route-access|session-store)\.|packages\/client\/src\/(errors|form-body|query-client|send-call|stored-state|stored-texts)\.|apps\/web\/src\/features\/sign-in\/(screens\/sign-in-chooser|components\/sign-in-notice)|@base-ui\/react\/(esm\/)?(use-render|merge-props)/;
/** Modules of the three sign-in forms. */
const SIGN_IN =
  /apps\/web\/src\/(features\/sign-in\/(api\/sign-in|screens\/(adult|student)-sign-in|components\/(account-error|resend-confirmation|sign-in-form|sign-in-rules|use-after-sign-in|use-sign-in-form))|shared\/(account\/(resend-confirmation|verify-login)|forms\/login-fields|pages\/demo-fill|session\/device-tokens)\.)/;
/** Modules of forms, without the dialogs and lists for signed-in users. */
const FORMS =
  /node_modules\/((zod|react-hook-form|@hookform)\/|lucide-react\/dist\/esm\/icons\/(camera|eye|eye-off|grid-3x3|lock|school)\.)|@tanstack\/.*mutation|packages\/contract\/src\/(fields|texts\/field-messages|options|limits|us-states|link-rules|password-rules|accounts\/account-|children\/child-rules)|packages\/ui\/src\/(field\/|text-field\/|icon-button\/|password-field\/password-field|art\/animals\/(hare|owl|bee)\.|scenes\/student-scene)|apps\/web\/src\/shared\/(account\/adult-prefill|call\/use-error-text|pages\/student-page)\.|packages\/client\/src\/(field-errors|use-call-form|use-error-toast)\./;
/** Icons of the pages behind the sign-in. */
const ICONS = /lucide-react\/dist\/esm\/icons\//;

const CLIENT_BUILD = {
  // Lists the files of each page for `src/app/server/page-files.ts`.
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: 'field', test: FIELD, priority: 4 },
          { name: 'basics', test: BASICS, priority: 4 },
          { name: 'start', tags: ['$initial'], priority: 3 },
          { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
          // After the forms, because a group also takes the imports of its modules.
          { name: 'sign-in', test: SIGN_IN, priority: 1 },
          // One file instead of one for each icon.
          { name: 'icons', test: ICONS, minShareCount: 2, priority: 1 },
          // Bundles modules that twelve or more pages share. As separate files, a page loaded
          // seventy of them.
          { name: 'common', minShareCount: 12, priority: 1 },
        ],
      },
    },
  },
} satisfies BuildOptions;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [sitePictures(), ...pagePlugins()],
  build: PAGE_BUILD,
  // The renderer of the public pages is a second build, which the service loads.
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
    },
  },
  environments: {
    client: { build: CLIENT_BUILD },
    ssr: {
      keepProcessEnv: false,
      // The service is deployed without the packages of the portal.
      resolve: { noExternal: true },
      build: {
        copyPublicDir: false,
        outDir: `dist/${dirname(RENDERER_FILE)}`,
        rolldownOptions: { input: 'src/app/server/render-pages.tsx' },
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
