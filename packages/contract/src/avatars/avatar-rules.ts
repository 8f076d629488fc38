import { AVATAR_NAME_MAX_LENGTH, AVATAR_NAME_MIN_LENGTH } from '../limits.ts';

/** What is wrong with an avatar name, in the order people fix it. */
export type AvatarNameError = 'tooShort' | 'tooLong' | 'specialCharacters' | 'realName';

type RealName = { firstName: string; lastName: string };

const SHORTEST_NAME_PART = 3;
/**
 * Letters a to z, with accents or without, and digits: what every child can read, and what can be
 * looked through for names and unkind words. Other alphabets have twins of the same look.
 */
const LATIN = /^[0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]+$/u;

/** The letters a digit can stand for; `l` is read as `i` everywhere. */
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

/** Letters whose stroke or hook is no accent of its own, by the plain one they are read as. */
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

/** As it sounds: letters and digits, without case, accents, strokes and anything in between. */
export const plainLetters = (text: string) =>
  [...text.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .map((letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .join('')
    .replace(/l/g, 'i')
    .replace(/[^\p{L}\p{Nd}]/gu, '');

const isWrittenPlainly = (name: string) =>
  LATIN.test(name) && [...name].every((letter) => /^[a-z0-9]+$/.test(plainLetters(letter)));

const partsOf = (name: string) => name.split(/[^\p{L}\p{M}]+/u).map(plainLetters);

/** Each letter once: "Anna" is "Ana". */
const squeezed = (text: string) => text.replace(/(.)\1+/gu, '$1');

const canBe = (sign: string, letter: string | undefined) =>
  letter !== undefined && (LOOK_ALIKES[sign] ?? sign).includes(letter);
const isLetter = (sign: string) => /\p{L}/u.test(sign);

/**
 * Whether the letters stand in the name one after the other: each once or said slowly, as a digit
 * that looks like it, and with any digits in between. `reached[n]` says that the first n were seen.
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

const notifies = (name: string, part: string) => {
  const short = squeezed(part);
  if (part.length < SHORTEST_NAME_PART) return false;
  if (holds(name, part)) return true;
  // Shorter ones are in too many words: Anna would be in "banana". Alone, they say it all the same.
  if (short.length > SHORTEST_NAME_PART) return holds(name, short);
  return squeezed(name.replace(/\p{Nd}/gu, '')) === short;
};

/** A part of the real name, however it is spelled: a stranger must not learn it from the game. */
export const namesPerson = (avatarName: string, { firstName, lastName }: RealName) =>
  [
    ...partsOf(firstName),
    ...partsOf(lastName),
    // Short names give nobody away alone, but they do side by side.
    plainLetters(`${firstName}${lastName}`),
    plainLetters(`${lastName}${firstName}`),
  ].some((part) => notifies(plainLetters(avatarName), part));

/** What is wrong with a name; nothing when it is fine (specification, section 5). */
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
