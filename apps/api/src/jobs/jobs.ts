import type { Provider } from '@wonderfield/contract/identities/identity';
import type { EmailKind } from '@wonderfield/contract/operators/email-kinds';
import type { Db } from '../db/connection.ts';

/**
 * Jobs that run at fixed times (UTC), each in one process. Rosters sync while America sleeps, spread over the night.
 * Sunday evening comes to one time zone after the other, so weekly mails run all the time. An erasure that waited for
 * a decision is completed within minutes of it.
 */
export const SCHEDULED_JOBS = {
  'clean-up': '17 3 * * *',
  'finish-erasures': '*/10 * * * *',
  'sync-classrooms': '17 7 * * *',
  'weekly-mails': '*/15 * * * *',
} as const;
export type ScheduledJob = keyof typeof SCHEDULED_JOBS;

/** Does not compile when a letter is missing here, or in the list the console has words for. */
type EveryEmail<
  Data extends Record<EmailKind, object> & Record<Exclude<keyof Data, EmailKind>, never>,
> = Data;

/**
 * Work done after the answer. Payloads carry ids, never secrets: a link's token is made by the
 * worker when the mail goes out, so no usable token ever lies in the queue.
 */
export type JobData = EveryEmail<{
  'mail-confirmation-link': { userId: string };
  'mail-reset-link': { userId: string };
  'mail-password-changed': { userId: string };
  'mail-login-linked': { userId: string; provider: Provider };
  'mail-logins-linked': { studentIds: string[]; provider: Provider; managerId: string };
  'mail-age-check-receipt': { setupIntentId: string };
  'mail-one-time-code': { codeId: string };
  /** `approvedAt` (ISO) drops the email of an approval that was undone. */
  'mail-educator-decision': { userId: string; approvedAt?: string };
  'mail-school-decision': { schoolId: string };
  'mail-school-code': { schoolId: string };
  'mail-code-redeemed': { schoolId: string; teacherId: string };
  'mail-co-teacher-invitation': { invitationId: string };
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
  'mail-weekly-report': { parentId: string; childId: string; week: string };
}> &
  Record<ScheduledJob, Record<string, never>> &
  DelayedJobData;
export type JobName = keyof JobData;

/** Work that waits for its time, each kind in a queue of its own beside the emails. */
export const DELAYED_JOBS = ['sync-classroom'] as const;
export type DelayedJob = (typeof DELAYED_JOBS)[number];
type DelayedJobData = {
  /** `until`: after this time, as ISO text, the night is over. */
  'sync-classroom': { classroomId: string; until: string };
};
export type EmailJob = Exclude<JobName, ScheduledJob | DelayedJob>;

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists exactly when the change does. */
  enqueue<Name extends EmailJob>(
    db: Db,
    name: Name,
    data: JobData[Name],
    options?: { delaySeconds?: number },
  ): Promise<void>;
  /** The same for a job that is not to start before a time. */
  enqueueAt<Name extends DelayedJob>(
    db: Db,
    name: Name,
    data: JobData[Name],
    startAt: Date,
  ): Promise<void>;
};

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };
