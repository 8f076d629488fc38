import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';

const MAX_DEPTH = 10;

/** PostgreSQL cannot hold NUL; half surrogates and replacement marks come from broken encodings. */
const isClean = (text: string) =>
  !text.includes('\u0000') && !text.includes('\uFFFD') && text.isWellFormed();

/** What people and machines put between groups of digits: spaces, dashes, dots and the like, some unseen. */
const GAP = String.raw`[\s\p{Zs}\p{Pd}\p{Cf}\u2212.,:;/|_·•・]{1,3}`;
/**
 * Alone, or in groups as cards print them; never a part of an id or a token. No card starts like a year or
 * like a time in milliseconds.
 */
const CARD_NUMBER = new RegExp(
  String.raw`(?<![\w-])(?=[3-6]|2[2-7])(?:\d{13,19}|\d{4}${GAP}\d{4}${GAP}\d{4}${GAP}\d{1,7}|\d{4}${GAP}\d{6}${GAP}\d{4,5})(?![\w-])`,
  'gu',
);
/**
 * In a page of prose, only what stands by itself as a card prints it: numbers of an exercise come in rows,
 * with commas, or on lines of their own.
 */
const CARD_IN_PROSE =
  /(?<!\d[ -]?|\w)(?=[3-6]|2[2-7])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?![ -]?\d|\w)/gu;
/** The only digits of such length we ask for. */
const MAY_CONTAIN_MANY_DIGITS = ['phoneNumber'];

/** The check digit of card numbers (Luhn). */
const isChecked = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const containsCardNumber = (value: unknown, pattern: RegExp): boolean => {
  // A fraction is something measured: how many seconds ago, not what somebody typed.
  if (typeof value === 'number') {
    return Number.isInteger(value) && containsCardNumber(String(value), pattern);
  }
  if (typeof value === 'string') {
    // Digits of full width are digits, too.
    const matches = value.normalize('NFKC').match(pattern) ?? [];
    return matches.some((digits) => isChecked(digits.replace(/\D/g, '')));
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((item) => containsCardNumber(item, pattern))
  );
};

/** Lists travel as JSON text in a form field (D 2), where `\\u0000` hides what it stands for. */
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

/** Messages for the fields of a body that hold text no field may hold. */
export const uncleanFields = (
  body: Record<string, unknown>,
  { isProse = false }: { isProse?: boolean } = {},
): Record<string, string> => {
  const pattern = isProse ? CARD_IN_PROSE : CARD_NUMBER;
  const unclean: Record<string, string> = {};
  for (const [key, sent] of Object.entries(body)) {
    const value = typeof sent === 'string' ? unpacked(sent) : sent;
    if (!isClean(key)) unclean.body = FIELD_MESSAGES.unusualCharacters;
    else if (!isCleanValue(value, 1)) unclean[key] = FIELD_MESSAGES.unusualCharacters;
    // Cards are for the provider's own field; one that strays in here is not even looked at (T33).
    else if (!MAY_CONTAIN_MANY_DIGITS.includes(key) && containsCardNumber(value, pattern)) {
      unclean[key] = FIELD_MESSAGES.cardNumber;
    }
  }
  return unclean;
};
