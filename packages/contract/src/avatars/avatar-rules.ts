import { AVATAR_NAME_MAX_LENGTH, AVATAR_NAME_MIN_LENGTH } from '../limits.ts';

/** Errors of an avatar name, in the order in which users fix them. */
export type AvatarNameError = 'tooShort' | 'tooLong' | 'specialCharacters' | 'realName';

type RealName = { firstName: string; lastName: string };

const SHORTEST_NAME_PART = 3;
/**
 * Latin letters, with or without accents, and digits. Every child can read them, and they can be
 * searched for names and insults. Other alphabets have characters that look alike.
 */
const LATIN = /^[0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]+$/u;

/** Letters that a digit can stand for. `l` is always read as `i`. */
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'gq',
};

/** Letters with a stroke or hook that Unicode does not decompose, by plain letter. */
const STROKED: Record<string, string> = {
  a: 'ⱥʌ',
  b: 'ƀɓƃƅ',
  c: 'ƈȼɔ',
  d: 'đðɖɗƌȡ',
  e: 'əǝɛɇ',
  f: 'ƒ',
  g: 'ǥɠɣȝ',
  h: 'ħ',
  i: 'ıɨɩ',
  j: 'ȷɉ',
  k: 'ƙĸ',
  l: 'łƚȴ',
  m: 'ɯ',
  n: 'ŋɲƞȵ',
  o: 'øɵ',
  p: 'ƥƿ',
  q: 'ɋ',
  r: 'ɍʀ',
  s: 'ƨȿʃ',
  t: 'ŧⱦƭʈƫȶ',
  u: 'ʉʊ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶȥɀʒƹ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
  hv: 'ƕ',
  oi: 'ƣ',
  ou: 'ȣ',
};
const PLAIN_LETTERS = new Map(
  Object.entries(STROKED).flatMap(([plain, letters]) =>
    [...letters].map((letter): [string, string] => [letter, plain]),
  ),
);

/** Reduces text to plain letters and digits without case, accents, strokes or separators. */
export const plainLetters = (text: string) =>
  [...text.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .map((letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .join('')
    .replace(/l/g, 'i')
    .replace(/[^\p{L}\p{Nd}]/gu, '');

const isWrittenPlainly = (name: string) =>
  LATIN.test(name) && [...name].every((letter) => /^[a-z0-9]+$/.test(plainLetters(letter)));

const partsOf = (name: string) => name.split(/[^\p{L}\p{M}]+/u).map(plainLetters);

/** Removes repeated letters: "Anna" becomes "Ana". */
const squeezed = (text: string) => text.replace(/(.)\1+/gu, '$1');

const canBe = (sign: string, letter: string | undefined) =>
  letter !== undefined && (LOOK_ALIKES[sign] ?? sign).includes(letter);
const isLetter = (sign: string) => /\p{L}/u.test(sign);

/**
 * Returns true if the name contains the letters in order, repeated, as similar digits or with
 * digits in between. `reached[n]` is true if the first n letters were found.
 */
const holds = (name: string, part: string) => {
  const letters = [...part];
  let reached = [true, ...letters.map(() => false)];
  for (const sign of name) {
    const before = reached;
    reached = before.map((was, at) => {
      if (at === 0) return true;
      if (canBe(sign, letters[at - 1])) return was || before[at - 1] === true;
      return was && !isLetter(sign);
    });
    if (reached.at(-1)) return true;
  }
  return false;
};

const reveals = (name: string, part: string) => {
  const short = squeezed(part);
  if (part.length < SHORTEST_NAME_PART) return false;
  if (holds(name, part)) return true;
  // Shorter names are part of too many words, such as Anna in "banana". They count only alone.
  if (short.length > SHORTEST_NAME_PART) return holds(name, short);
  return squeezed(name.replace(/\p{Nd}/gu, '')) === short;
};

/**
 * Returns true if the avatar name contains part of the real name in any form. Other players must
 * not learn it.
 */
export const namesPerson = (avatarName: string, { firstName, lastName }: RealName) =>
  [
    ...partsOf(firstName),
    ...partsOf(lastName),
    // Short names reveal nothing alone, but first and last name together do.
    plainLetters(`${firstName}${lastName}`),
    plainLetters(`${lastName}${firstName}`),
  ].some((part) => reveals(plainLetters(avatarName), part));

/** Returns the error of an avatar name, or undefined if it is valid. */
export const findAvatarNameError = (
  avatarName: string,
  realName: RealName,
): AvatarNameError | undefined => {
  const name = avatarName.trim().normalize('NFC');
  const length = [...name].length;
  if (length < AVATAR_NAME_MIN_LENGTH) return 'tooShort';
  if (length > AVATAR_NAME_MAX_LENGTH) return 'tooLong';
  if (!isWrittenPlainly(name)) return 'specialCharacters';
  return namesPerson(name, realName) ? 'realName' : undefined;
};
