import { namesSomebody, type RealName } from './real-name-told.rules.ts';
import { flatten, isUnreadable, lettersOf, unmask } from './typed-readings.rules.ts';

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
/** Words that sound like numbers are meant as such where many follow one another. */
const soundsLikeNumber = `(?:${anyNumber}|won|to|too|tree|free|for|fore|fife|fiv|sicks|ate|nein|o)`;
const SOUNDS_LIKE_A_NUMBER = new RegExp(`\\b(?:${soundsLikeNumber}\\W+){4,}${soundsLikeNumber}\\b`);

/** So many digits a sentence may have: "I grew 12 rows and 24 plants." */
const MOST_DIGITS = 4;
/** And so many everything somebody typed of late. */
const MOST_DIGITS_TOGETHER = 6;

/** Letters that stand for digits beside real ones: "5S5 l2E4". */
const DIGIT_LIKE = /^[\doilszbgeaqt|!$()-]+$/;

/** Other places to meet, and ways there. */
const ELSEWHERE =
  /\b(?:snap(?:chat)?|insta|fb|yt|skype|zoom|kik|twitch|signal|google|gmail|hotmail|yahoo|outlook|icloud|e-?mail|xbox|playstation|nintendo|hmu)\b/;
/** Names that are in no other words, so that they are found in pieces as well: "dis cord". */
const ELSEWHERE_IN_PIECES =
  /roblox|discord|fortnite|minecraft|snapchat|instagram|whatsapp|telegram|facebook|messenger|facetime|youtube|tiktok/;
/** Endings that are words, too, count only without a space: "I like it. Me too!" */
const LINK =
  /@|https?|\bwww\b|:\/\/|\w\s*(?:\.|\(?\bdot\b\)?|\bpunto\b)\s*(?:com|net|org|edu|gov|gg|xyz)\b|\w\.(?:me|us|co|io|tv|app|dev)\b|\w\s*\bdot\s+(?:me|us|co|io|tv|app|dev)\b/;

/** What asks for or tells who, where, or to meet. */
const PRIVATE = [
  /\b(?:i|we|you|u|ya)\s+live\b|\bwhere\s+(?:(?:do|are|is|r)\s+)?(?:you|u|ya|your|ur)\b/,
  /\b(?:my|your|ur|yur|real|last|first|full)\s+(?:adress|address|house|home|birthday|password|pass\s?word|age|digits|cell)\b/,
  /\b(?:my|your|ur|yur|real|last|first|full)\s+(?:[\w']+\s+){0,2}(?:name|phone|number|school|teacher)\b/,
  /\b(?:what|wat|whats|what's|which|wich)\s+(?:[\w']+\s+)?(?:school|grade|city|town|state)\b/,
  /\b(?:elementary|academy|middle\s+school|high\s+school)\b|\b(?:room|bus)\s+\d/,
  /\bname\s+is\b|\bi\s?am\s+called\b|\b(?:you|u)\s+called\b/,
  /\b(?:street|avenue|ave|boulevard|blvd|apartment|apt|zip\s?code|lane|drive)\b/,
  /\b(?:call|text|dm|message|phone|add|follow|hit)\s+me\b|\b(?:come|go)\s+to\s+my\s+(?:house|home|place|room)\b/,
  /\bmeet\s+(?:me|up|at|in|irl|after)\b|\b(?:let'?s|can\s+we|could\s+we|we\s+can|wanna|want\s+to)\s+meet\b/,
  /\bhow\s+old\b|\bage\s*\?|\byears?\s+old\b|\b(?:boy|girl)\s*friend\b/,
  /\bi(?:\s+a|')?m\s+(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b(?!\s+(?:rows?|plants?|seeds?|minutes?)\b)/,
  /\b(?:send|show|got)\s+(?:me\s+)?(?:a\s+)?(?:pic|pics|picture|photo|selfie|video)\b/,
  /\b(?:secret|don'?t\s+tell|do\s+not\s+tell)\b|\b(?:home|you|u)\s+alone\b|\balone\s+at\s+home\b/,
  /\b(?:donde|adonde)\s+(?:vives?|estas?)\b|\b(?:yo\s+)?vivo\s+en\b|\bcomo\s+te\s+llamas\b|\bme\s+llamo\b|\bnombre\s+es\b/,
  /\b(?:mi|tu)\s+(?:nombre|numero|telefono|celular|casa|direccion|escuela|maestr[ao]|edad)\b/,
  /\bcuantos\s+anos\b|\btengo\s+\w+\s+anos\b|\bllama(?:me)\b|\bno\s+(?:le\s+)?digas\b/,
];

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Digits a word tells, however it is written: "five55", "5S5", "fivefive". */
const digitsInWord = (written: string) => {
  const word = written.replace(/[|!$()]+$/, '');
  const digits = countOf(word, /\d/g);
  if (digits > 0 && DIGIT_LIKE.test(word)) return word.length;
  const spelled = (word.match(/\p{L}+/gu) ?? []).filter((letters) => ONLY_NUMBERS.test(letters));
  return digits + countOf(spelled.join(' '), EACH_NUMBER);
};

const digitsRead = (flat: string) =>
  flat
    .split(/[^\p{L}\d|!$()]+/u)
    .map(digitsInWord)
    .reduce((sum, count) => sum + count, 0);

const digitsIn = (flat: string) => Math.max(digitsRead(flat), digitsRead(unmask(flat)));

type Around = {
  /** What the same child typed of late, the newest last. */
  before: readonly string[];
  /** What the two are really called. */
  names: readonly RealName[];
};

const tellsNumber = (flat: string, before: readonly string[]) => {
  const digits = digitsIn(flat);
  const together = digits + before.reduce((sum, said) => sum + digitsIn(flatten(said)), 0);
  return (
    digits > MOST_DIGITS ||
    (digits > 0 && together > MOST_DIGITS_TOGETHER) ||
    SOUNDS_LIKE_A_NUMBER.test(flat)
  );
};

const tellsPrivate = (flat: string) =>
  LINK.test(flat) || ELSEWHERE.test(flat) || PRIVATE.some((pattern) => pattern.test(flat));

/** Whether a typed sentence may tell too much. */
export const tellsTooMuch = (text: string, { before, names }: Around) => {
  const flat = flatten(text);
  const unmasked = unmask(flat);
  return (
    isUnreadable(text) ||
    tellsNumber(flat, before) ||
    tellsPrivate(flat) ||
    tellsPrivate(unmasked) ||
    ELSEWHERE_IN_PIECES.test(lettersOf(unmasked)) ||
    namesSomebody(flat, { names, before })
  );
};
