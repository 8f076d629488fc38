/** Local storage keys with data of the signed-in user. They are deleted with the session. */
export const PERSONAL_KEYS = [
  'user-data',
  'error',
  'classRooms',
  'classroomDetails',
  'first',
  'last',
  'paymentSource',
] as const;
/** Device tokens of all users of the device outlive their sessions [T09]. */
export type LocalKey = (typeof PERSONAL_KEYS)[number] | 'device-marks';

/* Used if storage is disabled or full. Values last until the page is closed. */
const fallback = new Map<LocalKey, string>();

export const recall = (key: LocalKey): string | null => {
  try {
    // A value in the fallback is newer than the stored one.
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
    // Storage is disabled, so there is nothing to delete.
  }
};

/** Reads and removes a value, such as a message that is shown once. */
export const takeOnce = (key: LocalKey): string | null => {
  const value = recall(key);
  if (value !== null) forget(key);
  return value;
};
