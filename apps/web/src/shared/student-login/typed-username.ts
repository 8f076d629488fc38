import { isClassDevice } from '../session/class-device.ts';

/**
 * Keeps a typed username for the next sign-in page in the history entry, so no address contains it.
 * On a shared device, nothing is kept, because the next student could go back to it.
 */
export const keepUsername = (username: string) => (isClassDevice() ? undefined : { username });

/** Returns the username that the student typed on the page before, or an empty text. */
export const readUsername = (state: unknown): string => {
  const username = (state as { username?: unknown } | null)?.username;
  return typeof username === 'string' ? username : '';
};
