import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { TEACHER_LICENSE_TYPES } from '../options.ts';

/* What people fill in at the front door. Forms validate with these; calls are built from them. */

export const adultNames = {
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: fields.email,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
};
const newPasswordPair = {
  password: fields.newPassword,
  confirmPassword: fields.confirmPassword,
};

/** Sign-up of a parent (section 3.3). */
export const ParentSignUpSchema = z
  .object({ ...adultNames, ...newPasswordPair, termsOfService: fields.termsOfService })
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

/** Sign-up of an educator (section 3.4). */
export const EducatorSignUpSchema = z
  .object({
    ...adultNames,
    ...newPasswordPair,
    phoneNumber: fields.phoneNumber,
    licenseType: fields.choice(TEACHER_LICENSE_TYPES, FIELD_MESSAGES.accountTypeMissing),
    isAmbassador: fields.flag.default(true),
    termsOfService: fields.termsOfService,
  })
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

/** The first step of a school or district: who asks. There is no password yet (section 5). */
export const SchoolContactSchema = z.object({
  ...adultNames,
  phoneNumber: fields.phoneNumber,
  licenseType: z.literal('school/district'),
  isAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
});

/** Sign-in of a parent or an educator. */
export const AdultSignInSchema = z.object({
  email: fields.email,
  password: fields.existingPassword(),
});

/** Sign-in of a student. */
export const StudentSignInSchema = z.object({
  username: fields.username,
  password: fields.existingPassword(),
});

export const ForgotPasswordSchema = z.object({ email: fields.email });

export const NewPasswordSchema = z
  .object(newPasswordPair)
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

/** Choosing a password in place of one that was given: the sign-in a moment ago is proof enough. */
export const FirstPasswordSchema = z
  .object({
    oldPassword: z.string().max(200, FIELD_MESSAGES.tooLong),
    password: fields.newPassword,
  })
  .refine(({ oldPassword, password }) => password !== oldPassword, {
    error: FIELD_MESSAGES.passwordUnchanged,
    path: ['password'],
  })
  // It is in sight while it is typed: nobody types it twice.
  .transform((typed) => ({ ...typed, confirmPassword: typed.password }));

/** Changing one's own password. */
export const ChangePasswordSchema = z
  .object({
    oldPassword: fields.existingPassword(FIELD_MESSAGES.currentPasswordMissing),
    ...newPasswordPair,
  })
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report)
  .refine(({ oldPassword, password }) => password !== oldPassword, {
    error: FIELD_MESSAGES.passwordUnchanged,
    path: ['password'],
  });
