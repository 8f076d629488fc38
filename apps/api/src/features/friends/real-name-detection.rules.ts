import { normalizeTyped } from './chat-filter/normalization.rules.ts';

export type RealName = { firstName: string; lastName: string };

/** Names this long are not made by chance of words side by side, as "be a" makes "Bea". */
const LONG = 5;
/** Two letters are a word more often than a name. */
const SHORT = 3;

/** Whether words side by side make the name: "for rest". */
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

/** True if known words tell the name of one of the children, such as "rose" where that is the name. */
export const namesPerson = (words: readonly string[], names: readonly RealName[]) =>
  names
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .map(lettersOnly)
    .filter((name) => name.length >= SHORT)
    .some((name) => words.includes(name) || (name.length >= LONG && isMadeOf(words, name)));
