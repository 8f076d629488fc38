import type { Dropped } from '../cells/take-drops.ts';

const AND = /\s+(and|&|\+|und|y|et)\s+/iu;
const SLASH = /\s*\/\s*/u;
const WHOLE = /^[^\d@]*\p{L}[^\d@\s]*\s+\p{Lu}[^\d@]*$/u;
const LETTER = /\p{L}/u;

/** Splits "Mia Clark / Lucas Gray". Returns undefined if a slash is inside a name or a date. */
export const splitAtSlash = (text: string): string[] | undefined => {
  const parts = text.split(SLASH).filter(Boolean);
  const isList = parts.length > 2 && parts.every((part) => LETTER.test(part) && !/\d/.test(part));
  return isList || (parts.length === 2 && parts.every((part) => WHOLE.test(part)))
    ? parts
    : undefined;
};

/** One first name before "and", and a whole name after it. */
const FIRST_ONLY = /^\p{Lu}[\p{L}'’-]+$/u;

/**
 * Splits "Liam Smith and Olivia Brown", and "Nia & Maya Thompson" with the shared last name. In a
 * list with separators, the last two can be first names.
 */
export const splitAtAnd = (
  text: string,
  isList: boolean,
): { parts: string[]; dropped: Dropped[]; isUnsure: boolean } => {
  const [before = '', word = '', ...rest] = text.split(AND);
  const [after = ''] = rest;
  const isOnlyFirst = FIRST_ONLY.test(before) && WHOLE.test(after) && !isList;
  const canSplit = isList
    ? LETTER.test(before) && LETTER.test(after) && /^(?:and|&|und)$/iu.test(word)
    : WHOLE.test(after) && (isOnlyFirst || WHOLE.test(before));
  if (!word || rest.length !== 1 || !canSplit) {
    return { parts: [text], dropped: [], isUnsure: false };
  }
  const first = isOnlyFirst ? `${before} ${after.split(' ').slice(1).join(' ')}` : before;
  return {
    parts: [first, after],
    dropped: LETTER.test(word) ? [{ reason: 'note', text: word }] : [],
    isUnsure: isOnlyFirst,
  };
};
