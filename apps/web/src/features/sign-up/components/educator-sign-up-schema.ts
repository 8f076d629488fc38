import {
  EducatorSignUpSchema,
  SchoolContactSchema,
} from '@wonderfield/contract/accounts/account-forms';
import { email, phoneNumber } from '@wonderfield/contract/fields';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

/** Form values of all account types. */
export type EducatorForm = {
  licenseType: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  zip: string;
  city: string;
  state: string;
  password: string;
  confirmPassword: string;
  isAmbassador: boolean;
  termsOfService: boolean;
};

const isPossible = (value: unknown) => phoneNumber.safeParse(value).success;

/** The contract checks the number of digits, libphonenumber checks that the number is valid. */
const realPhone = {
  check: (form: { phoneNumber: string }) => isValidPhoneNumber(form.phoneNumber),
  report: {
    path: ['phoneNumber'],
    error: FIELD_MESSAGES.phoneInvalid,
    when: ({ value }: { value: unknown }) =>
      isPossible((value as Partial<EducatorForm>).phoneNumber),
  },
};

const TeacherForm = EducatorSignUpSchema.refine(realPhone.check, realPhone.report);
const SchoolForm = SchoolContactSchema.refine(realPhone.check, realPhone.report);

/**
 * Returns true for a school or district, which chooses its password after the email confirmation.
 */
export const isSchool = ({ licenseType }: { licenseType: string }) =>
  licenseType === 'school/district';

/**
 * Rules of the whole form. The account type is read from the form at each check, because a schema
 * chosen outside could be outdated.
 */
export const EducatorFormSchema = z.custom<EducatorForm>().transform((form, context) => {
  const { data, error } = (isSchool(form) ? SchoolForm : TeacherForm).safeParse(form);
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  return data ?? z.NEVER;
});

/** Returns the normalized contact for a one-time code, or undefined if a code could not arrive. */
export const reachableContact = (form: EducatorForm) => {
  const mailbox = email.safeParse(form.email).data;
  const phone = phoneNumber.safeParse(form.phoneNumber).data;
  if (!mailbox || !phone || !isValidPhoneNumber(phone)) return undefined;
  return { email: mailbox, phoneNumber: phone };
};
