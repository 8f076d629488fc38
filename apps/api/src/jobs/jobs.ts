import type { Provider } from '@wonderfield/contract/identities/identity';
import type { EmailKind } from '@wonderfield/contract/operators/email-kinds';
import type { Db } from '../db/connection/connection.ts';

/**
 * Cron schedules in UTC, each run in one process. Rosters sync at night in America, weekly mails
 * all day, because Sunday evening differs per time zone. Erasures finish within minutes of a
 * decision.
 */
export const SCHEDULED_JOBS = {
  'clean-up': '17 3 * * *',
  'ending-access': '7 * * * *',
  'finish-erasures': '*/10 * * * *',
  'replay-answers': '37 4 * * *',
  'sync-classrooms': '17 7 * * *',
  'weekly-mails': '*/15 * * * *',
} as const;
export type ScheduledJob = keyof typeof SCHEDULED_JOBS;

/** Fails to compile if an email is missing here or in the console's list. */
type EveryEmail<
  Data extends Record<EmailKind, object> & Record<Exclude<keyof Data, EmailKind>, never>,
> = Data;

/**
 * Payloads of jobs. They contain ids and no secrets, so the worker creates a link's token when it
 * sends the mail.
 */
export type JobData = EveryEmail<{
  'mail-confirmation-link': { userId: string };
  'mail-reset-link': { userId: string };
  'mail-password-changed': { userId: string };
  'mail-login-linked': { userId: string; provider: Provider };
  'mail-logins-linked': { studentIds: string[]; provider: Provider; managerId: string };
  'mail-age-check-receipt': { setupIntentId: string };
  'mail-one-time-code': { codeId: string };
  /** `approvedAt` (ISO) lets the job skip the email if the approval was undone. */
  'mail-educator-decision': { userId: string; approvedAt?: string };
  'mail-school-decision': { schoolId: string };
  'mail-school-code': { schoolId: string };
  'mail-code-redeemed': { schoolId: string; teacherId: string };
  'mail-co-teacher-invitation': { invitationId: string };
  'mail-access-ending': { classroomId: string; educatorId: string };
  'mail-handover-offered': { classroomId: string };
  'mail-handover-done': { classroomId: string; heirId: string };
  'mail-handover-answered': {
    classroomId: string;
    formerId: string;
    heirId: string;
    accepted: boolean;
  };
  'mail-teacher-removed': { schoolId: string; teacherId: string };
  'mail-teacher-waiting': { schoolId: string; teacherId: string };
  'mail-teacher-answered': { schoolId: string; teacherId: string };
  'mail-classroom-given': { classroomId: string };
  'mail-class-code-crowded': { classroomId: string };
  'mail-pictures-guessed': { classroomId: string };
  'mail-student-code-crowded': { schoolId: string };
  'mail-plan-submitted': { submissionId: string; version: number };
  'mail-plan-receipt': { submissionId: string; version: number };
  'mail-plan-decision': { decisionId: string };
  'mail-rejected-sentence': {
    reportId: string;
    parentId: string;
    side: 'reporter' | 'reported';
  };
  /** `week` is its Monday. */
  'mail-weekly-report': { parentId: string; week: string };
}> &
  Record<ScheduledJob, Record<string, never>> &
  DelayedJobData;
export type JobName = keyof JobData;

/** Jobs that start at a given time. Each kind has its own queue, separate from emails. */
export const DELAYED_JOBS = ['sync-classroom'] as const;
export type DelayedJob = (typeof DELAYED_JOBS)[number];
type DelayedJobData = {
  /** `until` is the end of the night as ISO text. */
  'sync-classroom': { classroomId: string; until: string };
};
export type EmailJob = Exclude<JobName, ScheduledJob | DelayedJob>;

export type Jobs = {
  /** Queues a job in the caller's transaction, so it exists only if the change is committed. */
  enqueue<Name extends EmailJob>(
    db: Db,
    name: Name,
    data: JobData[Name],
    options?: { delaySeconds?: number },
  ): Promise<void>;
  /** Queues a job that starts at a given time. */
  enqueueAt<Name extends DelayedJob>(
    db: Db,
    name: Name,
    data: JobData[Name],
    startAt: Date,
  ): Promise<void>;
};

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };
