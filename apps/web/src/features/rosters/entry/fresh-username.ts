import { createUsername } from '../../../shared/forms/username.ts';

/** Returns a username that is not on the page. */
export const freshUsername = (taken: ReadonlySet<string>, make: () => string = createUsername) => {
  let username = make();
  while (taken.has(username)) username = make();
  return username;
};
