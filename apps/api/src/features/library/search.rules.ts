/** Scripts without spaces: PostgreSQL makes one word of a whole sentence, which nobody types. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export const isUnspaced = (search: string) => UNSPACED.test(search);

/** Stands for a minus that means "without", while all others go. */
const WITHOUT = '\uE000';

/** Of all signs only quotes count, and a minus before a word or a quote. The index knows no others. */
const plainWords = (search: string) =>
  search
    .replace(/(^|\s)-+(?=["\p{L}\p{N}])/gu, `$1${WITHOUT}`)
    .replace(/[^"\p{L}\p{M}\p{N}\uE000]+/gu, ' ')
    .replace(/"+/g, '"')
    .replaceAll(WITHOUT, '-')
    .trim();

/** A bare word at the end, and what stands before it. */
const LAST_WORD = /^(?<before>|.*\s)(?<last>[\p{L}\p{M}\p{N}]+)$/su;
const ENDS_WITH_OR = /(?:^|\s)or\s*$/i;
const hasOpenQuote = (text: string) => text.split('"').length % 2 === 0;

/**
 * The last word of a search may still be growing, so anything that begins like it will do. Not inside
 * quotes, after a minus, or behind an "or": there the words are for PostgreSQL to read as they are.
 */
export const searchParts = (search: string): { words: string; beginning?: string } => {
  const words = plainWords(search);
  const { before = '', last = '' } = LAST_WORD.exec(words)?.groups ?? {};
  if (!last || hasOpenQuote(before) || ENDS_WITH_OR.test(before)) return { words };
  return { words: before.trim(), beginning: last };
};
