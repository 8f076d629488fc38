import { z } from 'zod';
import * as fields from '../fields.ts';
import { APPROVAL_UNDO_MINUTES } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { defineOperatorCall, type OperatorCallDefinition } from './define-operator-call.ts';
import {
  AccountRecordSchema,
  ApprovedEducatorSchema,
  AuditRecordSchema,
  OperatorSchema,
  SchoolRecordSchema,
  SystemStatusSchema,
  WaitingEducatorSchema,
  WaitingSchoolSchema,
} from './operator-views.ts';
import * as reports from './report-calls.ts';
import * as review from './review-calls.ts';

const nothing = z.object({});
const setupToken = z.string(FIELD_MESSAGES.notText).max(200, FIELD_MESSAGES.tooLong);
const domain = z
  .string(FIELD_MESSAGES.domainInvalid)
  .trim()
  .toLowerCase()
  .max(253, FIELD_MESSAGES.domainInvalid)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}$/, {
    error: FIELD_MESSAGES.domainInvalid,
  });

/** An operator's decision. Declining requires a reason, because the user reads it. */
export const DecisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), reason: fields.optionalText(500) }),
  z.object({ decision: z.literal('refuse'), reason: fields.reason }),
]);

export const OperatorSignInSchema = z.object({
  email: fields.email,
  password: fields.existingPassword(),
  totpCode: fields.oneTimeCode,
});

/** An encrypted token from an earlier sign-in on this device. An invalid token counts as none. */
const deviceToken = z.string(FIELD_MESSAGES.notText).max(400, FIELD_MESSAGES.tooLong);

const signInOperator = defineOperatorCall({
  name: 'signInOperator',
  summary:
    'Signs an operator in with a password and an authenticator code. Errors never say which was wrong.',
  access: 'open',
  input: OperatorSignInSchema.extend({ deviceMark: deviceToken.optional() }),
  output: z.object({ sessionToken: z.string(), operator: OperatorSchema, deviceMark: deviceToken }),
  refusals: ['LGN_001', 'LGN_002', 'SYS_503'],
  hashesPassword: true,
});

const readOperatorSetup = defineOperatorCall({
  name: 'readOperatorSetup',
  summary: 'Returns the operator of a setup link and the secret for the authenticator.',
  access: 'open',
  input: z.object({ setupToken }),
  output: z.object({
    email: z.string(),
    name: z.string(),
    totpSecret: z.string(),
    totpUri: z.string(),
  }),
  refusals: ['OPS_001'],
  limits: [{ per: 'address', times: 60, seconds: 3600 }],
});

export const OperatorSetupSchema = z
  .object({
    password: fields.newPassword,
    confirmPassword: fields.confirmPassword,
    totpCode: fields.oneTimeCode,
  })
  .refine(fields.passwordsMatch.check, fields.passwordsMatch.report);

const finishOperatorSetup = defineOperatorCall({
  name: 'finishOperatorSetup',
  summary: 'Sets the password and verifies the authenticator. The link works once.',
  access: 'open',
  input: OperatorSetupSchema.safeExtend({ setupToken }),
  output: z.object({ email: z.string(), deviceMark: deviceToken }),
  refusals: ['OPS_001', 'PWD_004', 'OTP_001', 'OTP_003', 'SYS_503'],
  limits: [{ per: 'address', times: 60, seconds: 3600 }],
  hashesPassword: true,
});

const signOutOperator = defineOperatorCall({
  name: 'signOutOperator',
  summary: "Ends the operator's session.",
  access: 'operator',
  input: nothing,
  output: nothing,
  refusals: [],
});

const readOperator = defineOperatorCall({
  name: 'readOperator',
  summary: 'Returns the signed-in operator.',
  access: 'operator',
  input: nothing,
  output: z.object({ operator: OperatorSchema }),
  refusals: [],
});

