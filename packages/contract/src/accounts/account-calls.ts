import { z } from 'zod';
import { NewChildSchema } from '../children/child-forms.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import {
  AGE_CHECK_TICKET_MINUTES,
  CONTACT_CHECK_TICKET_MINUTES,
  DEVICE_TOKEN_DAYS,
} from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { USER_TYPES } from '../user-types.ts';
import * as spelling from './account-codec.ts';
import {
  AdultSignInSchema,
  EducatorSignUpSchema,
  ForgotPasswordSchema,
  NewPasswordSchema,
  ParentSignUpSchema,
  StudentSignInSchema,
} from './account-forms.ts';
import { NewSchoolAccountSchema } from './school-account.ts';
import { UserChangesSchema } from './user-changes.ts';
import { UserJsonSchema } from './user-json.ts';

const userJson = fields.jsonText(UserJsonSchema);
const ageCheckTicket = z
  .string()
  .max(200)
  .optional()
  .describe(`A ticket for the adult check only. Valid for ${AGE_CHECK_TICKET_MINUTES} minutes.`);
const deviceToken = z
  .string(FIELD_MESSAGES.notText)
  .max(400, FIELD_MESSAGES.tooLong)
  .optional()
  .describe(
    `The device token from the last sign-in of this user on this device. Valid for ${DEVICE_TOKEN_DAYS} days or until the password changes. Attempts with it are counted separately.`,
  );
const mailedToken = z.string(FIELD_MESSAGES.notText).max(200, FIELD_MESSAGES.tooLong);
const everyone = ['anonymous', ...USER_TYPES] as const;

/** Sign-up of a teacher, or of a school or district as in `createSchoolAccount`. */
const educatorForms = z.discriminatedUnion(
  'licenseType',
  [
    EducatorSignUpSchema.safeExtend({
      userType: z.literal('educator'),
      // An encrypted email of any length, so longer than the longest email.
      contactCheckTicket: z
        .string(FIELD_MESSAGES.notText)
        .max(700, FIELD_MESSAGES.tooLong)
        .optional()
        .describe(
          `The ticket from validateOtp. Valid for one sign-up within ${CONTACT_CHECK_TICKET_MINUTES} minutes.`,
        ),
    }),
    NewSchoolAccountSchema,
  ],
  FIELD_MESSAGES.accountTypeMissing,
);

export const createUser = defineCall({
  ...spelling.createUser,
  hashesPassword: true,
  summary:
    'Creates a parent, educator or school account and emails the confirmation link, or creates a child of the parent.',
  access: { parent: ['anonymous'], educator: ['anonymous'], student: ['parent'] },
  input: z.discriminatedUnion(
    'userType',
    [
      ParentSignUpSchema.safeExtend({ userType: z.literal('parent') }),
      educatorForms,
      NewChildSchema.safeExtend({
        userType: z.literal('student'),
        // A child that is linked again may have a username from before the current rules.
        username: fields.username,
        // Accepted but ignored, because a parent's child is always a home account.
        isHomeAccount: fields.flag.optional(),
      }),
    ],
    FIELD_MESSAGES.notAnOption,
  ),
  output: z.object({ userJson, ageCheckTicket }),
  refusals: [
    'EML_001',
    'PWD_004',
    'OTP_002',
    'AGE_001',
    'CHD_002',
    'CHD_006',
    'CHD_007',
    'IDM_001',
    'SYS_503',
  ],
  limits: [{ per: 'address', times: 10, seconds: 3600 }],
  idempotent: true,
});

