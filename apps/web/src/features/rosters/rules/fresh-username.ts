import { createUsername } from '../../../shared/username.ts';

/** A username nobody on the page has. */
export const freshUsername = (taken: ReadonlySet<string>, make: () => string = createUsername) => {
  let username = make();
  while (taken.has(username)) username = make();
  return username;
};