const listWaiting = defineOperatorCall({
  name: 'listWaiting',
  summary: 'Lists the educators and schools that wait for a decision, longest waiting first.',
  access: 'operator',
  input: nothing,
  output: z.object({
    educators: z.array(WaitingEducatorSchema),
    schools: z.array(WaitingSchoolSchema),
    /** Educators approved recently, whose approval can be undone. */
    approved: z.array(ApprovedEducatorSchema),
  }),
  refusals: [],
});

const decideEducator = defineOperatorCall({
  name: 'decideEducator',
  summary: 'Approves an educator, or declines with a reason that is emailed.',
  access: 'operator',
  input: z.intersection(z.object({ userId: fields.id }), DecisionSchema),
  output: nothing,
  refusals: ['EDU_003'],
});

const undoEducatorApproval = defineOperatorCall({
  name: 'undoEducatorApproval',
  summary: `Undoes the approval of an educator within ${APPROVAL_UNDO_MINUTES} minutes.`,
  access: 'operator',
  input: z.object({ userId: fields.id }),
  output: nothing,
  refusals: ['EDU_005'],
});

const decideSchool = defineOperatorCall({
  name: 'decideSchool',
  summary: 'Approves a school and emails its new code, or declines with a reason.',
  access: 'operator',
  input: z.intersection(
    z.object({
      schoolId: fields.id,
      /** True if only staff of the school have an email at the administrator's domain. */
      confirmsDomain: z.boolean(FIELD_MESSAGES.notAnOption).optional(),
    }),
    DecisionSchema,
  ),
  output: nothing,
  refusals: ['SCH_004', 'SCH_005', 'SCH_011'],
});

const listSchools = defineOperatorCall({
  name: 'listSchools',
  summary: 'Lists schools by name, with their codes and seats.',
  access: 'operator',
  input: z.object({ search: fields.optionalText(120) }),
  output: z.object({ schools: z.array(SchoolRecordSchema) }),
  refusals: [],
});

const issueSchoolCode = defineOperatorCall({
  name: 'issueSchoolCode',
  summary: 'Creates a new code for an approved school and emails it. The old code stops working.',
  access: 'operator',
  input: z.object({ schoolId: fields.id, reason: fields.reason }),
  output: z.object({ school: SchoolRecordSchema }),
  refusals: ['SCH_003'],
});

const revokeSchoolCode = defineOperatorCall({
  name: 'revokeSchoolCode',
  summary: "Withdraws a school's code. Teachers who have used it stay.",
  access: 'operator',
  input: z.object({ schoolId: fields.id, reason: fields.reason }),
  output: z.object({ school: SchoolRecordSchema }),
  refusals: ['SCH_003', 'SCH_007'],
});

const setDomainRule = defineOperatorCall({
  name: 'setDomainRule',
  summary: 'Turns automatic approval on or off for an email domain of an approved school.',
  access: 'operator',
  input: z.object({
    schoolId: fields.id,
    domain,
    autoApproves: z.boolean(FIELD_MESSAGES.notAnOption),
    reason: fields.reason,
  }),
  output: z.object({ school: SchoolRecordSchema }),
  refusals: ['SCH_003', 'SCH_005'],
});

const removeDomain = defineOperatorCall({
  name: 'removeDomain',
  summary: 'Removes an email domain from a school. Its addresses no longer grant access.',
  access: 'operator',
  input: z.object({ schoolId: fields.id, domain, reason: fields.reason }),
  output: z.object({ school: SchoolRecordSchema }),
  refusals: ['SCH_003'],
});

const findAccounts = defineOperatorCall({
  name: 'findAccounts',
  summary:
    "Finds accounts by sign-in name, id or the start of an adult's name. Every search is logged.",
  access: 'operator',
  input: z.object({
    search: fields.requiredText(FIELD_MESSAGES.usernameMissing, 254),
    reason: fields.reason,
  }),
  output: z.object({ accounts: z.array(AccountRecordSchema) }),
  refusals: [],
});

