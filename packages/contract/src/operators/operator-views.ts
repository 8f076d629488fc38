import { z } from 'zod';
import { PROVIDERS } from '../identities/identity.ts';
import { EDUCATOR_LICENSE_TYPES, valuesOf } from '../options.ts';
import { USER_TYPES } from '../user-types.ts';

/* Data shown to operators. It contains no password, not even an encrypted one. */

const time = z.iso.datetime();

export const OperatorSchema = z.object({
  operatorId: z.string(),
  email: z.string(),
  name: z.string(),
});
export type Operator = z.output<typeof OperatorSchema>;

/** A school with the email domain of a waiting user. */
const SchoolMatchSchema = z.object({ schoolId: z.string(), schoolName: z.string() });

/** A waiting user, with data that helps to decide. */
const applicant = {
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailDomain: z.string(),
  /** True for a public mail provider. */
  isPublicMail: z.boolean(),
  isEmailConfirmed: z.boolean(),
  phoneNumber: z.string().optional(),
  /** Channel on which the user returned a one-time code. */
  contactCheckedBy: z.enum(['sms', 'email']).optional(),
  isAgeVerified: z.boolean(),
  city: z.string().optional(),
  state: z.string().optional(),
  accountCreatedAt: time,
  /** An approved school with this email domain. */
  schoolMatch: SchoolMatchSchema.optional(),
};

export const WaitingEducatorSchema = z.object({
  ...applicant,
  /** The provider that confirmed the educator, and its district or issuer. */
  confirmedBy: z.object({ provider: z.enum(['clever', 'school']), realm: z.string() }).optional(),
  waitingSince: time,
  /** Reason of an earlier rejection. The educator requested approval again. */
  refusedBefore: z.string().optional(),
});
export type WaitingEducator = z.output<typeof WaitingEducatorSchema>;

/** An educator whose approval can still be undone. */
export const ApprovedEducatorSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  canUndoUntil: time,
});
export type ApprovedEducator = z.output<typeof ApprovedEducatorSchema>;

export const WaitingSchoolSchema = z.object({
  schoolId: z.string(),
  licenseFor: z.enum(['district', 'school']),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolState: z.string(),
  schoolZip: z.string(),
  schoolsInDistrict: z.number().optional(),
  classroomSeats: z.number(),
  studentSeats: z.number(),
  waitingSince: time,
  /** Number of approved schools with the same name and zip code, which may be duplicates. */
  sameNameNearby: z.number(),
  administrator: z.object(applicant),
});
export type WaitingSchool = z.output<typeof WaitingSchoolSchema>;

export const SCHOOL_STATES = ['waiting', 'approved', 'refused'] as const;

export const SchoolRecordSchema = z.object({
  schoolId: z.string(),
  state: z.enum(SCHOOL_STATES),
  licenseFor: z.enum(['district', 'school']),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolState: z.string(),
  schoolZip: z.string(),
  administratorEmail: z.string(),
  schoolCode: z.string().optional(),
  classroomSeats: z.number(),
  studentSeats: z.number(),
  teachers: z.number(),
  /**
   * Number of teachers who used the staff code with another email domain and wait for the school.
   */
  waitingTeachers: z.number(),
  domains: z.array(z.object({ domain: z.string(), autoApproves: z.boolean() })),
});
export type SchoolRecord = z.output<typeof SchoolRecordSchema>;

export const AccountRecordSchema = z.object({
  userId: z.string(),
  userType: z.enum(USER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  city: z.string().optional(),
  state: z.string().optional(),
  createdAt: time,
  isEmailConfirmed: z.boolean(),
  isAgeVerified: z.boolean(),
  isApproved: z.boolean().optional(),
  licenseType: z.enum(valuesOf(EDUCATOR_LICENSE_TYPES)).optional(),
  schoolName: z.string().optional(),
  children: z.number().optional(),
  isSchoolMade: z.boolean().optional(),
  suspendedAt: time.optional(),
  /** True for an unaffiliated child. It waits for its erasure and cannot be restored here. */
  isOrphan: z.boolean().optional(),
  lastSignInAt: time.optional(),
  /** Services that open the account besides the password. Their ids are never shown. */
  signsInWith: z.array(z.enum(PROVIDERS)),
});
export type AccountRecord = z.output<typeof AccountRecordSchema>;

export const AuditRecordSchema = z.object({
  eventId: z.string(),
  at: time,
  action: z.string(),
  outcome: z.string(),
  actorId: z.string().optional(),
  /** The operator who acted, or `command line`. */
  operator: z.string().optional(),
  subjectId: z.string().optional(),
  reason: z.string().optional(),
  requestId: z.string().optional(),
});
export type AuditRecord = z.output<typeof AuditRecordSchema>;

export const SystemStatusSchema = z.object({
  startedAt: time,
  database: z.object({ size: z.number(), connections: z.number() }),
  queues: z.array(
    z.object({ name: z.string(), waiting: z.number(), active: z.number(), failed: z.number() }),
  ),
  /** External services, and whether the real one or a fake is used. */
  parts: z.array(
    z.object({
      part: z.enum(['mail', 'texts', 'cards', 'zips']),
      mode: z.enum(['live', 'sandbox', 'off', 'builtIn']),
    }),
  ),
  waiting: z.object({ educators: z.number(), schools: z.number() }),
  /** Operators who cannot sign in on an unknown device yet because of failed attempts. */
  waitingOperators: z.array(OperatorSchema.extend({ until: time })),
  /** Configuration errors that an operator has to fix. */
  problems: z.array(
    z.discriminatedUnion('problem', [
      z.object({
        problem: z.literal('cleverMode'),
        /** The configured mode, and the one that Clever's responses show. */
        configured: z.enum(['library', 'district']),
        actual: z.enum(['library', 'district']),
        noticedAt: time,
      }),
      /** Google's Classroom API is closed for our own project. */
      z.object({ problem: z.literal('googleProject'), noticedAt: time }),
    ]),
  ),
  /** Emails that failed at the last attempt, by kind, oldest first. */
  undelivered: z.array(
    z.object({
      kind: z.string(),
      letters: z.number(),
      /** Scheduled time of the oldest email. */
      since: time,
      /** Error code of the newest failure. The relay's text is never shown. */
      lastReason: z.string(),
    }),
  ),
});
export type UndeliveredEmails = SystemStatus['undelivered'][number];
export type WaitingOperator = SystemStatus['waitingOperators'][number];
export type SystemStatus = z.output<typeof SystemStatusSchema>;
