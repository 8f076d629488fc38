import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import type { ReactNode } from 'react';
import type { PageTheme } from '../../shared/pages/page-theme.ts';
import { PORTAL_CONFIG_ID } from '../../shared/routing/portal-config.ts';
import { FORM_SCRIPT, linkPageScript } from './inline-scripts.ts';
import type { PageFiles } from './page-files.ts';

/** Elements that need a script. */
const CONTROL = /<(button|input|select|textarea)\b/;

/** Id of the first element after the page. */
const END_ID = 'page-end';

/**
 * Type of the links that keep Vite's loader from fetching the inline styles again. Browsers do not
 * fetch a style sheet of this type. Chromium 150 fetches disabled ones.
 */
const NOT_FETCHED = 'text/plain';

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** Loads the script at once. Low priority, because the page is readable without it. */
const LoadedScripts = ({ entry, scripts }: PageFiles) => (
  <>
    <script type="module" crossOrigin="" fetchPriority="low" src={entry} />
    {scripts.map((file) => (
      <link key={file} rel="modulepreload" crossOrigin="" fetchPriority="low" href={file} />
    ))}
  </>
);

/** Fetches the script when the browser is idle. The inline script starts it. */
const DeferredScripts = ({ entry, scripts }: PageFiles) =>
  [entry, ...scripts].map((file) => (
    <link key={file} rel="prefetch" as="script" crossOrigin="" href={file} />
  ));

/** Renders the document around a prerendered page. */
export const PageDocument = ({
  head,
  path,
  content,
  theme,
  styles,
  files,
  config,
}: {
  head: ReactNode;
  path: string;
  /** HTML of the page, which React hydrates. */
  content: string;
  theme: PageTheme;
  /** The page's style sheets, inline for an immediate paint. */
  styles: string;
  files: PageFiles;
  config: PortalConfig;
}) => {
  const isForm = CONTROL.test(content);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F2F6EE" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {head}
        {/* Paints the page only when it is complete, because a centered part would move. */}
        <link rel="expect" href={`#${END_ID}`} blocking="render" />
        <style {...asHtml(styles)} />
        {files.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
        ))}
        {isForm ? <LoadedScripts {...files} /> : <DeferredScripts {...files} />}
        {files.styles.map((file) => (
          <link key={file} rel="stylesheet" type={NOT_FETCHED} href={file} />
        ))}
      </head>
      <body data-hour={theme.hour} data-audience={theme.audience}>
        <script {...asHtml(isForm ? FORM_SCRIPT : linkPageScript(files.entry, path))} />
        {/* A "<" could close the element early. */}
        <script
          type="application/json"
          id={PORTAL_CONFIG_ID}
          {...asHtml(JSON.stringify(config).replaceAll('<', '\\u003c'))}
        />
        <div id="root" data-prerendered="" {...asHtml(content)} />
        <p id={END_ID} className="opening" role="status">
          {TEXTS.loading}
        </p>
        <noscript>
          Wonderfield needs JavaScript. Please switch it on and load this page again.
        </noscript>
      </body>
    </html>
  );
};
