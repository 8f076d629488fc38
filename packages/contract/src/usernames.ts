import { FIELD_MESSAGES } from './field-messages.ts';
import { USERNAME_MIN_LENGTH } from './limits.ts';

/** What a new student signs in with: letters, digits and what an email needs. */
export const isUsername = (name: string) =>
  name.length >= USERNAME_MIN_LENGTH && /^[a-z0-9][a-z0-9._%+@-]*$/.test(name);

/**
 * What is wrong with a username a parent thought of, in words. An address is somebody's: whoever has
 * it could no longer sign up with it. Usernames from before this rule stay as they are.
 */
export const findUsernameError = (name: string): string | undefined => {
  if (name.includes('@')) return FIELD_MESSAGES.usernameIsEmail;
  if (name.length < USERNAME_MIN_LENGTH) return FIELD_MESSAGES.usernameTooShort;
  return isUsername(name) ? undefined : FIELD_MESSAGES.usernameOdd;
};
