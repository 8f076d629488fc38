const decode = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Detects UTF-16 without a byte order mark, in which every other byte of Latin text is zero. */
const wideEncoding = (bytes: Uint8Array) => {
  const sample = bytes.subarray(0, 200);
  const zerosAt = (rest: 0 | 1) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const many = sample.length / 5;
  if (zerosAt(1) > many && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > many && zerosAt(1) === 0 ? 'utf-16be' : undefined;
};

/** Decodes UTF-8 or UTF-16, with or without a byte order mark, or Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  // The decoder removes the byte order mark.
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
