import { userResponse } from '../accounts/account-codec.ts';
import { SCHOOL_ACCOUNT_FIELDS } from '../accounts/school-account-fields.ts';
import { defineCodec } from '../codec.ts';
import {
  fromSchoolOfCodeJson,
  type SchoolOfCode,
  type SchoolOfCodeJson,
  toSchoolOfCodeJson,
} from './school.ts';

/* Codecs of the educator calls whose wire names differ. */

export const createSchoolAccount = defineCodec('createSchoolAccount', {
  fields: SCHOOL_ACCOUNT_FIELDS,
  aliases: { licenseType: { name: 'accountType' } },
});

export const validateOtp = defineCodec('validateOtp', { fields: { code: 'otpCode' } });

export const getSchoolAccountDetails = defineCodec('getSchoolAccountDetails', {
  write: ({ school }: { school: SchoolOfCode }) => ({ schoolDetails: toSchoolOfCodeJson(school) }),
  read: ({ schoolDetails }: { schoolDetails: string }) => ({
    school: fromSchoolOfCodeJson(JSON.parse(schoolDetails) as SchoolOfCodeJson),
  }),
});

export const requestApproval = defineCodec('requestApproval', userResponse);

export const dismissSchoolRemoval = defineCodec('dismissSchoolRemoval', userResponse);
