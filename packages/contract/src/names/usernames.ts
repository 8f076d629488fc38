import { USERNAME_MIN_LENGTH } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/**
 * Returns true for a valid username of a new student: letters, digits and the characters of an
 * email.
 */
export const isUsername = (name: string) =>
  name.length >= USERNAME_MIN_LENGTH && /^[a-z0-9][a-z0-9._%+@-]*$/.test(name);

/**
 * Returns the error of a username that a parent chose. Emails are rejected, because their owner
 * could no longer sign up with them. Older usernames stay valid.
 */
export const findUsernameError = (name: string): string | undefined => {
  if (name.includes('@')) return FIELD_MESSAGES.usernameIsEmail;
  if (name.length < USERNAME_MIN_LENGTH) return FIELD_MESSAGES.usernameTooShort;
  return isUsername(name) ? undefined : FIELD_MESSAGES.usernameOdd;
};