const suspendAccount = defineOperatorCall({
  name: 'suspendAccount',
  summary: 'Suspends an account and ends its sessions.',
  access: 'operator',
  input: z.object({ userId: fields.id, reason: fields.reason }),
  output: z.object({ account: AccountRecordSchema }),
  refusals: ['ACC_001', 'ACC_002'],
});

const restoreAccount = defineOperatorCall({
  name: 'restoreAccount',
  summary: 'Restores a suspended account.',
  access: 'operator',
  input: z.object({ userId: fields.id, reason: fields.reason }),
  output: z.object({ account: AccountRecordSchema }),
  refusals: ['ACC_001', 'ACC_002', 'SCH_002'],
});

const readAuditLog = defineOperatorCall({
  name: 'readAuditLog',
  summary: 'Returns the audit log in pages, newest first.',
  access: 'operator',
  input: z.object({
    action: fields.optionalText(60),
    /** Id of a user, as actor or subject, or of an operator. */
    person: fields.optionalText(64),
    from: z.iso.date().max(10).optional(),
    to: z.iso.date().max(10).optional(),
    /** Last event of the previous page. */
    before: fields.id.optional(),
  }),
  output: z.object({ events: z.array(AuditRecordSchema), hasMore: z.boolean() }),
  refusals: [],
});

const readSystemStatus = defineOperatorCall({
  name: 'readSystemStatus',
  summary: 'Returns the job queues and the third parties with their mode (live or sandbox).',
  access: 'operator',
  input: nothing,
  output: SystemStatusSchema,
  refusals: [],
});

const endSignInWait = defineOperatorCall({
  name: 'endSignInWait',
  summary: 'Lifts the sign-in wait of another operator after failed attempts.',
  access: 'operator',
  input: z.object({ operatorId: fields.id, reason: fields.reason }),
  output: nothing,
  refusals: ['OPS_003'],
});

const undeliveredKind = z.string(FIELD_MESSAGES.notText).max(60, FIELD_MESSAGES.tooLong);

const sendLettersAgain = defineOperatorCall({
  name: 'sendLettersAgain',
  summary: 'Queues the undelivered emails of a kind again.',
  access: 'operator',
  input: z.object({ kind: undeliveredKind, reason: fields.reason }),
  output: z.object({ letters: z.number() }),
  refusals: ['OPS_002'],
});

const dropLetters = defineOperatorCall({
  name: 'dropLetters',
  summary: 'Deletes the undelivered emails of a kind.',
  access: 'operator',
  input: z.object({ kind: undeliveredKind, reason: fields.reason }),
  output: z.object({ letters: z.number() }),
  refusals: ['OPS_002'],
});

/** All calls of the console. */
export const OPERATOR_CALLS = {
  signInOperator,
  readOperatorSetup,
  finishOperatorSetup,
  signOutOperator,
  readOperator,
  listWaiting,
  decideEducator,
  undoEducatorApproval,
  decideSchool,
  listSchools,
  issueSchoolCode,
  revokeSchoolCode,
  setDomainRule,
  removeDomain,
  findAccounts,
  suspendAccount,
  restoreAccount,
  readAuditLog,
  readSystemStatus,
  endSignInWait,
  sendLettersAgain,
  dropLetters,
  listPlayReports: reports.listPlayReports,
  decidePlayReport: reports.decidePlayReport,
  listPlans: review.listPlans,
  readPlan: review.readPlan,
  readPlanVersion: review.readPlanVersion,
  takePlan: review.takePlan,
  releasePlan: review.releasePlan,
  commentOnPlan: review.commentOnPlan,
  removePlanComment: review.removePlanComment,
  decidePlan: review.decidePlan,
  publishPlan: review.publishPlan,
  withdrawPlan: review.withdrawPlan,
  addRoyalty: review.addRoyalty,
  setRoyaltyStatus: review.setRoyaltyStatus,
} as const satisfies Record<string, OperatorCallDefinition>;

export type OperatorCalls = typeof OPERATOR_CALLS;
export type OperatorCallName = keyof OperatorCalls;
