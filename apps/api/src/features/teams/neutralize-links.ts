/** Invisible, and no part of any address: what it stands in is no link to a mail program. */
const BREAK = '\u200b';

/** `http://…`, `www.…`, `evil.test`, `a@b`: what mail programs make links of by themselves. */
const LINK_LIKE = /\S*(?::\/\/|@|[\p{L}\p{N}]\.[\p{L}\p{N}])\S*/gu;

/**
 * A name somebody typed, as it stands in a mail: every character of it, but no line breaks or
 * hidden ones, and nothing a mail program makes a link of (T38).
 */
export const neutralizeLinks = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Joiners stay, which letters and pictures are made with; marks that turn the text round go.
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(LINK_LIKE, (link) => link.replace(/[.:/@]/g, (sign) => `${sign}${BREAK}`))
    .trim();
