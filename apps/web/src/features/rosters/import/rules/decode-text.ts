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

/** Decodes UTF-8 or UTF-16, with or without a byte order mark, or Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  // The decoder removes the byte order mark.
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be', bytes);
  const utf16 = detectUtf16(bytes);
  if (utf16) return decode(utf16, bytes);
  try {
    return decode('utf-8', bytes, true);
  } catch {
    return decode('windows-1252', bytes);
  }
};
