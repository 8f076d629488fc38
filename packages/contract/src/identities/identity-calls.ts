import { z } from 'zod';
import { login } from '../accounts/account-calls.ts';
import { AdultSignInSchema, StudentSignInSchema } from '../accounts/account-forms.ts';
import { UserJsonSchema } from '../accounts/user-json.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { USER_TYPES } from '../user-types.ts';
import {
  ConnectionSchema,
  LinkedLoginSchema,
  PROVIDERS,
  UnlinkedIdentitySchema,
} from './identity.ts';
import * as spelling from './identity-codec.ts';

const code = z.string(FIELD_MESSAGES.notText).max(200, FIELD_MESSAGES.tooLong);
const everyone = ['anonymous', ...USER_TYPES] as const;

export const redeemSignIn = defineCall({
  ...spelling.redeemSignIn,
  summary:
    'Exchanges the single-use code of a single sign-on for a session, or returns the unlinked identity.',
  access: everyone,
  input: z.object({ code }),
  output: z.object({
    userJson: fields.jsonText(UserJsonSchema).optional(),
    sessionToken: z.string().optional(),
    ageCheckTicket: login.output.shape.ageCheckTicket,
    newcomer: UnlinkedIdentitySchema.optional(),
  }),
  refusals: ['SSO_001', 'SSO_003', 'SSO_006', 'LGN_004', 'LGN_005', 'EXT_005'],
  // Tokens of 32 random bytes cannot be guessed. The limit stops floods, but a whole school can
  // sign in at once.
  limits: [{ per: 'address', times: 3000, seconds: 3600 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const tieSignIn = defineCall({
  ...spelling.tieSignIn,
  hashesPassword: true,
  summary: 'Links an identity from single sign-on to an account with its password, and signs in.',
  access: everyone,
  input: z.discriminatedUnion(
    'userType',
    [
      AdultSignInSchema.extend({ userType: z.literal('educator'), tieCode: code }),
      StudentSignInSchema.extend({ userType: z.literal('student'), tieCode: code }),
    ],
    FIELD_MESSAGES.notAnOption,
  ),
  output: login.output,
  refusals: [
    'SSO_001',
    'SSO_002',
    'SSO_003',
    'LGN_001',
    'LGN_002',
    'LGN_003',
    'LGN_004',
    'LGN_005',
    'SYS_503',
  ] as const,
  limits: [{ per: 'address', times: 300, seconds: 3600 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const findMyClass = defineCall({
  ...spelling.findMyClass,
  summary:
    'Adds a student from single sign-on to the synced sections that list them, and signs in.',
  access: everyone,
  input: z.object({ tieCode: code }),
  output: z.object({ userJson: fields.jsonText(UserJsonSchema), sessionToken: z.string() }),
  refusals: ['SSO_001', 'SSO_003', 'SSO_006', 'SSO_009', 'LGN_004', 'LGN_005', 'EXT_005'],
  limits: [{ per: 'address', times: 300, seconds: 3600 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});

export const connectAccount = defineCall({
  name: 'connectAccount',
  hashesPassword: true,
  summary: 'Links an account of an external service to the educator and stores its tokens.',
  access: ['educator'],
  input: z.object({
    code,
    password: z
      .string(FIELD_MESSAGES.notText)
      .max(200, FIELD_MESSAGES.tooLong)
      .optional()
      .describe('Required if the sign-in is more than 15 minutes old.'),
  }),
  output: z.object({ provider: z.enum(PROVIDERS), canReadClasses: z.boolean() }),
  refusals: [
    'SSN_003',
    'PWD_003',
    'PWD_007',
    'LGN_002',
    'SSO_001',
    'SSO_002',
    'SSO_003',
    'SYS_503',
  ],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
});

export const disconnectAccount = defineCall({
  name: 'disconnectAccount',
  summary: 'Unlinks an account of an external service, and deletes and revokes its tokens.',
  access: ['educator'],
  input: z.object({ provider: z.enum(PROVIDERS, FIELD_MESSAGES.notAnOption) }),
  output: z.object({}),
  refusals: ['SSO_007'],
});

export const getConnections = defineCall({
  name: 'getConnections',
  summary: "Lists the available services and the educator's account at each.",
  access: ['educator'],
  input: z.object({}),
  output: z.object({ connections: z.array(ConnectionSchema) }),
  refusals: [],
});

const studentId = fields.id;
const oneLink = z.object({ studentId, linkId: fields.id });
const managers = {
  access: ['parent', 'educator'],
  output: z.object({ links: z.array(LinkedLoginSchema) }),
  needsSetUp: true,
} as const;

export const getLinkedLogins = defineCall({
  ...spelling.getLinkedLogins,
  ...managers,
  summary: 'Lists the external logins of a student, for the adults who manage the account.',
  input: z.object({ studentId }),
  refusals: ['CHD_001', 'EDU_001', 'EDU_002', 'EDU_004'],
});

export const endLinkedLogin = defineCall({
  ...spelling.endLinkedLogin,
  ...managers,
  summary: 'Unlinks an external login of a student and ends the sessions that it started.',
  input: oneLink,
  refusals: ['CHD_001', 'SSO_010', 'EDU_001', 'EDU_002', 'EDU_004'],
});

export const allowLinkedLogin = defineCall({
  ...spelling.allowLinkedLogin,
  ...managers,
  summary: 'Allows an external login from a roster to sign the student in.',
  input: oneLink,
  refusals: ['CHD_001', 'SSO_010', 'EDU_001', 'EDU_002', 'EDU_004'],
});
