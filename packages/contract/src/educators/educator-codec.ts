import { userResponse } from '../accounts/account-codec.ts';
import { SCHOOL_ACCOUNT_FIELDS } from '../accounts/school-account-fields.ts';
import { defineCodec } from '../codec.ts';
import {
  fromSchoolByCodeJson,
  type SchoolByCode,
  type SchoolByCodeJson,
  toSchoolByCodeJson,
} from './school.ts';

/* Codecs of the educator calls whose wire names differ. */

export const createSchoolAccount = defineCodec('createSchoolAccount', {
  fields: SCHOOL_ACCOUNT_FIELDS,
  aliases: { licenseType: { name: 'accountType' } },
});

export const validateOtp = defineCodec('validateOtp', { fields: { code: 'otpCode' } });

export const getSchoolAccountDetails = defineCodec('getSchoolAccountDetails', {
  write: ({ school }: { school: SchoolByCode }) => ({ schoolDetails: toSchoolByCodeJson(school) }),
  read: ({ schoolDetails }: { schoolDetails: string }) => ({
    school: fromSchoolByCodeJson(JSON.parse(schoolDetails) as SchoolByCodeJson),
  }),
});

export const requestApproval = defineCodec('requestApproval', userResponse);

export const dismissSchoolRemoval = defineCodec('dismissSchoolRemoval', userResponse);
