import type { SpokenPart } from './spoken-part.ts';

/** Longer texts are split, because some engines stop after fifteen seconds. */
const LONG = 160;

/** Splits a long part at its sentences. Each keeps its position in the part. */
export const sentencesOf = (part: SpokenPart): SpokenPart[] => {
  if (part.text.length <= LONG) return [part];
  const { offset = 0 } = part;
  return [...part.text.matchAll(/[^.?!]+[.?!]*\s*/g)].map((match) => ({
    ...part,
    text: match[0],
    offset: offset + match.index,
  }));
};
