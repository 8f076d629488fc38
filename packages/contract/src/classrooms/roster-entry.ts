import { z } from 'zod';
import * as fields from '../fields.ts';
import { isUsername } from '../names/usernames.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

const newUsername = fields.username.refine(isUsername, FIELD_MESSAGES.usernameOdd);

const RosterEntryFields = z.object({
  firstName: fields.firstName,
  // Some people have one name only.
  lastName: fields.optionalName().default(''),
  username: newUsername,
  password: fields.newPassword.optional(),
  isNew: z
    .boolean()
    .optional()
    .describe('True if the educator decided that this is no student who has a login already.'),
});

/** A new student on the roster. `email` is an alias of the username. */
export const RosterEntrySchema = z.preprocess((entry) => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const { email, ...rest } = entry as Record<string, unknown>;
  return { username: email, ...rest };
}, RosterEntryFields);
export type RosterEntry = z.output<typeof RosterEntryFields>;
