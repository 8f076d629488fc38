import { PARTICLES } from '../cells/particles.ts';
import { isRegisteredName } from './given-names.ts';
import { type NameOrder, voteOfNames } from './name-order.ts';
import type { Guess } from './parse-result.ts';

const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
const INITIAL = /^\p{L}\.?$/u;
/** Vietnamese family names, which come first: "Nguyễn An". */
const FAMILY_FIRST = new Set('nguyen,tran,pham,huynh,hoang,dang,bui'.split(','));
/** Scripts in which about half of the lists start with the family name. */
const UNSURE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}]/u;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・]+$/u;
/** In "Петров Иван Сергеевич", the third word is a patronymic, so the first is the family name. */
const PATRONYMIC = /(?:вич|вна|ична)$/u;
const UPPER = /^(?=.*\p{Lu}.*\p{Lu})[^\p{Ll}]+$/u;
const CAPITALS = /^(?=.*\p{Lu}.*\p{Lu}.*\p{Lu})[^\p{Ll}]+$/u;

/** How the names of a list are read. */
export type NameReading = {
  /** Order of names without a comma. */
  plain: NameOrder;
  /** Order of names with a comma. */
  comma: NameOrder;
  /** The user chose the order, so it is not a guess. */
  isChosen?: boolean;
  isPlainUnsure?: boolean;
  isCommaUnsure?: boolean;
};
/** Order of "Ava Wilson" and "Wilson, Ava". */
export const NATURAL: NameReading = { plain: 'firstFirst', comma: 'lastFirst' };

export type SplitName = {
  firstName: string;
  lastName: string;
  /** True if the last name came first in the text. */
  isLastFirst: boolean;
  guesses: readonly Guess[];
};

const plainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isParticle = (word = '') => PARTICLES.has(word.toLowerCase());
const toWords = (text: string) => text.split(/\s+/).filter(Boolean);

export const isSuffix = (text: string) => SUFFIX.test(text);

