import { FILTER_REASONS, type FilterReason } from '@wonderfield/contract/friends/friends';
import { KNOWN_WORDS, WORDS_TO_OTHERS } from './known-words.generated.ts';
import { namesSomebody, type RealName } from './real-name-told.rules.ts';
import { tellsNumber } from './typed-numbers.rules.ts';
import { findTopic, RULE_WORDS, type TypedTopic } from './typed-phrases.rules.ts';
import { readTokens, type Token } from './typed-tokens.rules.ts';

/*
 * Judges a typed sentence. It is sent when every word is one that children know and no rule rejects
 * the sentence as a whole. Everything else is rejected: there are always the phrases.
 */

export type TypedVerdict =
  | { isAccepted: true }
  | { isAccepted: false; unknownWord: string; topic?: TypedTopic | undefined }
  | { isAccepted: false; unknownWord?: undefined; topic: TypedTopic };

type Around = {
  /** What the same child typed in the hour before, the newest last. */
  before: readonly string[];
  /** The names of the two children. */
  names: readonly RealName[];
};

const TO_OTHERS: ReadonlySet<string> = new Set(WORDS_TO_OTHERS.trim().split(/\s+/));
const OTHERS = /^(?:you|yours?|yourself|we|us|ours?|ourselves)$/;

/**
 * True if a sentence speaks to the other child in words that are fine only about things: "your head",
 * "we could share a tent". No list of phrases would ever be complete.
 */
const isTooPersonal = (words: readonly string[]) =>
  words.some((word) => OTHERS.test(word)) && !words.every((word) => TO_OTHERS.has(word));

const SEGMENTS: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS.trim().split(/\s+/),
  ...RULE_WORDS,
  ...['urself', 'u', 'r', 'im'],
]);
const LONGEST_SEGMENT = 12;

/** Words in letters without spaces, as few as possible. Returns an empty list if there are none. */
const splitLetters = (letters: string): readonly string[] => {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_SEGMENT); start < end; start += 1) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (!before || !SEGMENTS.has(word)) continue;
      if ((best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1) {
        best[end] = [...before, word];
      }
    }
  }
  return best[letters.length] ?? [];
};

/** The topic of a sentence with unknown words, also one whose spaces are missing or misplaced. */
const findDisguisedTopic = (tokens: readonly Token[]) => {
  const split = tokens.flatMap(({ words, isKnown }) => {
    if (isKnown) return words;
    const segments = splitLetters(words.join(''));
    return segments.length > 0 ? segments : words;
  });
  const letters = tokens.flatMap(({ words }) => words).join('');
  return findTopic(split) ?? findTopic(splitLetters(letters.replaceAll("'", '')));
};

/** Judges a sentence by itself and by what was typed before. */
export const judgeTyped = (text: string, { before, names }: Around): TypedVerdict => {
  const tokens = readTokens(text);
  const words = tokens.flatMap((token) => token.words);
  const topic = findTopic(words);
  const unknown = tokens.find(({ isKnown }) => !isKnown);
  if (unknown) {
    return {
      isAccepted: false,
      unknownWord: unknown.written,
      topic: topic ?? findDisguisedTopic(tokens),
    };
  }
  if (topic) return { isAccepted: false, topic };
  if (isTooPersonal(words)) return { isAccepted: false, topic: 'closeness' };
  if (namesSomebody(words, names)) return { isAccepted: false, topic: 'personal' };
  const typedBefore = before.map((said) => readTokens(said).flatMap((token) => token.words));
  if (tellsNumber(words, typedBefore)) return { isAccepted: false, topic: 'contact' };
  return { isAccepted: true };
};

/** The gravest topics, which parents and operators are told about. */
export const toFilterReason = (topic: TypedTopic | undefined): FilterReason | undefined =>
  FILTER_REASONS.find((reason) => reason === topic);
