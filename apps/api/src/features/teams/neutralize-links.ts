/** An invisible character that is part of no address, so mail programs create no link. */
const BREAK = '\u200b';

/** Matches `http://…`, `www.…`, `evil.test` and `a@b`, which mail programs turn into links. */
const LINK_LIKE = /\S*(?::\/\/|@|[\p{L}\p{N}]\.[\p{L}\p{N}])\S*/gu;

/**
 * Prepares an entered name for an email. Keeps visible characters, removes line breaks and hidden
 * ones, and neutralizes links [T38].
 */
export const neutralizeLinks = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Keep joiners, which some letters and emoji need. Remove marks that change the text direction.
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(LINK_LIKE, (link) => link.replace(/[.:/@]/g, (sign) => `${sign}${BREAK}`))
    .trim();
