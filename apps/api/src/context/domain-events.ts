import type { Db } from '../db/connection/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Sealer } from '../security/sealing.ts';

type Tools = { now: () => Date; jobs: Jobs; sealer: Sealer };

/**
 * Events that features emit without knowing the handlers. Handlers run in the same transaction and
 * are registered in `src/event-handlers.ts`.
 */
export type EventHandlers = {
  /** Some or all sessions of these users ended. */
  sessionsEnded: (tx: Db, userIds: readonly string[]) => Promise<void>;
  /** A class was closed, with which sessions end. */
  classClosed: (tx: Db, classroomId: string) => Promise<void>;
  /** An educator moved the end of an open class, with which sessions end. */
  classEndMoved: (tx: Db, moved: { classroomId: string; until: Date; now: Date }) => Promise<void>;
  /** A parent changed the minutes that a child may play today. */
  playTimeChanged: (tx: Db, childId: string) => Promise<void>;
  /** A new password or a suspension ended all sessions of these users and what they had started. */
  signedOutEverywhere: (tx: Db, userIds: readonly string[]) => Promise<void>;
  /** A student chose a password. */
  studentChosePassword: (tools: Tools, tx: Db, student: { id: string }) => Promise<void>;
  /** The passwords of accounts changed, no matter who set them. Their other sessions have ended. */
  passwordsReplaced: (
    tools: Tools,
    tx: Db,
    replaced: { userIds: readonly string[]; actorId: string; requestId: string | undefined },
  ) => Promise<void>;
  /** The user followed a link from this mailbox, which verifies it. */
  emailVerified: (tools: Tools, tx: Db, user: { id: string; email: string }) => Promise<void>;
  /** A signed-in user returned a one-time code. */
  contactChecked: (
    tools: Tools,
    tx: Db,
    contact: { userId: string; channel: 'sms' | 'email'; requestId: string | undefined },
  ) => Promise<void>;
  /**
   * A user removed students from a classroom, or requested the erasure of a child who is in one.
   */
  studentsRemovedManually: (
    tools: Tools,
    tx: Db,
    taken: { studentIds: readonly string[]; classroomId?: string },
  ) => Promise<void>;
  /** A teacher brought removed students back into a classroom. */
  studentsBroughtBack: (
    tools: Tools,
    tx: Db,
    back: { studentIds: readonly string[]; classroomId: string },
  ) => Promise<void>;
  /** A teacher created students although they have the names of other students. */
  studentsKeptApart: (
    tools: Tools,
    tx: Db,
    apart: { classroomId: string; pairs: readonly (readonly [string, string])[]; byId: string },
  ) => Promise<void>;
  /**
   * A child's account is about to be erased. Returns the number of open reports that involve it and
   * their latest deletion date.
   */
  childErasing: (
    tools: Tools,
    tx: Db,
    erased: { childId: string },
  ) => Promise<{ openReports: number; keptUntil: Date }>;
  /** A teacher was removed from a school or moved to another one. */
  teacherLeftSchool: (
    tools: Tools,
    tx: Db,
    left: { educatorId: string; schoolId: string },
  ) => Promise<void>;
};
