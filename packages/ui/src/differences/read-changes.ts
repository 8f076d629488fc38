import { diffWordsWithSpace } from 'diff';

/** A part of a text: equal in both, or the old and the new text. */
export type Stretch =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; before: string; after: string };

/**
 * Edit limit, because comparing long texts without common words takes seconds. Above it, one text
 * replaces the other.
 */
const MAX_EDITS = 1000;
/** Below this share, equal single words only confuse the reader. */
const LEAST_IN_COMMON = 0.3;

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

const isWorthComparing = (stretches: readonly Stretch[], before: string, after: string) => {
  const common = stretches.reduce(
    (sum, stretch) => sum + (stretch.kind === 'same' ? stretch.text.trim().length : 0),
    0,
  );
  return common >= LEAST_IN_COMMON * Math.min(before.length, after.length);
};

/** Returns the changes in readable parts. Spaces between changed words belong to the change. */
export const readChanges = (before: string, after: string): Stretch[] => {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const replaced: Stretch[] = [{ kind: 'changed', before, after }];
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!parts) return replaced;
  const stretches: Stretch[] = [];
  const change = () => {
    const last = stretches.at(-1);
    if (last?.kind === 'changed') return last;
    const made = { kind: 'changed' as const, before: '', after: '' };
    stretches.push(made);
    return made;
  };
  parts.forEach(({ value, added, removed }, place) => {
    const isBetween = stretches.at(-1)?.kind === 'changed' && place < parts.length - 1;
    if (removed) change().before += value;
    else if (added) change().after += value;
    else if (isBetween && !hasWords(value) && !value.includes('\n')) {
      const around = change();
      around.before += value;
      around.after += value;
    } else stretches.push({ kind: 'same', text: value });
  });
  return isWorthComparing(stretches, before, after) ? stretches : replaced;
};
