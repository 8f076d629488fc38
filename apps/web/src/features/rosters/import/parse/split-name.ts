import { isRegisteredName } from './given-names.ts';
import type { NameOrder } from './list-layout.ts';
import type { Guess } from './parse-result.ts';

/** Particles that belong to the following last name. */
const PARTICLES = new Set(
  'al,bin,da,das,de,del,della,den,der,di,do,dos,du,el,ibn,la,le,st,st.,ter,van,von,y,zu'.split(','),
);
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

/** Name order with and without a comma. */
export type NameReading = {
  plain: NameOrder;
  comma: NameOrder;
  /** The user chose the order, so it is not a guess. */
  isChosen?: boolean;
  isPlainUnsure?: boolean;
  isCommaUnsure?: boolean;
  /** Commas are rare in the list, so one between two full names separates two students. */
  isCommaRare?: boolean;
};
/** Order of "Ava Wilson" and "Wilson, Ava". */
export const NATURAL: NameReading = { plain: 'firstFirst', comma: 'lastFirst' };

export type SplitName = { firstName: string; lastName: string; guesses: readonly Guess[] };

const plainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const placeOfLast = (words: readonly string[]) => {
  let start = Math.max(1, words.length - 1);
  while (start > 1 && PARTICLES.has(words[start - 1]?.toLowerCase() ?? '')) start -= 1;
  return start;
};
const endOfFirstLast = (words: readonly string[]) => {
  let end = 1;
  while (end < words.length - 1 && PARTICLES.has(words[end - 1]?.toLowerCase() ?? '')) end += 1;
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

const splitFirstFirst = (all: readonly string[], how: NameReading): SplitName => {
  const isSuffixed = all.length > 2 && SUFFIX.test(all.at(-1) ?? '');
  const words = isSuffixed ? all.slice(0, -1) : all;
  const guesses: Guess[] = [];
  const capitals = placeOfCapitals(words);
  const [firstName, last] = halves(words, capitals ?? placeOfLast(words));
  const middle = words.slice(1, -1);
  if (capitals === undefined && middle.some((word) => !INITIAL.test(word))) guesses.push('split');
  if (!how.isChosen && (how.isPlainUnsure || isFamilyFirst(words))) guesses.push('order');
  return { firstName, lastName: isSuffixed ? `${last} ${all.at(-1)}` : last, guesses };
};

const splitLastFirst = (words: readonly string[], how: NameReading): SplitName => {
  const hasCapitals = words.some((word) => CAPITALS.test(word));
  const inCapitals = hasCapitals ? words.findIndex((word) => !UPPER.test(word)) : -1;
  const [lastName, firstName] = halves(words, inCapitals > 0 ? inCapitals : endOfFirstLast(words));
  const guesses: Guess[] = [];
  if (words.length > 2 && inCapitals <= 0) guesses.push('split');
  if (!how.isChosen && how.isPlainUnsure) guesses.push('order');
  return { firstName, lastName, guesses };
};

const splitWords = (words: readonly string[], how: NameReading): SplitName => {
  const [only = ''] = words;
  if (words.length < 2) {
    const guesses: Guess[] = [UNSPACED.test(only) ? 'unspaced' : 'oneWord'];
    return { firstName: only, lastName: '', guesses: only ? guesses : [] };
  }
  if (!how.isChosen && words.length === 3 && PATRONYMIC.test(words[2] ?? '')) {
    return splitLastFirst(words, { ...how, isPlainUnsure: true });
  }
  return how.plain === 'firstFirst' ? splitFirstFirst(words, how) : splitLastFirst(words, how);
};

/**
 * Returns true for several students, such as "Liam Smith, Olivia Brown" or "Smith, Liam, Olivia".
 */
const isMoreThanOne = (parts: readonly string[], { isCommaRare }: NameReading) => {
  const wholes = parts
    .filter((part) => part && !SUFFIX.test(part))
    .map((part) => part.split(/\s+/));
  if (wholes.length > 2) return true;
  const isBothWhole = wholes.length === 2 && wholes.every((words) => words.length > 1);
  return isBothWhole && (isCommaRare || isRegisteredName(wholes[0]?.[0] ?? ''));
};

/**
 * Splits names such as "Amara Diallo", "Diallo, Amara", "Ana Maria de la Cruz" and "John Smith Jr."
 */
export const splitName = (full: string, how: NameReading = NATURAL): SplitName => {
  const parts = full.split(/[,，،]/u).map((part) => part.trim());
  const [before = '', ...after] = parts;
  const rest = after.filter(Boolean).join(' ');
  if (after.length > 0 && SUFFIX.test(rest)) return splitName(`${before} ${rest}`, how);
  // "Diallo," has no other half.
  if (!before || !rest) return splitWords(`${before} ${rest}`.split(/\s+/).filter(Boolean), how);
  const guesses: Guess[] = [];
  if (how.isCommaUnsure && !how.isChosen) guesses.push('order');
  if (!how.isChosen && isMoreThanOne(parts, how)) guesses.push('piece');
  return how.comma === 'lastFirst'
    ? { firstName: rest, lastName: before, guesses }
    : { firstName: before, lastName: rest, guesses };
};
