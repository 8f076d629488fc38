const decode = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Plain text in two bytes a character has a zero in every other place. */
const wideEncoding = (bytes: Uint8Array) => {
  const sample = bytes.subarray(0, 200);
  const zerosAt = (rest: 0 | 1) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const many = sample.length / 5;
  if (zerosAt(1) > many && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > many && zerosAt(1) === 0 ? 'utf-16be' : undefined;
};

/** The text of a file: marked UTF-8 or UTF-16, plain UTF-8, or what older programs wrote. */
export const decodeText = (bytes: Uint8Array): string => {
  // The decoder drops the mark itself.
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be', bytes);
  const wide = wideEncoding(bytes);
  if (wide) return decode(wide, bytes);
  try {
    return decode('utf-8', bytes, true);
  } catch {
    return decode('windows-1252', bytes);
  }
};
