import { PATHS } from '../routing/paths.ts';
import { hasStudentEnded } from './ended-student.ts';
import { forget, recall, remember } from './local-storage.ts';

/*
 * The class that shares this device. The token outlives all sessions, because the students sign in
 * one after another, and contains no data of a student.
 */

/** Returns the class token of this device, or undefined if no class shares it. */
export const readClassToken = (): string | undefined => recall('class-device') ?? undefined;

export const storeClassToken = (classToken: string) => remember('class-device', classToken);

export const removeClassToken = () => forget('class-device');

/** Returns the tile of the student who is signed in, or undefined after a sign-in without a tile. */
export const readOwnTile = (): string | undefined => recall('class-tile') ?? undefined;

/** Remembers the tile until the session is cleared. It identifies the student on this device only. */
export const storeOwnTile = (tile: string) => remember('class-tile', tile);

/** Returns true if a click led to this page, for example in the game. */
const wasOpenedByClick = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
};

/**
 * Returns the time of the last input in this session if the browser loaded the page again, or undefined.
 * It is deleted with the session.
 */
export const readLastInput = (): number | undefined => {
  if (wasOpenedByClick()) return undefined;
  const at = Number(recall('class-input'));
  return at > 0 ? at : undefined;
};

export const storeLastInput = (at: number) => remember('class-input', String(at));

/** Returns true if students share this device, so nothing of them may stay on it. */
export const isClassDevice = () => readClassToken() !== undefined;

/** Pages that ask who signs in. A shared device shows its class there. */
const START_PAGES: readonly string[] = [PATHS.door, PATHS.signIn];

/** Returns true if this device shows its class in place of the page. */
export const showsClassAt = (pathname: string) => START_PAGES.includes(pathname) && isClassDevice();

/**
 * Returns the page for a device without a session. Students who share it find their class, and a
 * student whose session has ended finds the sign-in page for students.
 */
export const signedOutPath = () => {
  if (isClassDevice()) return PATHS.openClass;
  return hasStudentEnded() ? PATHS.studentSignIn : PATHS.signIn;
};
