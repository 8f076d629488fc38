import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';

const MAX_DEPTH = 10;

/**
 * PostgreSQL cannot store NUL. Lone surrogates and replacement characters come from broken
 * encodings.
 */
const isClean = (text: string) =>
  !text.includes('\u0000') && !text.includes('\uFFFD') && text.isWellFormed();

/**
 * Characters that separate groups of digits, such as spaces, dashes and dots. Some are invisible.
 */
const GAP = String.raw`[\s\p{Zs}\p{Pd}\p{Cf}\u2212.,:;/|_·•・]{1,3}`;
/**
 * Matches digits alone or in the groups printed on cards, never as part of an id or token. Excludes
 * numbers that start like a year or a timestamp in milliseconds, because no card does.
 */
const CARD_NUMBER = new RegExp(
  String.raw`(?<![\w-])(?=[3-6]|2[2-7])(?:\d{13,19}|\d{4}${GAP}\d{4}${GAP}\d{4}${GAP}\d{1,7}|\d{4}${GAP}\d{6}${GAP}\d{4,5})(?![\w-])`,
  'gu',
);
/**
 * Matches only separate numbers in the format of cards. Exercises in prose have rows of numbers,
 * with commas or on separate lines.
 */
const CARD_IN_PROSE =
  /(?<!\d[ -]?|\w)(?=[3-6]|2[2-7])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?![ -]?\d|\w)/gu;
/** The only field that may hold this many digits. */
const MAY_CONTAIN_MANY_DIGITS = ['phoneNumber'];

/** Verifies the check digit of a card number (Luhn). */
const isChecked = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const containsCardNumber = (value: unknown, pattern: RegExp): boolean => {
  // A fraction is a measurement, such as seconds since an event, not user input.
  if (typeof value === 'number') {
    return Number.isInteger(value) && containsCardNumber(String(value), pattern);
  }
  if (typeof value === 'string') {
    // Normalization also finds full-width digits.
    const matches = value.normalize('NFKC').match(pattern) ?? [];
    return matches.some((digits) => isChecked(digits.replace(/\D/g, '')));
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((item) => containsCardNumber(item, pattern))
  );
};

/**
 * Parses lists sent as JSON text in a form field, where escapes such as `\\u0000` hide characters.
 */
const unpacked = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const isCleanValue = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isClean(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, item]) => isClean(key) && isCleanValue(item, depth + 1),
  );
};

/** Returns error messages for fields that hold invalid characters or card numbers. */
export const findInvalidTexts = (
  body: Record<string, unknown>,
  { isProse = false }: { isProse?: boolean } = {},
): Record<string, string> => {
  const pattern = isProse ? CARD_IN_PROSE : CARD_NUMBER;
  const unclean: Record<string, string> = {};
  for (const [key, sent] of Object.entries(body)) {
    const value = typeof sent === 'string' ? unpacked(sent) : sent;
    if (!isClean(key)) unclean.body = FIELD_MESSAGES.unusualCharacters;
    else if (!isCleanValue(value, 1)) unclean[key] = FIELD_MESSAGES.unusualCharacters;
    // Card numbers belong in the provider's own field, so the server never processes one [T33].
    else if (!MAY_CONTAIN_MANY_DIGITS.includes(key) && containsCardNumber(value, pattern)) {
      unclean[key] = FIELD_MESSAGES.cardNumber;
    }
  }
  return unclean;
};
