/** Words that start a note about a student. Abbreviations are matched in capitals only. */
const STARTS =
  'moved moving new absent left leaving withdrawn withdrew transferred transfer transferring dropped joined joins joining started starts starting enrolled returning returns repeat retained gifted speech allergy allergic allergies peanut nut glasses bus walker car pickup lunch no needs need see sits sick out late twin brother sister sibling cousin mom mother dad father parent parents guardian grandma grandmother aunt uncle contact phone cell call email tel sub aide friend lvl level reads reading math pull pullout sped repeats ok note notes please was is has goes prefers called aka';
const CODES = 'IEP 504 ELL ESL EL ELD GT TAG SPED RTI MTSS BIP OT PT SLP LEP ADHD IFSP AM PM';
const DAYS_AND_MORE =
  'monday tuesday wednesday thursday friday mon tue tues wed thu thur thurs fri spanish arabic french somali portuguese mandarin';

const START_SET = new Set(STARTS.split(' '));
const CODE_SET = new Set(CODES.split(' '));
const NEVER_NICKNAME = new Set([...START_SET, ...DAYS_AND_MORE.split(' ')]);

const bareWord = (word: string) => word.replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns true for an abbreviation of schools, such as IEP or 504. */
export const isSchoolCode = (word: string) => CODE_SET.has(bareWord(word));

/** Returns true if the word starts a note, in small letters or as an abbreviation. */
export const startsNote = (word: string) => {
  const bare = bareWord(word);
  return CODE_SET.has(bare) || START_SET.has(bare);
};

/** Returns true if a separate cell or the text in brackets is a note, also with a capital. */
export const isNoteText = (text: string) => {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const bare = bareWord(first);
  if (CODE_SET.has(bare) || START_SET.has(bare)) return true;
  return (
    NEVER_NICKNAME.has(bare.toLowerCase()) && (rest.length === 0 || !/\p{Lu}/u.test(rest.join(' ')))
  );
};

const GOES_BY = /^(?:goes by|prefers|called|aka|nickname:?|pref\.?)\s+(\p{Lu}[\p{L}'’-]+)$/u;
const NICKNAME = /^\p{Lu}\p{Ll}[\p{Ll}'’-]*$/u;

/** Returns the nickname in brackets or quotes. Returns undefined for a note. */
export const nicknameIn = (text: string): string | undefined => {
  const trimmed = text.trim();
  const [, called] = GOES_BY.exec(trimmed) ?? [];
  if (called) return called;
  const isName = NICKNAME.test(trimmed) && !NEVER_NICKNAME.has(trimmed.toLowerCase());
  return isName ? trimmed : undefined;
};
