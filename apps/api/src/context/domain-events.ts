import type { Db } from '../db/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Sealer } from '../security/sealing.ts';

type Tools = { now: () => Date; jobs: Jobs; sealer: Sealer };

/**
 * What features tell without knowing who listens: a listener works in the transaction of the act,
 * so that what follows from it happens with it or not at all. `src/event-handlers.ts` says who listens.
 */
export type EventHandlers = {
  /** Somebody was signed out, here or everywhere. */
  sessionsEnded: (tx: Db, userIds: readonly string[]) => Promise<void>;
  /** A new password or a suspension has ended what somebody's sessions had begun. */
  signedOutEverywhere: (tx: Db, userIds: readonly string[]) => Promise<void>;
  /** A student chose a password of their own. */
  studentChosePassword: (
    tools: Tools,
    tx: Db,
    student: { id: string; password: string },
  ) => Promise<void>;
  /** An account has another password, no matter who set it. Its other sessions have ended. */
  passwordReplaced: (
    tools: Tools,
    tx: Db,
    replaced: { userId: string; actorId: string; requestId: string | undefined },
  ) => Promise<void>;
  /** Somebody followed a link from this mailbox, so it is theirs. */
  emailVerified: (tools: Tools, tx: Db, user: { id: string; email: string }) => Promise<void>;
  /** A signed-in person sent a one-time code back. */
  contactChecked: (
    tools: Tools,
    tx: Db,
    contact: { userId: string; channel: 'sms' | 'email'; requestId: string | undefined },
  ) => Promise<void>;
  /** A person took students off a classroom, or has a child erased, who is in any of them. */
  studentsRemovedManually: (
    tools: Tools,
    tx: Db,
    taken: { studentIds: readonly string[]; classroomId?: string },
  ) => Promise<void>;
  /**
   * An account of a child is about to be erased. Returns how many reports about it or by it wait for
   * a decision, and until when they are kept at the latest.
   */
  childErasing: (
    tools: Tools,
    tx: Db,
    erased: { childId: string },
  ) => Promise<{ openReports: number; keptUntil: Date }>;
  /** A teacher is no longer at a school: removed, or gone elsewhere. */
  teacherLeftSchool: (
    tools: Tools,
    tx: Db,
    left: { educatorId: string; schoolId: string },
  ) => Promise<void>;
};
