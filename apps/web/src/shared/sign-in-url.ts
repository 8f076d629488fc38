import { PATHS } from './paths.ts';

/** Where to go, as people write it down; Student is chosen there. */
export const portalAddress = () => window.location.host;

/** The students' sign-in with the username filled in. */
const signInPath = (username: string) =>
  `${PATHS.studentSignIn}?username=${encodeURIComponent(username)}`;

/** The same for a camera. */
export const signInUrl = (username: string) => `${window.location.origin}${signInPath(username)}`;
