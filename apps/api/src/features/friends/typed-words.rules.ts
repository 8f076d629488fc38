/*
 * What a child types to another is refused when it may tell who or where somebody is, or lead them
 * elsewhere. It is better to refuse a harmless sentence than to let a phone number through: there
 * are always the phrases.
 */

/** Numbers as words, in the languages most families here speak. */
const NUMBER_WORDS =
  'zero oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ' +
  'ninety hundred double triple ' +
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cuarenta';
/** The longest first, so that "seventeen" is one number. */
const anyNumber = NUMBER_WORDS.split(' ')
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const ONLY_NUMBERS = new RegExp(`^(?:${anyNumber})+$`);
const EACH_NUMBER = new RegExp(anyNumber, 'g');

/** So many digits a sentence may have: "I grew 12 rows and 24 plants." */
const MOST_DIGITS = 4;
/** And so many everything somebody typed of late. */
const MOST_DIGITS_TOGETHER = 6;

/** Letters that stand for digits beside real ones: "5S5 l2E4". */
const DIGIT_LIKE = /^[\doilszbgeaqt|!$()-]+$/;

/** Other places to meet, and ways there. */
const ELSEWHERE =
  /\b(?:snap(?:chat)?|insta(?:gram)?|tik\s?tok|discord|whats\s?app|telegram|face\s?book|fb|messenger|skype|zoom|facetime|kik|roblox|fortnite|minecraft|youtube|twitch|signal|gmail|hotmail|yahoo|outlook|icloud|e-?mail)\b/;
const LINK =
  /@|https?|\bwww\b|:\/\/|\w\s*(?:\.|\(?\bdot\b\)?|\bpunto\b)\s*(?:com|net|org|edu|gov|io|gg|me|us|tv|app|co|dev|xyz)\b/;

/** What asks for or tells who, where, or to meet. */
const PRIVATE = [
  /\b(?:i|we|you)\s+live\b|\bwhere\s+(?:do|are|is)\s+(?:you|u|your|ur)\b|\bwhere\s+(?:you|u)\s+(?:live|from)\b/,
  /\b(?:my|your|ur|real|last|first|full)\s+(?:name|adress|address|house|home|phone|number|school|teacher|birthday|password|pass\s?word|age)\b/,
  /\b(?:name|nombre)\s+is\b|\bi\s?am\s+called\b|\bme\s+llamo\b/,
  /\b(?:street|avenue|ave|boulevard|blvd|apartment|apt|zip\s?code|lane|drive)\b/,
  /\b(?:call|text|dm|message|phone|add|follow)\s+me\b|\bmeet\s+(?:me|up|at)\b|\b(?:come|go)\s+to\s+my\b/,
  /\bhow\s+old\b|\bage\s*\?|\byears?\s+old\b|\b(?:boy|girl)\s*friend\b/,
  /\b(?:send|show|got)\s+(?:me\s+)?(?:a\s+)?(?:pic|pics|picture|photo|selfie|video)\b/,
  /\b(?:secret|don'?t\s+tell|do\s+not\s+tell)\b/,
];

/** Without accents, look-alikes of width, marks of emoji and invisible characters. */
const flatten = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{ASCII}\p{L}]/gu, (character) => (/\p{N}/u.test(character) ? '0' : ' '))
    .toLowerCase();

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Digits a word tells, however it is written: "five55", "5S5", "fivefive". */
const digitsInWord = (word: string) => {
  const digits = countOf(word, /\d/g);
  if (digits > 0 && DIGIT_LIKE.test(word)) return word.length;
  const spelled = (word.match(/\p{L}+/gu) ?? []).filter((letters) => ONLY_NUMBERS.test(letters));
  return digits + countOf(spelled.join(' '), EACH_NUMBER);
};

const digitsIn = (flat: string) =>
  flat
    .split(/[^\p{L}\d|!$()]+/u)
    .map(digitsInWord)
    .reduce((sum, count) => sum + count, 0);

const lettersOf = (text: string) => flatten(text).replace(/[^\p{L}]/gu, '');

type RealName = { firstName: string; lastName: string };

/** Somebody's real name, also in pieces: "M a y a". Two letters are a word more often than a name. */
const namesSomebody = (flat: string, names: readonly RealName[]) => {
  const words = flat.split(/[^\p{L}]+/u);
  const spelled = words.filter((word) => word.length === 1).join('');
  return names
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .map(lettersOf)
    .filter((name) => name.length > 2)
    .some((name) => words.includes(name) || spelled.includes(name));
};

type Around = {
  /** What the same child typed of late, the newest last. */
  before: readonly string[];
  /** What the two are really called. */
  names: readonly RealName[];
};

/** Whether a typed sentence may tell too much. */
export const tellsTooMuch = (text: string, { before, names }: Around) => {
  const flat = flatten(text);
  const digits = digitsIn(flat);
  const together = digits + before.reduce((sum, said) => sum + digitsIn(flatten(said)), 0);
  return (
    digits > MOST_DIGITS ||
    (digits > 0 && together > MOST_DIGITS_TOGETHER) ||
    LINK.test(flat) ||
    ELSEWHERE.test(flat) ||
    PRIVATE.some((pattern) => pattern.test(flat)) ||
    namesSomebody(flat, names)
  );
};
