import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';

const MAX_DEPTH = 10;

/** PostgreSQL cannot hold NUL; half surrogates and replacement marks come from broken encodings. */
const isClean = (text: string) =>
  !text.includes('\u0000') && !text.includes('\uFFFD') && text.isWellFormed();

const isCleanValue = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isClean(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, item]) => isClean(key) && isCleanValue(item, depth + 1),
  );
};

/** Messages for the fields of a body that hold text no field may hold. */
export const uncleanFields = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([key, value]) => !isClean(key) || !isCleanValue(value, 1))
      .map(([key]) => [isClean(key) ? key : 'body', FIELD_MESSAGES.unusualCharacters]),
  );
