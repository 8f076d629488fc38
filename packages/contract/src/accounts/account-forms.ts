import { z } from 'zod';
import * as fields from '../fields.ts';
import { TEACHER_LICENSE_TYPES } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

/* Forms for sign-up and sign-in. Pages validate with them, and calls are built from them. */

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

/** Sign-up form of a parent. */
export const ParentSignUpSchema = z
  .object({ ...adultNames, ...newPasswordPair, termsOfService: fields.termsOfService })
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

/** Sign-up form of an educator. */
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

/** First step of a school or district: the contact person. There is no password yet. */
export const SchoolContactSchema = z.object({
  ...adultNames,
  phoneNumber: fields.phoneNumber,
  licenseType: z.literal('school/district'),
  isAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
});

/** Sign-in form of a parent or an educator. */
export const AdultSignInSchema = z.object({
  email: fields.email,
  password: fields.existingPassword(),
});

/** Sign-in form of a student. */
export const StudentSignInSchema = z.object({
  username: fields.username,
  password: fields.existingPassword(),
});

export const ForgotPasswordSchema = z.object({ email: fields.email });

export const NewPasswordSchema = z
  .object(newPasswordPair)
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

/** Form to replace an issued password. The recent sign-in is proof enough. */
export const FirstPasswordSchema = z
  .object({
    oldPassword: z.string().max(200, FIELD_MESSAGES.tooLong),
    password: fields.newPassword,
  })
  .refine(({ oldPassword, password }) => password !== oldPassword, {
    error: FIELD_MESSAGES.passwordUnchanged,
    path: ['password'],
  })
  // The password is visible while typing, so it is not repeated.
  .transform((typed) => ({ ...typed, confirmPassword: typed.password }));

/** Form to change the user's own password. */
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
