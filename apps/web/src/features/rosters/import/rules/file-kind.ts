import { UNPACKED_MAX_BYTES, UNPACKED_PART_MAX_BYTES } from '../parse/import-limits.ts';

/** Detects the file type by its first bytes, because the name is not reliable. */
export const fileKind = (bytes: Uint8Array): 'spreadsheet' | 'unreadable' | 'text' => {
  const starts = (...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'spreadsheet';
  const isOldOffice = starts(0xd0, 0xcf, 0x11, 0xe0);
  const isPdf = starts(0x25, 0x50, 0x44, 0x46);
  const isPicture = starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff);
  return isOldOffice || isPdf || isPicture ? 'unreadable' : 'text';
};

const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/**
 * Returns `large` if a zip file's directory declares an unsafe unpacked size, because 1 MB can
 * unpack to gigabytes, and `broken` without a valid directory. Reads the directory at the end, like
 * the unpacker.
 */
export const checkUnpackedSize = (bytes: Uint8Array): 'safe' | 'large' | 'broken' => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return 'broken';
  const parts = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let part = 0; part < parts; part += 1) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY) {
      return 'broken';
    }
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    total += unpacked;
    // Pictures hardly compress, and the library unpacks them without a worker at any size.
    const needsWorker = unpacked >= UNPACKED_PART_MAX_BYTES && packed <= 0.8 * unpacked;
    if (needsWorker || total > UNPACKED_MAX_BYTES) return 'large';
    const names = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += ENTRY_LENGTH + names.reduce((sum, length) => sum + length, 0);
  }
  return 'safe';
};