export const login = defineCall({
  ...spelling.login,
  hashesPassword: true,
  summary: 'Signs a user in and starts a session.',
  access: everyone,
  input: z.discriminatedUnion(
    'userType',
    [
      AdultSignInSchema.extend({ userType: z.literal('parent'), deviceMark: deviceToken }),
      AdultSignInSchema.extend({ userType: z.literal('educator'), deviceMark: deviceToken }),
      StudentSignInSchema.extend({ userType: z.literal('student'), deviceMark: deviceToken }),
    ],
    FIELD_MESSAGES.notAnOption,
  ),
  output: z.object({ userJson, sessionToken: z.string(), deviceMark: deviceToken, ageCheckTicket }),
  refusals: ['LGN_001', 'LGN_002', 'LGN_003', 'LGN_004', 'LGN_005', 'SYS_503'],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session.',
  access: USER_TYPES,
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const checkEmail = defineCall({
  ...spelling.checkEmail,
  summary: 'Checks whether an email or username is available.',
  access: everyone,
  input: z.object({
    signInName: z.union([fields.email, fields.username], {
      error: ({ input }) =>
        typeof input === 'string' && input.trim() !== ''
          ? FIELD_MESSAGES.emailInvalid
          : FIELD_MESSAGES.emailMissing,
    }),
  }),
  output: z.object({}),
  refusals: ['EML_001'],
  limits: [
    { per: 'address', times: 10, seconds: 60 },
    { per: 'address', times: 100, seconds: 86_400 },
  ],
  whileUnchecked: true,
});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  summary:
    'Emails a reset link if the email belongs to an adult. The response is the same in both cases.',
  access: everyone,
  input: ForgotPasswordSchema,
  output: z.object({}),
  refusals: [],
  limits: [{ per: 'address', times: 20, seconds: 3600 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  hashesPassword: true,
  summary: 'Sets a new password with the token of an emailed link.',
  access: everyone,
  input: NewPasswordSchema.safeExtend({
    email: fields.email,
    passwordToken: mailedToken,
  }),
  output: z.object({}),
  refusals: ['PWD_004', 'PWD_005', 'SYS_503'],
  limits: [{ per: 'address', times: 30, seconds: 3600 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  summary:
    'Confirms the email address that a link was sent to. Repeating the call changes nothing. Opening the link alone confirms nothing.',
  access: everyone,
  input: z.object({ token: mailedToken }),
  output: z.object({
    userType: z.enum(['parent', 'educator']),
    wasConfirmedBefore: z.boolean(),
    email: z
      .string()
      .optional()
      .describe('Set only if the user still has to choose a first password.'),
    passwordToken: z
      .string()
      .optional()
      .describe('The token for resetPassword, used with `email`.'),
  }),
  refusals: ['PWD_005'],
  // Tokens of 32 random bytes cannot be guessed. The limit stops floods, but a whole school can
  // confirm at once.
  limits: [{ per: 'address', times: 300, seconds: 3600 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const resendVerification = defineCall({
  name: 'resendVerification',
  summary: 'Emails the confirmation link again. The response is the same if it was not needed.',
  access: everyone,
  input: ForgotPasswordSchema,
  output: z.object({}),
  refusals: [],
  limits: [{ per: 'address', times: 20, seconds: 3600 }],
  whileUnchecked: true,
});

export const getUser = defineCall({
  ...spelling.getUser,
  summary: 'Returns the signed-in user.',
  access: USER_TYPES,
  input: z.object({}),
  output: z.object({ userJson }),
  refusals: [],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const updateUser = defineCall({
  ...spelling.updateUser,
  hashesPassword: true,
  summary:
    "Updates the given fields of the signed-in user, including an educator's license, or of a parent's child (`requestUserId`).",
  access: USER_TYPES,
  input: UserChangesSchema,
  output: z.object({ userJson, deviceMark: deviceToken.optional() }),
  refusals: [
    'PWD_003',
    'PWD_007',
    'PWD_004',
    'PWD_006',
    'LGN_002',
    'CHD_001',
    'CHD_005',
    'EDU_001',
    'SCH_001',
    'SCH_002',
    'AVN_001',
    'AVN_002',
    'AVN_003',
    'AVN_004',
    'RTE_001',
    'SYS_503',
  ],
  whileResetPending: true,
});
