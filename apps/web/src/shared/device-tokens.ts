import { recall, remember } from './local-storage.ts';

/** A cart of school devices sees many students; the mark that was used longest ago gives way. */
const MOST_MARKS = 40;

type Marks = Record<string, string>;

const readMarks = (): Marks => {
  try {
    const kept: unknown = JSON.parse(recall('device-marks') ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Marks) : {};
  } catch {
    // Not ours, or from another age: as good as none.
    return {};
  }
};

/** A short digest in place of the name: whoever glances at the list reads no names. */
const keyOf = async (name: string) => {
  const bytes = new TextEncoder().encode(`wonderfield:${name.trim().toLowerCase()}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Outside a secure context there are no digests; the device then stays a stranger. */
const isPossible = () => typeof crypto === 'object' && crypto.subtle !== undefined;

/** The mark this device got when the owner of the name last signed in here. */
export const readDeviceToken = async (name: string): Promise<string | undefined> => {
  if (!isPossible()) return undefined;
  const mark: unknown = readMarks()[await keyOf(name)];
  return typeof mark === 'string' ? mark : undefined;
};

export const storeDeviceToken = async (name: string, mark: string | undefined) => {
  if (!mark || !isPossible()) return;
  const key = await keyOf(name);
  const others = Object.entries(readMarks()).filter(([kept]) => kept !== key);
  const marks = [...others, [key, mark] as const].slice(-MOST_MARKS);
  remember('device-marks', JSON.stringify(Object.fromEntries(marks)));
};
