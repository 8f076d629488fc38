const PATH = '/sign-in/student';

/** Where pupils sign in, as people write it down. */
export const signInAddress = () => `${window.location.host}${PATH}`;

/** The same with the username filled in, for a camera. */
export const signInUrl = (username: string) =>
  `${window.location.origin}${PATH}?username=${encodeURIComponent(username)}`;
