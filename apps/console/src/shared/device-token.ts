/* The key keeps its name on the wire: a device token is `deviceMark` there. */
const KEY = 'wonderfield-console-devices';
/** A computer that several operators share keeps the newest tokens. */
const MAX_TOKENS = 5;

type Entry = [email: string, token: string];

const normalize = (email: string) => email.trim().toLowerCase();

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const readEntries = (): Entry[] => {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    // Storage is blocked or holds something else: the device counts as unknown.
    return [];
  }
};

/** Returns the token that this operator got here at an earlier sign-in, or undefined. */
export const readDeviceToken = (email: string) =>
  readEntries().find(([owner]) => owner === normalize(email))?.[1];

/** Stores the token for the next sign-in. It opens nothing without password and code. */
export const storeDeviceToken = (email: string, token: string) => {
  const others = readEntries().filter(([owner]) => owner !== normalize(email));
  const entries = [...others, [normalize(email), token]].slice(-MAX_TOKENS);
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Storage is blocked: the operator signs in as on an unknown device.
  }
};
