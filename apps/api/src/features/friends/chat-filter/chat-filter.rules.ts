import type { FilterReason } from '@wonderfield/contract/friends/friends';
import { startsWithCommand } from './commands.rules.ts';
import { readDisguisedSentence } from './disguises.rules.ts';
import { WORDS_TO_OTHERS } from './known-words.generated.ts';
import { hasNumberRun, revealsNumber } from './numbers.rules.ts';
import { findGraveReason, findTopic, type TypedTopic } from './phrases.rules.ts';
import { namesPerson, type RealName } from './real-name-detection.rules.ts';
import { readTokens, type Token } from './tokens.rules.ts';

/*
 * Accepts a typed sentence if every word is known and no rule rejects it, alone or joined with
 * earlier messages. For everything else, children have the phrases.
 */

export type ChatVerdict =
  | { isAccepted: true }
  | {
      isAccepted: false;
      /** The first unknown word. */
      unknownWord?: string | undefined;
      /** The topic of the sentence, if a rule found one. */
      topic?: TypedTopic | undefined;
      /** The reason for reporting the sentence to parents and operators. */
      graveReason?: FilterReason | undefined;
    };

type Around = {
  /** Messages of the same child in the last hour, newest last. */
  before: readonly string[];
  /** Messages of the same child to the same reader in the last minutes, newest last. */
  justBefore: readonly string[];
  names: readonly RealName[];
};

const TO_OTHERS: ReadonlySet<string> = new Set(WORDS_TO_OTHERS.trim().split(/\s+/));
const OTHERS = /^(?:you|yours?|yourself|we|us|ours?|ourselves)$/;

/**
 * Returns true if a sentence addresses the other child with words that are harmless only about
 * things: "your head". A list of phrases would never be complete.
 */
const isTooPersonal = (words: readonly string[]) =>
  (words.some((word) => OTHERS.test(word)) || startsWithCommand(words)) &&
  !words.every((word) => TO_OTHERS.has(word));

/** Maximum number of messages that one sentence is split over. */
const MAX_PIECES = 3;
/** Maximum length of a fragment. A longer message is a complete sentence. */
const LONGEST_PIECE = 3;
/** Maximum number of earlier words that a rule can reach. */
const MAX_WORDS_BEFORE = 8;

const toWords = (text: string) => readTokens(text).flatMap(({ words }) => words);

/** Joins the new words with the last message, the last two and so on. */
const joinPieces = (words: readonly string[], justBefore: readonly string[]) => {
  const joined: { words: readonly string[]; areFragments: boolean }[] = [];
  let before: readonly string[] = [];
  let areFragments = words.length <= LONGEST_PIECE;
  for (const piece of justBefore.slice(-MAX_PIECES).map(toWords).reverse()) {
    if (before.length > 0 && before.length + piece.length > MAX_WORDS_BEFORE) break;
    before = [...piece.slice(-MAX_WORDS_BEFORE), ...before];
    areFragments &&= piece.length <= LONGEST_PIECE;
    joined.push({ words: [...before, ...words], areFragments });
  }
  return joined;
};

/** Validates the new words as the end of a sentence that is split over several messages. */
const filterJoined = (
  words: readonly string[],
  { justBefore, names }: Around,
): ChatVerdict | undefined => {
  for (const joined of joinPieces(words, justBefore)) {
    const graveReason = findGraveReason(joined.words);
    const isPersonal = joined.areFragments && isTooPersonal(joined.words);
    const topic =
      findTopic(joined.words) ??
      (namesPerson(joined.words, names) ? 'personal' : undefined) ??
      (hasNumberRun(joined.words) ? 'contact' : undefined) ??
      (isPersonal ? 'closeness' : undefined);
    if (graveReason || topic) return { isAccepted: false, topic, graveReason };
  }
  return undefined;
};

const findFirst = <Result>(
  readings: readonly (readonly string[])[],
  find: (words: readonly string[]) => Result | undefined,
) => readings.map(find).find((result) => result !== undefined);

const filterUnknown = (tokens: readonly Token[], unknown: Token): ChatVerdict => {
  const readings = readDisguisedSentence(tokens);
  return {
    isAccepted: false,
    unknownWord: unknown.written,
    topic: findFirst(readings, findTopic),
    graveReason: findFirst(readings, findGraveReason),
  };
};

/** Validates the words of a single sentence. Returns undefined if no rule rejects them. */
const filterWords = (words: readonly string[]): ChatVerdict | undefined => {
  const graveReason = findGraveReason(words);
  const topic = findTopic(words) ?? (isTooPersonal(words) ? 'closeness' : undefined);
  return topic || graveReason ? { isAccepted: false, topic, graveReason } : undefined;
};

/** Returns other readings of repeated letters: "tooo" is "too" or "to". */
const readOtherRepeats = (text: string) =>
  ['$1', '$1$1']
    .map((emails) => text.replace(/([a-z])\1{2,}/gi, emails))
    .filter((reading) => reading !== text);

/** Validates a sentence alone and together with earlier messages. */
export const filterChatMessage = (text: string, around: Around): ChatVerdict => {
  const tokens = readTokens(text);
  const unknown = tokens.find(({ isKnown }) => !isKnown);
  if (unknown) return filterUnknown(tokens, unknown);
  const words = tokens.flatMap((token) => token.words);
  const byItself = findFirst([words, ...readOtherRepeats(text).map(toWords)], filterWords);
  if (byItself) return byItself;
  if (namesPerson(words, around.names)) return { isAccepted: false, topic: 'personal' };
  if (revealsNumber(words, around.before.map(toWords)))
    return { isAccepted: false, topic: 'contact' };
  return filterJoined(words, around) ?? { isAccepted: true };
};
