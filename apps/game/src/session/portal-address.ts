/* Addresses of the portal. The host of the game redirects them. */

/** Returns true if the portal can issue a new token after a reload. Offline it cannot. */
export const canReturnThroughPortal = () => navigator.onLine !== false;
export const RETURN_PATH = '/return-to-game';
/** The class that shares this device. */
export const CLASS_PATH = '/class';
/** Signs the student out and shows the class to the next one. */
export const CLASS_DONE_PATH = '/class?done=1';
