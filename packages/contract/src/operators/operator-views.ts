import { z } from 'zod';
import { PROVIDERS } from '../identities/identity.ts';
import { EDUCATOR_LICENSE_TYPES, valuesOf } from '../options.ts';
import { USER_TYPES } from '../user-types.ts';

/* What an operator sees. Never a password, never a sealed one. */

const time = z.iso.datetime();

export const OperatorSchema = z.object({
  operatorId: z.string(),
  email: z.string(),
  name: z.string(),
});
export type Operator = z.output<typeof OperatorSchema>;

/** A school the email domain of somebody waiting belongs to. */
const SchoolMatchSchema = z.object({ schoolId: z.string(), schoolName: z.string() });

/** Who asks, and what speaks for them. */
const applicant = {
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailDomain: z.string(),
  /** Anybody can get an address there. */
  isPublicMail: z.boolean(),
  isEmailConfirmed: z.boolean(),
  phoneNumber: z.string().optional(),
  /** How a one-time code reached the person, if one did. */
  contactCheckedBy: z.enum(['sms', 'email']).optional(),
  isAgeVerified: z.boolean(),
  city: z.string().optional(),
  state: z.string().optional(),
  accountCreatedAt: time,
  /** A school already approved whose people have addresses at this domain. */
  schoolMatch: SchoolMatchSchema.optional(),
};

export const WaitingEducatorSchema = z.object({
  ...applicant,
  /** The provider that confirmed the educator, and its district or address. */
  confirmedBy: z.object({ provider: z.enum(['clever', 'school']), realm: z.string() }).optional(),
  waitingSince: time,
  /** Said at an earlier refusal; the educator asked again. */
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
  /** Schools approved before with the same name and zip: perhaps the same one twice. */
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
  /** Entered the staff code with an address of another domain; the school has not answered. */
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
  /** A child nobody answers for any more: it waits for its erasure and is not to be restored here. */
  isOrphan: z.boolean().optional(),
  lastSignInAt: time.optional(),
  /** Beside the password: at which services, never under which id. */
  signsInWith: z.array(z.enum(PROVIDERS)),
});
export type AccountRecord = z.output<typeof AccountRecordSchema>;

export const AuditRecordSchema = z.object({
  eventId: z.string(),
  at: time,
  action: z.string(),
  outcome: z.string(),
  actorId: z.string().optional(),
  /** Set when an operator did it; `command line` when it was done there. */
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
  /** Third parties, and whether the real one or a stand-in answers. */
  parts: z.array(
    z.object({
      part: z.enum(['mail', 'texts', 'cards', 'zips']),
      mode: z.enum(['live', 'sandbox', 'off', 'builtIn']),
    }),
  ),
  waiting: z.object({ educators: z.number(), schools: z.number() }),
  /** Operators who cannot sign in on an unknown device yet because of failed attempts. */
  waitingOperators: z.array(OperatorSchema.extend({ until: time })),
  /** What an operator has to put right in the configuration. */
  problems: z.array(
    z.discriminatedUnion('problem', [
      z.object({
        problem: z.literal('cleverMode'),
        /** The mode we are configured for, and the one that Clever's answers show. */
        configured: z.enum(['library', 'district']),
        actual: z.enum(['library', 'district']),
        noticedAt: time,
      }),
      /** Google's Classroom API is closed for our own project there. */
      z.object({ problem: z.literal('googleProject'), noticedAt: time }),
    ]),
  ),
  /** Letters that failed to the last try, by kind, the oldest first. */
  undelivered: z.array(
    z.object({
      kind: z.string(),
      letters: z.number(),
      /** When the oldest of them was to leave. */
      since: time,
      /** Why the newest of them failed: a code, never the relay's own words. */
      lastReason: z.string(),
    }),
  ),
});
export type UndeliveredEmails = SystemStatus['undelivered'][number];
export type WaitingOperator = SystemStatus['waitingOperators'][number];
export type SystemStatus = z.output<typeof SystemStatusSchema>;
