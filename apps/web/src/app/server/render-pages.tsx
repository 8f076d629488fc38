// Entry of the server build: renders the public pages for one installation when the service starts.
import '../zod-settings.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createQueryClient } from '@wonderfield/client/query-client';
import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';
import type { NOT_FOUND_PATH, RenderPages } from '@wonderfield/contract/portal/prerender';
import { PUBLIC_PAGES, type PublicPage } from '@wonderfield/contract/portal/public-pages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type PageTheme, ServerTheme } from '../../shared/pages/page-theme.ts';
import { portalConfigQuery } from '../../shared/routing/portal-config.ts';
import { Providers } from '../providers.tsx';
import { routeObjects } from '../router.tsx';
import { PageDocument } from './page-document.tsx';
import { pageFiles } from './page-files.ts';
import { PageHead } from './page-head.tsx';

/** Built files of the prerendered pages by name, see `vite.config.ts`. */
export const PAGE_CHUNKS: Record<keyof typeof PUBLIC_PAGES | typeof NOT_FOUND_PATH, string[]> = {
  '/sign-in': ['basics'],
  '/sign-in/parent': ['sign-in'],
  '/sign-in/educator': ['sign-in'],
  '/sign-in/student': ['sign-in'],
  '/sign-up': ['sign-up-chooser-screen', 'sign-up.strings.en'],
  '/sign-up/parent': ['parent-sign-up-screen', 'sign-up.strings.en'],
  '/sign-up/educator': ['educator-sign-up-screen', 'sign-up.strings.en'],
  '/student': ['join-screen', 'students.strings.en'],
  '/page-not-found': ['not-found-screen'],
};

/** Renders the page at a path as a signed-out visitor of this installation sees it. */
const renderPage = async (path: string, config: PortalConfig) => {
  const { query, dataRoutes } = createStaticHandler(routeObjects());
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} is not a page.`);
  const queryClient = createQueryClient({ staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(portalConfigQuery().queryKey, config);
  const theme: PageTheme = {};
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <ServerTheme value={theme}>
        <Providers queryClient={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </ServerTheme>
    </StrictMode>,
    {
      // Keeps the content of Suspense boundaries in place, whatever its size.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered.`);
  return {
    theme,
    // Before the script loads, a form must not be submitted, in particular not in the URL.
    content: html.replaceAll('<form ', '<form method="dialog" '),
  };
};

/** Titles and descriptions by path. */
const HEADS: Partial<Record<string, PublicPage>> = PUBLIC_PAGES;

export const renderPages: RenderPages = async ({ folder, publicUrl, config }) => {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json'));
  const pages: Record<string, string> = {};
  for (const [path, chunks] of Object.entries(PAGE_CHUNKS)) {
    const files = pageFiles(manifest, chunks);
    const sheets = await Promise.all(files.styles.map(read));
    const rendered = await renderPage(path, config);
    const document = (
      <PageDocument
        {...{ path, files, config, ...rendered }}
        head={<PageHead page={HEADS[path]} url={new URL(path, publicUrl)} />}
        styles={sheets.join('\n')}
      />
    );
    pages[path] = `<!doctype html>${renderToStaticMarkup(document)}`;
  }
  return pages;
};
