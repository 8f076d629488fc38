import { KNOWN_WORDS } from './known-words.generated.ts';
import { RULE_WORDS } from './phrases.rules.ts';
import type { Token } from './tokens.rules.ts';

/*
 * Other readings of a sentence with unknown words: missing or misplaced spaces and variants of the
 * gravest words. They only help to find the topic, and never make a sentence acceptable.
 */

const SEGMENTS: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS.trim().split(/\s+/),
  ...RULE_WORDS,
  'urself',
  'u',
  'r',
  'im',
]);
const LONGEST_SEGMENT = 12;

/**
 * Splits letters without spaces into as few words as possible. Returns an empty list if that fails.
 */
const splitLetters = (emails: string): readonly string[] => {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= emails.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_SEGMENT); start < end; start += 1) {
      const before = best[start];
      const word = emails.slice(start, end);
      if (!before || !SEGMENTS.has(word)) continue;
      if ((best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1) {
        best[end] = [...before, word];
      }
    }
  }
  return best[emails.length] ?? [];
};

/** The key words of the gravest sentences. */
const GRAVEST = [
  'kill',
  'killing',
  'yourself',
  'myself',
  'murder',
  'stab',
  'shoot',
  'suicide',
  'choke',
  'strangle',
  'hurt',
  'punch',
  'drown',
  'hang',
  'naked',
  'nudes',
  'penis',
  'vagina',
  'rape',
  'kiss',
  'meet',
  'gun',
  'knife',
  'bomb',
  'shirt',
  'pants',
  'clothes',
  'sex',
  'dead',
];

const skeleton = (word: string) => word.replace(/(.)\1+/g, '$1').replace(/(?<=.)[aeiouy]/g, '');

const isOneEditApart = (first: string, second: string) => {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.slice(start + 1);
  if (short.length < long.length) return short.slice(start) === rest;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return short.slice(start + 1) === rest || (isSwapped && short.slice(start + 2) === rest.slice(1));
};

/** Returns the gravest word that an unknown word resembles: "kil", "keel", "murdr", "stabb". */
const findNearGravest = (word: string) => {
  const bones = skeleton(word);
  return GRAVEST.find(
    (grave) =>
      grave[0] === word[0] &&
      ((bones.length > 1 && bones === skeleton(grave) && word.length <= grave.length + 2) ||
        (word.length > 2 && grave.length > 3 && isOneEditApart(word, grave))),
  );
};

/** Returns the readings of a sentence, the literal one first. */
export const readDisguisedSentence = (tokens: readonly Token[]): readonly (readonly string[])[] => {
  const plain = tokens.flatMap(({ words }) => words);
  if (tokens.every(({ isKnown }) => isKnown)) return [plain];
  const split = tokens.flatMap(({ words, isKnown }) => {
    if (isKnown) return words;
    const segments = splitLetters(words.join(''));
    return segments.length > 0 ? segments : words;
  });
  const near = tokens.flatMap(({ words, isKnown }) =>
    isKnown ? words : words.map((word) => findNearGravest(word) ?? word),
  );
  return [plain, split, splitLetters(plain.join('').replaceAll("'", '')), near];
};
