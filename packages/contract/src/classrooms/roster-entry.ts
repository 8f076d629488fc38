import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { isUsername } from '../usernames.ts';

const newUsername = fields.username.refine(isUsername, FIELD_MESSAGES.usernameOdd);

const RosterEntryFields = z.object({
  firstName: fields.firstName,
  // Names of one word exist (D 8).
  lastName: fields.optionalName().default(''),
  username: newUsername,
  password: fields.newPassword.optional(),
});

/** One new student on the roster; `email` is another word for the username (D 2). */
export const RosterEntrySchema = z.preprocess((entry) => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const { email, ...rest } = entry as Record<string, unknown>;
  return { username: email, ...rest };
}, RosterEntryFields);
export type RosterEntry = z.output<typeof RosterEntryFields>;
