import { AVATAR_NAME_MAX_LENGTH, AVATAR_NAME_MIN_LENGTH } from '../limits.ts';

/** What is wrong with an avatar name, in the order people fix it. */
export type AvatarNameProblem = 'tooShort' | 'tooLong' | 'specialCharacters' | 'realName';

const SHORTEST_NAME_PART = 3;
/**
 * Letters a to z, with accents or without, and digits: what every child can read, and what can be
 * looked through for names and unkind words. Other alphabets have twins of the same look.
 */
const WRITTEN_PLAINLY = /^[0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]+$/u;
/** Digits that stand in for letters. */
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Letters whose stroke is no accent of its own. */
const PLAIN_LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** As it sounds: without case, accents, look-alike digits and anything between the letters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıæœßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[0-9]/g, (digit) => LOOK_ALIKES[digit] ?? digit)
    .replace(/l/g, 'i')
    .replace(/[^\p{L}]/gu, '');

const partsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .map(plain)
    .filter((part) => part.length >= SHORTEST_NAME_PART);

/** Said slowly: "Maaayaa". */
const squeezed = (text: string) => text.replace(/(.)\1+/gu, '$1');

const tells = (name: string, part: string) =>
  (part.length >= SHORTEST_NAME_PART && name.includes(part)) ||
  // One letter more, as squeezing makes short names of others: Anna is in "banana" then.
  (squeezed(part).length > SHORTEST_NAME_PART && squeezed(name).includes(squeezed(part)));

/** A part of the real name, however it is spelled: a stranger must not learn it from the game. */
export const namesSomebody = (
  avatarName: string,
  realName: { firstName: string; lastName: string },
) =>
  [
    ...partsOf(realName.firstName),
    ...partsOf(realName.lastName),
    // Short names give nobody away alone, but they do side by side.
    plain(`${realName.firstName}${realName.lastName}`),
    plain(`${realName.lastName}${realName.firstName}`),
  ].some((part) => tells(plain(avatarName), part));

/** What is wrong with a name; nothing when it is fine (specification, section 5). */
export const avatarNameProblem = (
  avatarName: string,
  realName: { firstName: string; lastName: string },
): AvatarNameProblem | undefined => {
  const name = avatarName.trim().normalize('NFC');
  const length = [...name].length;
  if (length < AVATAR_NAME_MIN_LENGTH) return 'tooShort';
  if (length > AVATAR_NAME_MAX_LENGTH) return 'tooLong';
  if (!WRITTEN_PLAINLY.test(name)) return 'specialCharacters';
  return namesSomebody(name, realName) ? 'realName' : undefined;
};
