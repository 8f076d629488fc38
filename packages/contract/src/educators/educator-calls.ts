import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import {
  CLASSROOMS_MAX_DIGITS,
  ONE_TIME_CODE_DIGITS,
  SCHOOLS_IN_DISTRICT_MAX_DIGITS,
  STUDENTS_MAX_DIGITS,
} from '../limits.ts';

const phoneNumber = fields.requiredText(FIELD_MESSAGES.phoneMissing, 20);

const schoolFields = {
  firstName: fields.firstName,
  lastName: fields.lastName,
  phoneNumber,
  email: fields.email,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  schoolName: fields.requiredText(FIELD_MESSAGES.schoolNameMissing, 120),
  schoolCity: fields.city,
  schoolState: fields.state,
  schoolZip: fields.zip,
  wonderfieldAmbassador: fields.flag.default(true),
  termsOfService: fields.termsOfService,
};

/** A school or district that asks for a licence (specification, section 3.5). */
export const SchoolAccountSchema = z.discriminatedUnion(
  'wonderfieldLicenseFor',
  [
    z.object({
      ...schoolFields,
      wonderfieldLicenseFor: z.literal('district'),
      schoolsInDistrict: fields.count(
        FIELD_MESSAGES.schoolsInDistrictMissing,
        SCHOOLS_IN_DISTRICT_MAX_DIGITS,
      ),
      classRoomsInSchool: fields.count(
        FIELD_MESSAGES.classroomsInDistrictMissing,
        CLASSROOMS_MAX_DIGITS.district,
      ),
      studentsInSchool: fields.count(
        FIELD_MESSAGES.studentsInDistrictMissing,
        STUDENTS_MAX_DIGITS.district,
      ),
    }),
    z.object({
      ...schoolFields,
      wonderfieldLicenseFor: z.literal('school'),
      classRoomsInSchool: fields.count(
        FIELD_MESSAGES.classroomsInSchoolMissing,
        CLASSROOMS_MAX_DIGITS.school,
      ),
      studentsInSchool: fields.count(
        FIELD_MESSAGES.studentsInSchoolMissing,
        STUDENTS_MAX_DIGITS.school,
      ),
    }),
  ],
  FIELD_MESSAGES.licenseForMissing,
);

export const createSchoolAccount = defineCall({
  name: 'createSchoolAccount',
  summary: 'Asks for a school or district licence; an operator approves it.',
  access: ['anonymous', 'educator'],
  input: SchoolAccountSchema,
  output: z.object({}),
  refusals: ['EML_001', 'IDM_001'],
  limits: [{ per: 'address', times: 10, seconds: 3600 }],
  idempotent: true,
});

export const sendAuthEmail = defineCall({
  name: 'sendAuthEmail',
  summary: 'Sends a one-time code by SMS where that is set up, by email otherwise.',
  access: ['anonymous', 'parent', 'educator'],
  input: z.object({ phoneNumber, email: fields.email.optional() }),
  output: z.object({ channel: z.enum(['sms', 'email']) }),
  refusals: ['OTP_004', 'OTP_005', 'EXT_002'],
});

export const validateOtp = defineCall({
  name: 'validateOtp',
  summary: 'Checks a one-time code.',
  access: ['anonymous', 'parent', 'educator'],
  input: z.object({
    phoneNumber,
    otpCode: z
      .string(FIELD_MESSAGES.oneTimeCodeMissing)
      .regex(new RegExp(`^[0-9]{${ONE_TIME_CODE_DIGITS}}$`), FIELD_MESSAGES.oneTimeCodeMissing),
  }),
  output: z.object({}),
  refusals: ['OTP_001', 'OTP_002', 'OTP_003'],
});

/** What a school code stands for. */
export const SchoolDetailsSchema = z.object({
  schoolCode: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
});

export const getSchoolAccountDetails = defineCall({
  name: 'getSchoolAccountDetails',
  summary: 'Looks a school code up.',
  access: ['educator'],
  input: z.object({ schoolCode: fields.requiredText(FIELD_MESSAGES.schoolCodeMissing, 20) }),
  output: z.object({ schoolDetails: fields.jsonText(SchoolDetailsSchema) }),
  refusals: ['SCH_001', 'SCH_002'],
  limits: [
    { per: 'user', times: 10, seconds: 3600 },
    { per: 'address', times: 20, seconds: 3600 },
  ],
});
