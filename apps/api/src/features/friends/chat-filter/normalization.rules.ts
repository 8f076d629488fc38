import unhomoglyph from 'unhomoglyph';

/*
 * Step 1 of reading a sentence: one alphabet, one case, one apostrophe. Ambiguous characters stay
 * and make their word unknown.
 */

/** Emoji without a second meaning: faces, plants, animals, food, weather, stars. */
const HARMLESS_PICTURES = new Set([
  ...'😀😃😄😁😆😅😂🤣😊🙂😉😋😎🤩🥳😍🤗🤔😮😲😴😢😭🥺😬🙃😌👍👏🙌👋🎉🎊🎈🎁🏆🏅⭐🌟✨💫💯✅',
  ...'🌱🌿🍀🌾🌵🌴🌳🌲🌷🌹🌺🌸🌼🌻💐🍂🍁🍃🍄🐸🐰🐇🐶🐱🐭🐹🦊🐻🐼🐨🐯🦁🐮🐷🐵🐔🐧🐦🐤🐥🦆🦉🐝🐛🦋🐌🐞🐜🐢🐍🦎🐙🐠🐟🐬🐳🐴🦄🐑🐐🐄🐎🦔🐿',
  ...'🍎🍏🍐🍊🍋🍉🍇🍓🍒🥝🍅🥕🌽🥦🥔🧅🥜🍞🧀🍕🌮🍪🍰🧁🍫🍿🍦☀🌞🌙🌈☁🌧⛈❄⛄🌊🔥❤🧡💛💚💙💜⚽🏀⚾🎾🎵🎶🎨📚',
]);

/** Matches emoji including their modifiers. */
const PICTURE = /\p{Extended_Pictographic}/gu;

/** Replaces unreadable characters. It is part of no word. */
const UNREADABLE = '\uFFFD';

const toAscii = (character: string) => {
  const plain = unhomoglyph(character).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (/^[\x20-\x7e]+$/.test(plain)) return plain;
  return /[\p{L}\p{N}\p{S}]/u.test(character) ? UNREADABLE : ' ';
};

/** Returns the sentence in lower-case ASCII letters, digits and punctuation. */
export const normalizeTyped = (text: string) =>
  text
    .normalize('NFKC')
    .replace(PICTURE, (picture) => (HARMLESS_PICTURES.has(picture) ? ' ' : ` ${UNREADABLE} `))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[^\x20-\x7e]/gu, (character) =>
      character === UNREADABLE ? character : toAscii(character),
    )
    .toLowerCase();

const EMAILS_FOR: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '!': ['i', 'l'],
  '|': ['l', 'i'],
  '2': ['z', 'to'],
  '3': ['e'],
  '4': ['a', 'for'],
  '@': ['a'],
  '5': ['s'],
  $: ['s'],
  '6': ['g', 'b'],
  '7': ['t'],
  '+': ['t'],
  '8': ['b', 'ate'],
  '9': ['g', 'q'],
  '(': ['c'],
};

/** Maximum number of readings of one chunk. */
const MAX_READINGS = 64;

/** Returns all readings of digits and signs inside a word as letters: "c00l", "k1ll", "gr8". */
export const readDisguise = (chunk: string): readonly string[] => {
  let readings = [''];
  for (const character of chunk) {
    const emails = EMAILS_FOR[character] ?? [character];
    const longer = readings.flatMap((reading) => emails.map((email) => reading + email));
    readings = longer.length > MAX_READINGS ? readings.map((one) => one + emails[0]) : longer;
  }
  return readings;
};

/**
 * Returns the readings of a word with repeated letters, the literal one first: "sooo", "helllo",
 * "yess".
 */
export const readRepeats = (word: string): readonly string[] => [
  word,
  word.replace(/(.)\1{2,}/g, '$1$1'),
  word.replace(/(.)\1{2,}/g, '$1'),
  word.replace(/(.)\1+/g, '$1'),
];
