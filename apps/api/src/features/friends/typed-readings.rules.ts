/*
 * How a typed sentence can be read. Children find every way around a list of words: letters of other
 * alphabets, digits in place of letters, letters one by one.
 */

/** Without accents, look-alikes of width, marks of emoji and invisible characters. */
export const flatten = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    // Phones set these by themselves.
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[^\p{ASCII}\p{L}]/gu, (character) => (/\p{N}/u.test(character) ? '0' : ' '))
    .toLowerCase();

/** Dice, dominoes and cards, letters in boxes and flags, clocks: pictures that spell. */
const SPELLING_PICTURES =
  /[\u{2680}-\u{2685}\u{1F000}-\u{1F0FF}\u{1F130}-\u{1F1FF}\u{1F51F}\u{1F550}-\u{1F567}]/u;

/** Letters these rules cannot read: other alphabets, and look-alikes out of them. */
const UNREAD_LETTER = /[^\p{ASCII}\P{L}ßøđłæœ]/u;

/** "m a y a": nobody writes like that to whom there is nothing to hide. */
const ONE_BY_ONE = /(?:(?<!\p{L})\p{L}[^\p{L}\d]+){3,}\p{L}(?!\p{L})/u;

/** What cannot be read with certainty. */
export const isUnreadable = (text: string) => {
  const flat = flatten(text);
  return SPELLING_PICTURES.test(text) || UNREAD_LETTER.test(flat) || ONE_BY_ONE.test(flat);
};

const LETTER_OF: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '!': 'i', '|': 'l', '3': 'e', '4': 'a', '5': 's', $: 's', '7': 't' },
};

/** With letters in place of the digits inside words: "r0bl0x" is "roblox", "12" stays. */
export const unmask = (flat: string) =>
  flat.replace(/[a-z\d!|$]*[a-z][a-z\d!|$]*/g, (word) =>
    word.replace(/[013457!|$]/g, (character) => LETTER_OF[character] ?? character),
  );

export const wordsOf = (flat: string) => flat.match(/\p{L}+/gu) ?? [];
export const lettersOf = (flat: string) => wordsOf(flat).join('');
