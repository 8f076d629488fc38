import { flatten, lettersOf, unmask, wordsOf } from './typed-readings.rules.ts';

export type RealName = { firstName: string; lastName: string };

/** "Maaaya" */
const readingsOf = (word: string) => [
  word,
  word.replace(/(.)\1+/gu, '$1'),
  word.replace(/(.)\1{2,}/gu, '$1$1'),
];

const reversed = (word: string) => [...word].reverse().join('');

/** Names this long are not made by accident of words side by side, as "be a" makes "Bea". */
const LONG = 5;

/** Whether words side by side make the name: "Oka for". */
const isMadeOf = (words: readonly string[], name: string) =>
  words.some((_, first) => {
    let made = '';
    for (const word of words.slice(first)) {
      made += word;
      if (made.length >= name.length) break;
    }
    return made === name;
  });

/** So few letters are no sentence. */
const PIECE = 3;

/** A name in pieces over several messages: "Ma", "ya". */
const piecesTogether = (flat: string, before: readonly string[]) => {
  const all = [...before.map((said) => lettersOf(flatten(said))), lettersOf(flat)];
  const lastSentence = all.findLastIndex((letters) => letters.length > PIECE);
  return all.slice(lastSentence + 1).join('');
};

/** Somebody's real name, also in disguise. Two letters are a word more often than a name. */
export const namesSomebody = (
  flat: string,
  { names, before }: { names: readonly RealName[]; before: readonly string[] },
) => {
  const unmasked = unmask(flat);
  const words = [...wordsOf(flat), ...wordsOf(unmasked)];
  const readings = new Set(words.flatMap(readingsOf));
  // Pieces with something other than a space between them are meant as one word: "Ma-ya".
  const glued = unmasked.split(/\s+/).map(lettersOf);
  const pieces = piecesTogether(flat, before);
  return names
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .map((name) => lettersOf(flatten(name)))
    .filter((name) => name.length > 2)
    .some(
      (name) =>
        readings.has(name) ||
        (name.length > 3 && readings.has(reversed(name))) ||
        glued.includes(name) ||
        lettersOf(unmasked) === name ||
        (name.length >= LONG && isMadeOf(wordsOf(unmasked), name)) ||
        pieces.includes(name),
    );
};
