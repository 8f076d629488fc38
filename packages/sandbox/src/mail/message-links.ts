const IN_TEXT = /https?:\/\/[^\s<>"')\]]+/g;
const IN_HTML = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const decode = (attribute: string): string =>
  attribute
    .trim()
    .replace(/&#x2f;|&#47;/gi, '/')
    .replace(/&#x3d;|&#61;/gi, '=')
    .replace(/&quot;/gi, '"')
    .replace(/&#x27;|&#39;/gi, "'")
    .replace(/&#x26;|&#38;|&amp;/gi, '&');

/** Returns every link of a message once, in order of appearance. */
export const messageLinks = (text: string, html: string): string[] => {
  const fromHtml = [...html.matchAll(IN_HTML)].map((match) => decode(match[1] ?? match[2] ?? ''));
  const fromText = [...text.matchAll(IN_TEXT)].map(([link]) => link.replace(/[.,;:!?]+$/, ''));
  const links = [...fromHtml, ...fromText].filter((link) => /^https?:\/\//i.test(link));
  return [...new Set(links)];
};
