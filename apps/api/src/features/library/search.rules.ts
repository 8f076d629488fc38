/** Scripts without spaces, in which PostgreSQL indexes a whole sentence as one word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export const isUnspaced = (search: string) => UNSPACED.test(search);

/** Placeholder for a minus that means "without", while other signs are removed. */
const WITHOUT = '\uE000';

/**
 * Keeps only quotes and a minus before a word or quote, because the index contains no other signs.
 */
const plainWords = (search: string) =>
  search
    .replace(/(^|\s)-+(?=["\p{L}\p{N}])/gu, `$1${WITHOUT}`)
    .replace(/[^"\p{L}\p{M}\p{N}\uE000]+/gu, ' ')
    .replace(/"+/g, '"')
    .replaceAll(WITHOUT, '-')
    .trim();

/** Matches the last plain word and the text before it. */
const LAST_WORD = /^(?<before>|.*\s)(?<last>[\p{L}\p{M}\p{N}]+)$/su;
const ENDS_WITH_OR = /(?:^|\s)or\s*$/i;
const hasOpenQuote = (text: string) => text.split('"').length % 2 === 0;

/**
 * Splits a search into words and a last word to match as a prefix, because it may be incomplete.
 * Not within quotes, after a minus or after "or", which PostgreSQL parses literally.
 */
export const searchParts = (search: string): { words: string; beginning?: string } => {
  const words = plainWords(search);
  const { before = '', last = '' } = LAST_WORD.exec(words)?.groups ?? {};
  if (!last || hasOpenQuote(before) || ENDS_WITH_OR.test(before)) return { words };
  return { words: before.trim(), beginning: last };
};
