import { z } from 'zod';
import { ChildDetailsSchema, ChildSettingsSchema } from '../children/child.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { PRONOUNS, USER_TYPES } from '../options.ts';

/** Fields shown but never changed; sending another value for one is refused (D 4). */
const readOnly = z.string(FIELD_MESSAGES.notText).max(254, FIELD_MESSAGES.tooLong).optional();
export const READ_ONLY_FIELDS = [
  'email',
  'phoneNumber',
  'schoolName',
  'schoolCity',
  'schoolZip',
] as const;

/** What `updateUser` may change: everything is optional, only what is sent is written. */
export const UserChangesSchema = z
  .object({
    userType: z.enum(USER_TYPES, FIELD_MESSAGES.notAnOption).optional(),
    /** The child a parent changes; the signed-in user when left out. */
    requestUserId: fields.id.min(1, FIELD_MESSAGES.notText).optional(),
    ...ChildDetailsSchema.partial().shape,
    ...ChildSettingsSchema.partial().shape,
    city: fields.city.optional(),
    state: fields.state.optional(),
    zip: fields.zip.optional(),
    preferedPronoun: fields.choice(PRONOUNS, FIELD_MESSAGES.pronounMissing).optional(),
    oldPassword: z.string().max(200, FIELD_MESSAGES.tooLong).optional(),
    password: fields.newPassword.optional(),
    confirmPassword: fields.confirmPassword.optional(),
    email: readOnly,
    phoneNumber: readOnly,
    schoolName: readOnly,
    schoolCity: readOnly,
    schoolZip: readOnly,
  })
  .superRefine((changes, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (changes.password === undefined) return;
    if (changes.confirmPassword === undefined) {
      report('confirmPassword', FIELD_MESSAGES.confirmPasswordMissing);
    } else if (changes.confirmPassword !== changes.password) {
      report('confirmPassword', FIELD_MESSAGES.passwordsDiffer);
    }
    if (!changes.requestUserId && changes.password === changes.oldPassword) {
      report('password', FIELD_MESSAGES.passwordUnchanged);
    }
    // One's own password always takes the current one; a parent sets a child's without it.
    if (!changes.requestUserId && !changes.oldPassword) {
      report('oldPassword', FIELD_MESSAGES.currentPasswordMissing);
    }
  });
export type UserChanges = z.output<typeof UserChangesSchema>;

/** The profile form of a parent. */
export const ParentProfileSchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
  zip: fields.zip,
  city: fields.city,
  state: fields.state,
});

/** The profile form of a pupil a parent made; school-made pupils change their names only. */
export const StudentProfileSchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
});
