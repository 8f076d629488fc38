import type { FilterReason } from '@wonderfield/contract/friends/friends';
import { namesPerson, type RealName } from '../real-name-detection.rules.ts';
import { startsWithCommand } from './commands.rules.ts';
import { readDisguisedSentence } from './disguises.rules.ts';
import { WORDS_TO_OTHERS } from './known-words.generated.ts';
import { hasNumberRun, revealsNumber } from './numbers.rules.ts';
import { findGraveReason, findTopic, type TypedTopic } from './phrases.rules.ts';
import { readTokens, type Token } from './tokens.rules.ts';

/*
 * Judges a typed sentence. It is sent when every word is one that children know and no rule rejects
 * the sentence as a whole, by itself and joined with what the child typed just before. Everything else
 * is rejected: there are always the phrases.
 */

export type ChatVerdict =
  | { isAccepted: true }
  | {
      isAccepted: false;
      /** The first word that is not known. */
      unknownWord?: string | undefined;
      /** What the sentence is about, as far as a rule found out. */
      topic?: TypedTopic | undefined;
      /** Why parents and operators are told about the sentence. */
      graveReason?: FilterReason | undefined;
    };

type Around = {
  /** What the same child typed in the hour before, the newest last. */
  before: readonly string[];
  /** What it typed to the same reader in the minutes before, the newest last. */
  justBefore: readonly string[];
  /** The names of the two children. */
  names: readonly RealName[];
};

const TO_OTHERS: ReadonlySet<string> = new Set(WORDS_TO_OTHERS.trim().split(/\s+/));
const OTHERS = /^(?:you|yours?|yourself|we|us|ours?|ourselves)$/;

/**
 * True if a sentence speaks to the other child in words that are fine only about things: "your head",
 * "we could share a tent", "drink the soap". No list of phrases would ever be complete.
 */
const isTooPersonal = (words: readonly string[]) =>
  (words.some((word) => OTHERS.test(word)) || startsWithCommand(words)) &&
  !words.every((word) => TO_OTHERS.has(word));

/** As many earlier messages as one sentence is split over. */
const MOST_PIECES = 3;
/** A longer message is a sentence of its own. */
const LONGEST_PIECE = 3;
/** As many words before the new ones as a rule can reach. */
const MOST_WORDS_BEFORE = 8;

const toWords = (text: string) => readTokens(text).flatMap(({ words }) => words);

/** The words of the last messages together with the new ones: the last one, the last two and so on. */
const joinPieces = (words: readonly string[], justBefore: readonly string[]) => {
  const joined: { words: readonly string[]; areFragments: boolean }[] = [];
  let before: readonly string[] = [];
  let areFragments = words.length <= LONGEST_PIECE;
  for (const piece of justBefore.slice(-MOST_PIECES).map(toWords).reverse()) {
    if (before.length > 0 && before.length + piece.length > MOST_WORDS_BEFORE) break;
    before = [...piece.slice(-MOST_WORDS_BEFORE), ...before];
    areFragments &&= piece.length <= LONGEST_PIECE;
    joined.push({ words: [...before, ...words], areFragments });
  }
  return joined;
};

/** Judges the new words as the end of a sentence that is split over messages. */
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

/** Judges the words of a sentence alone. Returns undefined if no rule rejects them. */
const filterWords = (words: readonly string[]): ChatVerdict | undefined => {
  const graveReason = findGraveReason(words);
  const topic = findTopic(words) ?? (isTooPersonal(words) ? 'closeness' : undefined);
  return topic || graveReason ? { isAccepted: false, topic, graveReason } : undefined;
};

/** Other words that repeated letters can stand for: "tooo" is "too" and "to". */
const readOtherRepeats = (text: string) =>
  ['$1', '$1$1']
    .map((emails) => text.replace(/([a-z])\1{2,}/gi, emails))
    .filter((reading) => reading !== text);

/** Judges a sentence by itself and by what was typed before. */
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
