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
  });

const TeacherForm = withRealPhone(EducatorSignUpSchema);
const SchoolForm = withRealPhone(SchoolContactSchema);

/** A school or district chooses its password later, with the confirmation (section 5). */
export const isSchool = ({ educatorLicenseType }: Pick<EducatorForm, 'educatorLicenseType'>) =>
  educatorLicenseType === 'school/district';

/**
 * The rules of the whole form. Which hold is read from the form at every check: chosen beside it,
 * they would still be those of the account type before when another is picked.
 */
export const EducatorFormSchema = z.unknown().transform((form, context) => {
  const { data, error } = (isSchool(form as EducatorForm) ? SchoolForm : TeacherForm).safeParse(
    form,
  );
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  return data;
}) as unknown as z.ZodType<EducatorForm, EducatorForm>;

/** Where a one-time code may go, as it travels; nothing while a code could not arrive. */
export const reachableContact = (form: EducatorForm) => {
  const mailbox = email.safeParse(form.email).data;
  const phone = phoneNumber.safeParse(form.phoneNumber).data;
  if (!mailbox || !phone || !isValidPhoneNumber(phone)) return undefined;
  return { email: mailbox, phoneNumber: phone };
};
