import { normalizeTyped } from './normalization.rules.ts';

export type RealName = { firstName: string; lastName: string };

/** Names of this length are not formed by chance from adjacent words, as "be a" forms "Bea". */
const LONG = 5;
/** Minimum length. Two letters are more often a word than a name. */
const SHORT = 3;

/** Returns true if adjacent words form the name, as "for rest" does. */
const isMadeOf = (words: readonly string[], name: string) =>
  words.some((_, first) => {
    let joined = '';
    for (const word of words.slice(first)) {
      joined += word;
      if (joined.length >= name.length) break;
    }
    return joined === name;
  });

const lettersOnly = (text: string) => normalizeTyped(text).replace(/[^a-z]/g, '');

/** Returns true if known words contain a child's name, such as "rose" if that is the name. */
export const namesPerson = (words: readonly string[], names: readonly RealName[]) =>
  names
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .map(lettersOnly)
    .filter((name) => name.length >= SHORT)
    .some((name) => words.includes(name) || (name.length >= LONG && isMadeOf(words, name)));
