import { z } from 'zod';
import { avatarName } from '../avatars/avatar-name.ts';
import { ChildDetailsSchema, ChildSettingsSchema } from '../children/child-forms.ts';
import * as fields from '../fields.ts';
import {
  CITY_MAX_LENGTH,
  CLASSROOM_STUDENTS_MAX_DIGITS,
  SCHOOL_CODE_MAX_LENGTH,
  SCHOOL_NAME_MAX_LENGTH,
} from '../limits.ts';
import { EDUCATOR_LICENSE_TYPES, GRADES, PRONOUNS, valuesOf } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { USER_TYPES } from '../user-types.ts';

/** Fields that are shown but never change. The server rejects another value. */
const readOnly = z.string(FIELD_MESSAGES.notText).max(254, FIELD_MESSAGES.tooLong).optional();
export const READ_ONLY_FIELDS = ['email', 'phoneNumber'] as const;
/** Fixed for a school account or a school license. An individual teacher fills them in. */
export const SCHOOL_FIELDS = ['schoolName', 'schoolCity', 'schoolZip'] as const;

/** Changes of `updateUser`. All fields are optional, and only the sent ones are written. */
export const UserChangesSchema = z
  .object({
    userType: z.enum(USER_TYPES, FIELD_MESSAGES.notAnOption).optional(),
    /** The child that a parent changes. The signed-in user if missing. */
    childId: fields.id.min(1, FIELD_MESSAGES.notText).optional(),
    ...ChildDetailsSchema.partial().shape,
    ...ChildSettingsSchema.partial().shape,
    city: fields.city.optional(),
    state: fields.state.optional(),
    zip: fields.zip.optional(),
    pronoun: fields.choice(PRONOUNS, FIELD_MESSAGES.pronounMissing).optional(),
    oldPassword: z.string().max(200, FIELD_MESSAGES.tooLong).optional(),
    password: fields.newPassword.optional(),
    confirmPassword: fields.confirmPassword.optional(),
    email: readOnly,
    phoneNumber: readOnly,
    schoolName: fields.optionalName(SCHOOL_NAME_MAX_LENGTH),
    schoolCity: fields.optionalName(CITY_MAX_LENGTH),
    schoolZip: z.union([z.literal(''), fields.zip], FIELD_MESSAGES.zipInvalid).optional(),
    grades: fields.commaList(GRADES, FIELD_MESSAGES.educatorGradesMissing).optional(),
    studentsInClass: fields
      .count(FIELD_MESSAGES.educatorStudentsMissing, CLASSROOM_STUDENTS_MAX_DIGITS)
      .optional(),
    /** Completes the license: its type, and the school code for one of the types. */
    licenseType: z.enum(valuesOf(EDUCATOR_LICENSE_TYPES), FIELD_MESSAGES.notAnOption).optional(),
    schoolCode: fields.optionalText(SCHOOL_CODE_MAX_LENGTH),
    /** Avatar name of a student, as in `saveAvatarName`. */
    avatarName: avatarName.optional(),
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
    // The user's own password requires the current one. The server decides when it can be missing.
    if (!changes.childId && changes.password === changes.oldPassword) {
      report('password', FIELD_MESSAGES.passwordUnchanged);
    }
  });
export type UserChanges = z.output<typeof UserChangesSchema>;

/** Profile form of a parent. */
export const ParentProfileSchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
  zip: fields.zip,
  city: fields.city,
  state: fields.state,
});

/**
 * Profile form of a student with a parent-made account. School-made students can change only their
 * names.
 */
export const StudentProfileSchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
});
