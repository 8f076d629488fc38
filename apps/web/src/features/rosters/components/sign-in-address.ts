/** Where to go, as people write it down; Student is chosen there. */
export const portalAddress = () => window.location.host;

/** The pupils' sign-in with the username filled in, for a camera. */
export const signInUrl = (username: string) =>
  `${window.location.origin}/sign-in/student?username=${encodeURIComponent(username)}`;
