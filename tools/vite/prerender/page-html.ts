import { scriptOfForm, signInScript } from './inline-scripts.ts';
import type { RenderedPage } from './render-page.ts';

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
/** Elements that need a script. */
const CONTROL = /<(button|input|select|textarea)\b/;

/** Returns the entry script of the portal and its dependencies. */
const codeOf = (shell: string) => ({
  entry: SCRIPT.exec(shell)?.[1] ?? '',
  parts: [...shell.matchAll(PRELOAD)].map(([, file = '']) => file),
});

const comesAtOnce = (entry: string, parts: readonly string[]) => [
  // Low priority, because the page is readable without scripts and fonts come first.
  `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
  ...parts.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
  ),
];

const comesWhenIdle = (files: readonly string[]) =>
  files.map((file) => `<link rel="prefetch" as="script" crossorigin href="${file}">`);

/**
 * Returns the whole page with inline styles for an immediate paint. The style links stay disabled,
 * so the loader does not fetch them again, and scripts are listed to load in parallel.
 */
export const pageHtml = (
  shell: string,
  { path, drawing }: { path: string; drawing: RenderedPage },
  built: { stylesOf: (file: string) => string; fonts: readonly string[] },
) => {
  const { content, styles: ownStyles, bodyData, files } = drawing;
  const named = [...shell.matchAll(STYLE_LINK)].map(([, file = '']) => file);
  const styles = [...new Set([...named, ...files.filter((file) => file.endsWith('.css'))])];
  const { entry, parts: ofEntry } = codeOf(shell);
  const scripts = files.filter((file) => file.endsWith('.js') && file !== entry);
  const parts = [...new Set([...ofEntry, ...scripts])];
  const isForm = CONTROL.test(content);
  const head = [
    `<style>${[...styles.map(built.stylesOf), ownStyles].join('\n')}</style>`,
    ...built.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
    ...(isForm ? comesAtOnce(entry, parts) : comesWhenIdle([entry, ...parts])),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`),
    // Placed after the links that it uses. Nothing is painted before the head ends.
    `<script>${isForm ? scriptOfForm() : signInScript(entry, path)}</script>`,
  ].join('\n    ');
  const data = Object.entries(bodyData).map(([name, value]) => ` data-${name}="${value}"`);
  return shell
    .replace(STYLE_LINK, '')
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(/<body[^>]*>/, () => `<body${data.join('')}>`)
    .replace('<div id="root">', (root) => `${root}<div data-prerendered>${content}</div>`);
};
