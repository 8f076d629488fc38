import { z } from 'zod';
import { SchoolAccountSchema } from '../accounts/school-account.ts';
import { UserJsonSchema } from '../accounts/user-json.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { SCHOOL_CODE_MAX_LENGTH } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import * as spelling from './educator-codec.ts';
import { SchoolByCodeJsonSchema } from './school.ts';

const challengeId = fields.id;

export const createSchoolAccount = defineCall({
  ...spelling.createSchoolAccount,
  summary: 'Requests a school or district license, which an operator approves.',
  access: ['anonymous', 'educator'],
  input: SchoolAccountSchema,
  output: z.object({}),
  refusals: ['EML_001', 'CHD_005', 'IDM_001'],
  limits: [{ per: 'address', times: 10, seconds: 3600 }],
  whileUnchecked: true,
  idempotent: true,
});

export const sendAuthEmail = defineCall({
  name: 'sendAuthEmail',
  summary: 'Sends a one-time code by SMS if it is configured, or by email.',
  access: ['anonymous', 'parent', 'educator'],
  input: z.object({ phoneNumber: fields.phoneNumber, email: fields.email.optional() }),
  output: z.object({
    challengeId: z.string().describe('The id to send back with the code.'),
    channel: z.enum(['sms', 'email']),
    /** True if the SMS service was unavailable and the code was sent by email. */
    isFallback: z.boolean(),
    destination: z.string().describe('The masked phone number or email that the code was sent to.'),
    resendAfterSeconds: z.number(),
    triesLeft: z.number(),
  }),
  refusals: ['OTP_004', 'OTP_005', 'EXT_002'],
  limits: [{ per: 'address', times: 30, seconds: 3600 }],
  whileUnchecked: true,
});

export const validateOtp = defineCall({
  ...spelling.validateOtp,
  summary: 'Checks a one-time code.',
  access: ['anonymous', 'parent', 'educator'],
  input: z.object({ challengeId, phoneNumber: fields.phoneNumber, code: fields.oneTimeCode }),
  output: z.object({
    contactCheckTicket: z
      .string()
      .optional()
      .describe('The ticket for createUser if the caller is not signed in.'),
  }),
  refusals: ['OTP_001', 'OTP_002', 'OTP_003', 'EXT_002'],
  whileUnchecked: true,
});

export const getSchoolAccountDetails = defineCall({
  ...spelling.getSchoolAccountDetails,
  summary: 'Looks up a staff code.',
  access: ['educator'],
  input: z.object({
    schoolCode: fields.requiredText(FIELD_MESSAGES.schoolCodeMissing, SCHOOL_CODE_MAX_LENGTH),
  }),
  output: z.object({ schoolDetails: fields.jsonText(SchoolByCodeJsonSchema) }),
  refusals: ['SCH_001', 'SCH_002', 'RTE_001'],
});

export const requestApproval = defineCall({
  ...spelling.requestApproval,
  summary: 'Asks the operators to review a declined educator again.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({ userJson: fields.jsonText(UserJsonSchema) }),
  refusals: ['EDU_003'],
  limits: [{ per: 'user', times: 3, seconds: 86_400 }],
  whileUnchecked: true,
});

export const dismissSchoolRemoval = defineCall({
  ...spelling.dismissSchoolRemoval,
  summary: 'Confirms that a teacher has read the notice of removal from a school license.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({ userJson: fields.jsonText(UserJsonSchema) }),
  refusals: [],
});
