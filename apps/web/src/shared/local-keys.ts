/** Every local-storage key of the portal (decisions, section 1). */
export const LOCAL_KEYS = [
  'user-data',
  'error',
  'classRooms',
  'classroomDetails',
  'first',
  'last',
  'paymentSource',
] as const;
export type LocalKey = (typeof LOCAL_KEYS)[number];

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
