import {
  EducatorSignUpSchema,
  SchoolContactSchema,
} from '@wonderfield/contract/accounts/account-forms';
import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { email, phoneNumber } from '@wonderfield/contract/fields';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

/** What the form holds, whichever kind of account is chosen. */
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

/** Enough digits is the contract's rule; whether such a number exists is libphonenumber's. */
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

/** A school or district chooses its password later, with the confirmation (section 5). */
export const isSchool = ({ licenseType }: { licenseType: string }) =>
  licenseType === 'school/district';

/**
 * The rules of the whole form. Which hold is read from the form at every check: chosen beside it,
 * they would still be those of the account type before when another is picked.
 */
export const EducatorFormSchema = z.custom<EducatorForm>().transform((form, context) => {
  const { data, error } = (isSchool(form) ? SchoolForm : TeacherForm).safeParse(form);
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  return data ?? z.NEVER;
});

/** Where a one-time code may go, as it travels; nothing while a code could not arrive. */
export const reachableContact = (form: EducatorForm) => {
  const mailbox = email.safeParse(form.email).data;
  const phone = phoneNumber.safeParse(form.phoneNumber).data;
  if (!mailbox || !phone || !isValidPhoneNumber(phone)) return undefined;
  return { email: mailbox, phoneNumber: phone };
};
