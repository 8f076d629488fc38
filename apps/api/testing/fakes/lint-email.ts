import type { Email } from '../../src/gateways/email/mailer.ts';

type Attributes = Record<string, string | undefined>;

/** Returns the attributes of every tag of a kind, in document order. */
export const readAttributes = (html: string, tag: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );

/** Returns the rules of the dark color scheme. */
const darkRules = (html: string) =>
  /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\}\}/.exec(html)?.[1] ?? '';

/** Text and background colors of the light theme. */
const LIGHT_ONLY = /(?:^|;)(?:color:#(?:14302A|3A534B)|background:#(?:FFFFFF|F2F6EE))/;

const isLeftInTheDark = (html: string, { class: names = '', style = '' }: Attributes) =>
  LIGHT_ONLY.test(style) &&
  !names.split(' ').some((name) => name && darkRules(html).includes(`.${name}{`));

/** Returns the required features that the email lacks. */
export const lintEmail = ({ html, pictures = [] }: Email): string[] => {
  const images = readAttributes(html, 'img');
  const shown = new Set(images.map(({ src }) => src));
  const sent = new Set(pictures.map(({ cid }) => `cid:${cid}`));
  const tags = ['body', 'table', 'td', 'p', 'div', 'h1', 'h2', 'b'];
  const facts: Record<string, boolean> = {
    'no logo': /<img src="cid:mark"[^>]*>[^<]*<\/td>\s*<td[^>]*>Wonderfield</.test(html),
    'no drawing': images.some(({ src, width }) => src !== 'cid:mark' && Number(width) >= 560),
    // The logo needs no alternative text, because its name is next to it.
    'a picture without words': images.every(({ src, alt = '' }) => src === 'cid:mark' || alt),
    'a picture from elsewhere': [...shown].every((src) => src && sent.has(src)),
    'a picture nobody sees': shown.size === sent.size,
    'no word about the color scheme': html.includes(
      '<meta name="color-scheme" content="light dark">',
    ),
    'no button for the dark': !html.includes('<a ') || darkRules(html).includes('.button a{'),
    'something dark on dark': tags
      .flatMap((tag) => readAttributes(html, tag))
      .every((attributes) => !isLeftInTheDark(html, attributes)),
  };
  return Object.keys(facts).filter((flaw) => !facts[flaw]);
};
