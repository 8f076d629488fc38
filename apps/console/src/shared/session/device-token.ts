/* The wire name of a device token is `deviceMark`. */
const KEY = 'wonderfield-console-devices';
/** A shared computer keeps the tokens of the last operators. */
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
    // The storage is blocked or invalid, so the device counts as unknown.
    return [];
  }
};

/** Returns the device token from an earlier sign-in of this operator, or undefined. */
export const readDeviceToken = (email: string) =>
  readEntries().find(([owner]) => owner === normalize(email))?.[1];

/** Stores the token for the next sign-in. It gives no access without password and code. */
export const storeDeviceToken = (email: string, token: string) => {
  const others = readEntries().filter(([owner]) => owner !== normalize(email));
  const entries = [...others, [normalize(email), token]].slice(-MAX_TOKENS);
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // The storage is blocked, so the next sign-in is on an unknown device.
  }
};
