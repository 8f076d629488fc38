import type { Drawing } from './draw-page.ts';

/**
 * Hides the drawn page from somebody who is signed in: another page comes for them. It runs before anything
 * is painted, and the policy knows it by its hash.
 */
const KNOWN_HERE =
  "try{if(localStorage.getItem('user-data'))document.documentElement.dataset.known=''}catch{}";

/** Notes the last button that is pressed before the code is there; it is pressed when it comes (`app/take-over.ts`). */
const NOTE_PRESS =
  "addEventListener('click',({target})=>{const button=target.closest('[data-drawn-ahead] button');if(!button)return;document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');button.dataset.pressed=''})";

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * The whole page: its styles inside, so that it can be painted at once; their links stay, switched off, or the
 * page's loader would fetch them again; and its scripts named, so that they come side by side.
 */
export const pageHtml = (
  shell: string,
  { content, styles: ownStyles, bodyData, files }: Drawing,
  built: { stylesOf: (file: string) => string; fonts: readonly string[] },
) => {
  const named = [...shell.matchAll(STYLE_LINK)].map(([, file = '']) => file);
  const styles = [...new Set([...named, ...files.filter((file) => file.endsWith('.css'))])];
  const scripts = files.filter((file) => file.endsWith('.js') && !shell.includes(`"${file}"`));
  const head = [
    `<script>${KNOWN_HERE};${NOTE_PRESS}</script>`,
    `<style>${[...styles.map(built.stylesOf), ownStyles].join('\n')}</style>`,
    ...built.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`),
  ].join('\n    ');
  const data = Object.entries(bodyData).map(([name, value]) => ` data-${name}="${value}"`);
  return (
    shell
      .replace(STYLE_LINK, '')
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace(/<body[^>]*>/, () => `<body${data.join('')}>`)
      .replace('<div id="root">', (root) => `${root}<div data-drawn-ahead>${content}</div>`)
      // The page can be seen without them: letters come first.
      .replace(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"')
  );
};
