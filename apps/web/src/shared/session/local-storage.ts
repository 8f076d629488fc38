import { createStoredTexts } from '@wonderfield/client/stored-texts';

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
/**
 * Device tokens of all users of the device outlive their sessions [T09]. So does the token of a
 * shared device of a class, which contains no student, and the mark that a parent knows what
 * playing on this device does. The tile of a student on a shared device and the time of the last input
 * are deleted with the session.
 */
export type LocalKey =
  | (typeof PERSONAL_KEYS)[number]
  | 'device-marks'
  | 'class-device'
  | 'class-tile'
  | 'class-input'
  | 'play-here-known';

const texts = createStoredTexts<LocalKey>(() => localStorage);
export const { read: recall, write: remember, remove: forget } = texts;

/** Reads and removes a value, such as a message that is shown once. */
export const takeOnce = (key: LocalKey): string | null => {
  const value = recall(key);
  if (value !== null) forget(key);
  return value;
};
