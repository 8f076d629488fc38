import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';

const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ESCAPED[sign as keyof typeof ESCAPED]);

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}" />`;

/** Adds a specific head to the page, because link previews in messengers run no scripts. */
export const withHead = (shell: string, path: keyof typeof PUBLIC_PAGES, publicUrl: string) => {
  const page = PUBLIC_PAGES[path];
  if (!page) return shell;
  const title = `${page.title} · Wonderfield`;
  const head = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escaped(`${publicUrl}${path}`)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Wonderfield'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', `${publicUrl}${path}`),
    meta('property', 'og:image', `${publicUrl}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta(
      'property',
      'og:image:alt',
      'A field in the evening, with a hare, a hedgehog and a basket of wheat',
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
  return shell
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
};
