import { KNOWN_WORDS } from './known-words.generated.ts';
import { normalizeTyped, readDisguise, readRepeats } from './normalization.rules.ts';

/* Step 2: splits a normalized sentence into known and unknown words. */

const KNOWN: ReadonlySet<string> = new Set(KNOWN_WORDS.trim().split(/\s+/));

/** Numbers up to twenty. For larger ones, children use a phrase of the game. */
export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** Long forms of short and contracted words. Sentence rules know only the long forms. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  yu: 'you',
  r: 'are',
  ur: 'your',
  yr: 'your',
  yur: 'your',
  k: 'ok',
  n: 'and',
  y: 'why',
  im: 'i am',
  ima: 'i am going to',
  imma: 'i am going to',
  ive: 'i have',
  ill: 'i will',
  id: 'i would',
  youre: 'you are',
  youve: 'you have',
  youll: 'you will',
  theyre: 'they are',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  "can't": 'can not',
  "won't": 'will not',
  "shan't": 'shall not',
  lets: 'let us',
  "let's": 'let us',
  whats: 'what is',
  wats: 'what is',
  wat: 'what',
  thats: 'that is',
  theres: 'there is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  hes: 'he is',
  shes: 'she is',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  lemme: 'let me',
  gimme: 'give me',
  dunno: 'do not know',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  cuz: 'because',
  cause: 'because',
  bc: 'because',
  til: 'until',
  tho: 'though',
  thru: 'through',
  luv: 'love',
  wuz: 'was',
  dat: 'that',
  da: 'the',
  tmrw: 'tomorrow',
  urself: 'yourself',
  colour: 'color',
  mum: 'mom',
  mommy: 'mom',
  mama: 'mom',
  daddy: 'dad',
  papa: 'dad',
  grownup: 'grown up',
  grownups: 'grown up',
};

const NOT = /^(do|does|did|is|are|was|were|have|has|had|could|should|would|must|need)n'?t$/;
const SHORTENED = /^([a-z]+)'(m|re|ve|ll|d)$/;
const ENDINGS: Readonly<Record<string, string>> = {
  m: 'am',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
};
/** After these words, "'s" means "is". After a noun it is a possessive. */
const IS_AFTER = /^(he|she|it|that|there|here|what|where|who|how|when|why)'s$/;

/** Expands "don't" to "do not" and reduces "mom's" to "mom". */
const expand = (word: string): readonly string[] => {
  const long = LONG_FORMS[word];
  if (long) return long.split(' ');
  const negated = NOT.exec(word)?.[1];
  if (negated) return [negated, 'not'];
  const [, stem, ending] = SHORTENED.exec(word) ?? [];
  if (stem && ending) return [...expand(stem), ENDINGS[ending] ?? ''];
  if (IS_AFTER.test(word)) return [word.slice(0, -2), 'is'];
  const owner = /^([a-z]+)'s?$/.exec(word)?.[1];
  return owner ? [owner] : [word];
};

const isKnownWord = (word: string) => KNOWN.has(word);
/** Returns true if every part of a contraction such as "don't" is known. */
const isKnownWhole = (word: string) => word !== '' && expand(word).every(isKnownWord);

const findKnown = (readings: readonly string[]) => readings.find(isKnownWhole);

/** A word of the sentence in its long form. */
export type Token = { words: readonly string[]; isKnown: boolean; written: string };

const knownToken = (word: string, written: string): Token => ({
  words: expand(word),
  isKnown: true,
  written,
});
const unknown = (word: string, written: string): Token => ({
  words: expand(word),
  isKnown: false,
  written,
});

const toNumber = (digits: string): Token => {
  const word = /^(0|[1-9]\d?)$/.test(digits) ? NUMBER_WORDS[Number(digits)] : undefined;
  return word ? knownToken(word, digits) : unknown(digits, digits);
};

/** Examples: ":)", "<3", "^^". */
const FACE = /^(?:[:;=x]['-]?[)d(p3o/\\|]+|<3+|\^_?\^|xd+|:'\()$/;
const SUM = /^\d+(?:[-+*/x=%.:,]+\d*)+$/;

/** Reads one chunk between spaces that is neither a number nor an emoticon. */
const readWord = (chunk: string): readonly Token[] => {
  const plain = findKnown(readRepeats(chunk));
  if (plain) return [knownToken(plain, chunk)];
  const undisguised = readDisguise(chunk);
  if (/[^a-z']/.test(chunk)) {
    // "hi,how" and "well-grown" are two words each, but "k.i.l.l" is not split.
    const parts = chunk.split(/[^a-z0-9']+/).filter((part) => part !== '');
    if (parts.length > 1 && parts.every((part) => part.length > 1 && isKnownWhole(part))) {
      return parts.map((part) => knownToken(part, part));
    }
    const readings = undisguised.flatMap(readRepeats);
    const disguised = findKnown(readings.filter((reading) => /^[a-z']+$/.test(reading)));
    if (disguised) return [knownToken(disguised, chunk)];
  }
  return [unknown((undisguised[0] ?? chunk).replace(/[^a-z']/g, ''), chunk)];
};

const readChunk = (chunk: string): readonly Token[] => {
  if (FACE.test(chunk)) return [];
  const bare = chunk.replace(/^[^a-z0-9@$|\uFFFD]+|[^a-z0-9@$|\uFFFD]+$/g, '');
  if (bare === '') return [];
  if (/^\d+$/.test(bare)) return [toNumber(bare)];
  if (SUM.test(bare)) return (bare.match(/\d+/g) ?? []).map(toNumber);
  return readWord(bare);
};

/** Single letters that stand for words. Three or more others in a row form a word. */
const SHORT_WORD = /^[aiurkn]$/;
const ENCODED = /(?<![a-z0-9'])[a-z0-9](?:[^a-z0-9']+[a-z0-9](?![a-z0-9'])){2,}/g;

/** Joins "l o l" to "lol" and "k y s" to "kys", but keeps "u r a". */
const joinEncoded = (text: string) =>
  text.replace(ENCODED, (encoded) => {
    const emails = encoded.match(/[a-z0-9]/g) ?? [];
    const isShorthand = emails.every((email) => SHORT_WORD.test(email));
    const isCounting = emails.every((email) => /\d/.test(email));
    return isShorthand || isCounting ? encoded : emails.join('');
  });

/** Splits a sentence into words. */
export const readTokens = (text: string): readonly Token[] =>
  joinEncoded(normalizeTyped(text)).split(/\s+/).flatMap(readChunk);
