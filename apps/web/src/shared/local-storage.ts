/** Local-storage keys about the person who is signed in; they end with the session (decisions, section 1). */
export const PERSONAL_KEYS = [
  'user-data',
  'error',
  'classRooms',
  'classroomDetails',
  'first',
  'last',
  'paymentSource',
] as const;
/** The marks of everybody who signed in on this device outlive their sessions (T09). */
export type LocalKey = (typeof PERSONAL_KEYS)[number] | 'device-marks';

/* Storage can be switched off or full; the portal then works until the page is closed. */
const fallback = new Map<LocalKey, string>();

export const recall = (key: LocalKey): string | null => {
  try {
    // What could not be stored is newer than what is.
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
};

export const remember = (key: LocalKey, value: string) => {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
};

export const forget = (key: LocalKey) => {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored there either.
  }
};

/** Reads a value and removes it: a message to be shown once. */
export const takeOnce = (key: LocalKey): string | null => {
  const value = recall(key);
  if (value !== null) forget(key);
  return value;
};
