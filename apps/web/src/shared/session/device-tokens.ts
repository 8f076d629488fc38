import { recall, remember } from './local-storage.ts';

/**
 * Maximum number of tokens, because school devices have many users. The least recently used token
 * is removed.
 */
const MAX_MARKS = 40;

type Marks = Record<string, string>;

const readMarks = (): Marks => {
  try {
    const kept: unknown = JSON.parse(recall('device-marks') ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Marks) : {};
  } catch {
    // Invalid storage counts as empty.
    return {};
  }
};

/** Returns a short digest of the name, so the stored list contains no names. */
const keyOf = async (name: string) => {
  const bytes = new TextEncoder().encode(`wonderfield:${name.trim().toLowerCase()}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Digests need a secure context. Without one, the device stays unknown. */
const isPossible = () => typeof crypto === 'object' && crypto.subtle !== undefined;

/** Returns the token that this device got at the user's last sign-in. */
export const readDeviceToken = async (name: string): Promise<string | undefined> => {
  if (!isPossible()) return undefined;
  const mark: unknown = readMarks()[await keyOf(name)];
  return typeof mark === 'string' ? mark : undefined;
};

export const storeDeviceToken = async (name: string, mark: string | undefined) => {
  if (!mark || !isPossible()) return;
  const key = await keyOf(name);
  const others = Object.entries(readMarks()).filter(([kept]) => kept !== key);
  const marks = [...others, [key, mark] as const].slice(-MAX_MARKS);
  remember('device-marks', JSON.stringify(Object.fromEntries(marks)));
};