const placeOfLast = (words: readonly string[]) => {
  let start = Math.max(1, words.length - 1);
  while (start > 1 && isParticle(words[start - 1])) start -= 1;
  return start;
};
const endOfFirstLast = (words: readonly string[]) => {
  let end = 1;
  while (end < words.length - 1 && isParticle(words[end - 1])) end += 1;
  return end;
};
const halves = (words: readonly string[], at: number) =>
  [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;

const isFamilyFirst = (words: readonly string[]) =>
  UNSURE_SCRIPT.test(words.join('')) || FAMILY_FIRST.has(plainLetters(words[0] ?? ''));

/** Finds the last name by its capitals: "Ana Maria DE LA CRUZ". */
const placeOfCapitals = (words: readonly string[]) => {
  const at = words.findIndex((_, place) => words.slice(place).every((word) => UPPER.test(word)));
  return at > 0 && CAPITALS.test(words.at(-1) ?? '') ? at : undefined;
};

/** Returns where the first name starts in "DE LA CRUZ Ana Maria". Returns 0 for other names. */
const endOfCapitals = (words: readonly string[]) => {
  if (!CAPITALS.test(words[0] ?? '') && !CAPITALS.test(words.slice(0, 3).join(''))) return 0;
  const at = words.findIndex((word) => !UPPER.test(word));
  return at > 0 && words.slice(at).every((word) => !CAPITALS.test(word)) ? at : 0;
};

const splitFirstFirst = (all: readonly string[], how: NameReading): SplitName => {
  const hasSuffix = all.length > 2 && SUFFIX.test(all.at(-1) ?? '');
  const words = hasSuffix ? all.slice(0, -1) : all;
  const guesses: Guess[] = [];
  const capitals = placeOfCapitals(words);
  const [firstName, last] = halves(words, capitals ?? placeOfLast(words));
  const middle = words.slice(1, -1);
  const isClear = (word: string) => INITIAL.test(word) || isParticle(word);
  if (capitals === undefined && !middle.every(isClear)) guesses.push('split');
  const [before = '', after = ''] = words;
  const isAgainst = words.length === 2 && voteOfNames({ before, after }) === 'lastFirst';
  if (!how.isChosen && (how.isPlainUnsure || isFamilyFirst(words) || isAgainst)) {
    guesses.push('order');
  }
  const lastName = hasSuffix ? `${last} ${all.at(-1)}` : last;
  return { firstName, lastName, isLastFirst: false, guesses };
};

const splitLastFirst = (words: readonly string[], how: NameReading): SplitName => {
  const inCapitals = endOfCapitals(words);
  const [lastName, firstName] = halves(words, inCapitals || endOfFirstLast(words));
  const guesses: Guess[] = [];
  if (words.length > 2 && !inCapitals) guesses.push('split');
  if (!how.isChosen && how.isPlainUnsure) guesses.push('order');
  return { firstName, lastName, isLastFirst: true, guesses };
};

/** Returns the question about a name of one word. */
const guessOneWord = (word: string): Guess => {
  if (UNSPACED.test(word)) return 'unspaced';
  return INITIAL.test(word) ? 'oneLetter' : 'oneWord';
};

const splitWords = (words: readonly string[], how: NameReading): SplitName => {
  const [only = ''] = words;
  if (words.length < 2) {
    const guesses = only ? [guessOneWord(only)] : [];
    return { firstName: only, lastName: '', isLastFirst: false, guesses };
  }
  if (how.isChosen) {
    return how.plain === 'firstFirst' ? splitFirstFirst(words, how) : splitLastFirst(words, how);
  }
  if (words.length === 3 && PATRONYMIC.test(words[2] ?? '')) {
    return splitLastFirst(words, { ...how, isPlainUnsure: true });
  }
  const end = endOfCapitals(words);
  if (end > 0 && !isRegisteredName(words[0] ?? '')) {
    return splitLastFirst(words, { ...how, isPlainUnsure: false });
  }
  return how.plain === 'firstFirst' ? splitFirstFirst(words, how) : splitLastFirst(words, how);
};

/** Moves particles after the first name to the last name: "Vries, Anna de". */
const withParticles = (first: string, last: string) => {
  const words = toWords(first);
  let end = words.length;
  while (end > 1 && isParticle(words[end - 1])) end -= 1;
  return {
    firstName: words.slice(0, end).join(' '),
    lastName: [...words.slice(end), last].join(' '),
  };
};

/** Returns true for several students, such as "Smith, Liam, Olivia". */
const isMoreThanOne = (parts: readonly string[]) => parts.filter(Boolean).length > 2;

/**
 * Splits names such as "Amara Diallo", "Diallo, Amara", "Ana Maria de la Cruz" and "John Smith Jr."
 */
export const splitName = (full: string, how: NameReading = NATURAL): SplitName => {
  const all = full.split(/[,，،]/u).map((part) => part.trim());
  const suffix = all.length > 1 && SUFFIX.test(all.at(-1) ?? '') ? all.at(-1) : undefined;
  const parts = suffix ? all.slice(0, -1) : all;
  const [before = '', ...after] = parts;
  const rest = after.filter(Boolean).join(' ');
  // "Diallo," has no other half.
  if (!before || !rest) return splitWords(toWords(`${before} ${rest} ${suffix ?? ''}`), how);
  const guesses: Guess[] = [];
  if (how.isCommaUnsure && !how.isChosen) guesses.push('order');
  if (!how.isChosen && isMoreThanOne(parts)) guesses.push('piece');
  const withSuffix = (last: string) => (suffix ? `${last} ${suffix}` : last);
  return how.comma === 'lastFirst'
    ? { ...withParticles(rest, withSuffix(before)), isLastFirst: true, guesses }
    : { firstName: before, lastName: withSuffix(rest), isLastFirst: false, guesses };
};
