const decode = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const startsWith = (bytes: Uint8Array, ...prefix: number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/**
 * Detects UTF-16 without a byte order mark. Returns undefined for other encodings. In UTF-16, every
 * other byte of Latin text is zero.
 */
const detectUtf16 = (bytes: Uint8Array) => {
  const sample = bytes.subarray(0, 200);
  const countZeros = (parity: 0 | 1) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const threshold = sample.length / 5;
  if (countZeros(1) > threshold && countZeros(0) === 0) return 'utf-16le';
  return countZeros(0) > threshold && countZeros(1) === 0 ? 'utf-16be' : undefined;
};

/** Characters of Latin texts. Another encoding gives other symbols. */
const LATIN_TEXT = /^[\p{ASCII}\p{Script=Latin}“”‘’„–—…•€«»ªº°\u00a0]*$/u;
/** Three accented letters in a row, or punctuation inside a word: "Èâàí", "Zo‘", "Nu–ez". */
const NOT_A_WORD = /[\u00c0-\u024f]{3}|\p{L}[“‘„]|\p{L}[”–—…•€«»]\p{L}|\p{Ll}[ŠŽŒŸ]/u;

const LEGACY_ENCODINGS = ['windows-1252', 'macintosh'] as const;

/**
 * Decodes UTF-8 or UTF-16, with or without a byte order mark, Windows-1252 or Mac Roman. Returns
 * undefined for other encodings, because wrong letters would become wrong names.
 */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  // The decoder removes the byte order mark.
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be', bytes);
  const utf16 = detectUtf16(bytes);
  if (utf16) return decode(utf16, bytes);
  try {
    return decode('utf-8', bytes, true);
  } catch {
    const texts = LEGACY_ENCODINGS.map((encoding) => decode(encoding, bytes));
    return texts.find((text) => LATIN_TEXT.test(text) && !NOT_A_WORD.test(text));
  }
};
