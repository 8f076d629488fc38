import {
  EducatorSignUpSchema,
  SchoolContactSchema,
} from '@wonderfield/contract/accounts/account-forms';
import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { phoneNumber } from '@wonderfield/contract/fields';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import type { z } from 'zod';

/** What the form holds, whichever kind of account is chosen. */
export type EducatorForm = {
  educatorLicenseType: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  zip: string;
  city: string;
  state: string;
  password: string;
  confirmPassword: string;
  wonderfieldAmbassador: boolean;
  termsOfService: boolean;
};

const isPossible = (value: unknown) => phoneNumber.safeParse(value).success;

/** Enough digits is the contract's rule; whether such a number exists is libphonenumber's. */
const withRealPhone = (schema: z.ZodType<{ phoneNumber: string }>) =>
  schema.refine((form) => isValidPhoneNumber(form.phoneNumber), {
    path: ['phoneNumber'],
    error: FIELD_MESSAGES.phoneInvalid,
    when: ({ value }) => isPossible((value as Partial<EducatorForm>).phoneNumber),
  }) as unknown as z.ZodType<EducatorForm, EducatorForm>;

const TeacherForm = withRealPhone(EducatorSignUpSchema);
const SchoolForm = withRealPhone(SchoolContactSchema);

/** A school or district chooses its password later, with the confirmation (section 5). */
export const educatorSchemaFor = (accountType: string) =>
  accountType === 'school/district' ? SchoolForm : TeacherForm;

export const isReachable = ({ email, phoneNumber: phone }: EducatorForm) =>
  email.includes('@') && isPossible(phone) && isValidPhoneNumber(phone);
