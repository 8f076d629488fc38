import { PATHS } from '../routing/paths.ts';

/** Returns the portal's host for printed instructions. Students then choose Student. */
export const portalAddress = () => window.location.host;

/** Returns the student sign-in path with the username prefilled. */
const signInPath = (username: string) =>
  `${PATHS.studentSignIn}?username=${encodeURIComponent(username)}`;

/** Returns the full URL for a QR code. */
export const signInUrl = (username: string) => `${window.location.origin}${signInPath(username)}`;
