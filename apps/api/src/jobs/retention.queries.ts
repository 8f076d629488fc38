import { SYNC_UNDO_DAYS } from '@wonderfield/contract/classroom-sync/sync-rules';
import {
  CHAT_MESSAGES_KEPT_DAYS,
  ENDED_ACCESS_DAYS,
  INVITATION_DAYS,
  NEXT_YEAR_UNDO_DAYS,
  REMOVED_KEPT_DAYS,
  UNLINKED_KEPT_DAYS,
} from '@wonderfield/contract/limits';
import { MERGE_UNDO_DAYS } from '@wonderfield/contract/student-merges/merge-rules';
import type { Db } from '../db/connection/connection.ts';
import { dropAnswerPartitions } from './answer-partitions.queries.ts';
import { answersRetainedSince } from './answer-partitions.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days that each kind of row is kept after it is no longer used. The nightly job reads this table.
 */
const RETENTION_DAYS = {
  endedSessions: 30,
  endedOperatorSessions: 30,
  operatorSetups: 1,
  mailedLinks: 1,
  /** Sign-in results of another service are valid for minutes only. */
  signInCodes: 0,
  /** The longest window is a week. */
  rateLimits: 8,
  /** A shown code is known to be old for a day, a printed card for a year. */
  shownCodes: 1,
  endedCards: 365,
  raisedHands: 1,
  /** Failed attempts count for a day. */
  signInAttempts: 2,
  signInPlaces: 90,
  idempotencyKeys: 1,
  /** The daily limit counts the codes of the last day. */
  oneTimeCodes: 2,
  childExports: 1,
  providerEvents: 30,
  /** Unconfirmed sign-ups are deleted, so the email becomes available again. */
  unconfirmedAccounts: 14,
  playTokens: 1,
  playSessions: 1,
  /** Equals the time a device keeps unsent answers. */
  rowsGivenUp: 60,
  /** Includes their chat messages. */
  visits: CHAT_MESSAGES_KEPT_DAYS,
  /** Kept for a year to recognize repeated behavior. */
  decidedReports: 365,
  /** A pause has no effect after its end. */
  adultPauses: 0,
  /** Invitations and classroom offers expire after this time and can be sent again. */
  classroomInvitations: INVITATION_DAYS,
  endedAccess: ENDED_ACCESS_DAYS,
  rosterImports: 30,
  /** A removed student can be brought back until then. */
  removedStudents: REMOVED_KEPT_DAYS,
  /** A new school year can be undone until then. */
  nextYearStudents: NEXT_YEAR_UNDO_DAYS,
  /** A sync can be undone until then. Afterwards the affected students need not be known. */
  syncChanges: SYNC_UNDO_DAYS,
  /** A merge can be undone until then. Afterwards the previous state is not needed. */
  studentMergeMoves: MERGE_UNDO_DAYS,
  /** A child can be linked again until then. */
  unlinkedChildren: UNLINKED_KEPT_DAYS,
  /** A notice that a teacher has not opened for a year is no longer useful. */
  schoolRemovals: 365,
  pageViews: 90,
  /** Long enough to find out what was sent if a parent asks. */
  weeklyMails: 90,
} as const;

/** Returns the time before which rows with this retention are expired. */
type ExpiredBefore = (days: number) => Date;

const deleteExpiredSignIns = async (db: Db, before: ExpiredBefore) => {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', before(RETENTION_DAYS.endedSessions))
    .execute();
  await db
    .deleteFrom('operator_sessions')
    .where('expires_at', '<', before(RETENTION_DAYS.endedOperatorSessions))
    .execute();
  await db
    .deleteFrom('operator_setups')
    .where('expires_at', '<', before(RETENTION_DAYS.operatorSetups))
    .execute();
  await db
    .deleteFrom('mailed_links')
    .where('expires_at', '<', before(RETENTION_DAYS.mailedLinks))
    .execute();
  await db
    .deleteFrom('sign_in_codes')
    .where('expires_at', '<', before(RETENTION_DAYS.signInCodes))
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where('window_starts_at', '<', before(RETENTION_DAYS.rateLimits))
    .execute();
  await db
    .deleteFrom('sign_in_cards')
    .where('expires_at', '<', before(RETENTION_DAYS.shownCodes))
    .execute();
  await db
    .deleteFrom('sign_in_cards')
    .where('ended_at', '<', before(RETENTION_DAYS.endedCards))
    .execute();
  await db
    .deleteFrom('raised_hands')
    .where('raised_at', '<', before(RETENTION_DAYS.raisedHands))
    .execute();
  await db
    .deleteFrom('sign_in_attempts')
    .where('last_failed_at', '<', before(RETENTION_DAYS.signInAttempts))
    .execute();
  await db
    .deleteFrom('sign_in_places')
    .where('last_at', '<', before(RETENTION_DAYS.signInPlaces))
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(RETENTION_DAYS.idempotencyKeys))
    .execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<', before(RETENTION_DAYS.oneTimeCodes))
    .execute();
  await db
    .deleteFrom('child_exports')
    .where('expires_at', '<', before(RETENTION_DAYS.childExports))
    .execute();
  await db
    .deleteFrom('provider_events')
    .where('received_at', '<', before(RETENTION_DAYS.providerEvents))
    .execute();
};

const deleteExpiredPlay = async (db: Db, before: ExpiredBefore, now: Date) => {
  await db
    .deleteFrom('play_tokens')
    .where('expires_at', '<', before(RETENTION_DAYS.playTokens))
    .execute();
  await db
    .deleteFrom('play_sessions')
    .where('expires_at', '<', before(RETENTION_DAYS.playSessions))
    .execute();
  // Answers, their rows and their assignments have the same retention. The sums stay.
  const answersSince = answersRetainedSince(now);
  // Deleted before the rows, because without them an assignment would look as if no student had
  // done it.
  await db.deleteFrom('assignments').where('assigned_at', '<', answersSince).execute();
  // Deleted before the answers, because a late answer to such a row would find no partition.
  await db.deleteFrom('play_rows').where('dealt_at', '<', answersSince).execute();
  await dropAnswerPartitions(db, now);
  await db
    .deleteFrom('play_rows')
    .where('withdrawn_at', '<', before(RETENTION_DAYS.rowsGivenUp))
    .execute();
  await db.deleteFrom('visits').where('began_at', '<', before(RETENTION_DAYS.visits)).execute();
  await db
    .deleteFrom('play_reports')
    .where('decided_at', '<', before(RETENTION_DAYS.decidedReports))
    .execute();
  await db
    .deleteFrom('adult_pauses')
    .where('visits_from', '<', before(RETENTION_DAYS.adultPauses))
    .execute();
};

const deleteExpiredClassroomData = async (db: Db, before: ExpiredBefore) => {
  await db
    .deleteFrom('classroom_invitations')
    .where('created_at', '<', before(RETENTION_DAYS.classroomInvitations))
    .execute();
  await db
    .deleteFrom('classroom_handovers')
    .where('offered_at', '<', before(RETENTION_DAYS.classroomInvitations))
    .execute();
  await db
    .deleteFrom('classroom_teachers')
    .where('ends_at', '<', before(RETENTION_DAYS.endedAccess))
    .execute();
  await db
    .deleteFrom('roster_imports')
    .where('created_at', '<', before(RETENTION_DAYS.rosterImports))
    .execute();
  await db
    .deleteFrom('removed_students')
    .where('removed_at', '<', before(RETENTION_DAYS.removedStudents))
    .execute();
  await db
    .deleteFrom('next_year_students')
    .using('next_years')
    .whereRef('next_years.id', '=', 'next_year_students.next_year_id')
    .where('next_years.started_at', '<', before(RETENTION_DAYS.nextYearStudents))
    .execute();
  await db
    .deleteFrom('sync_changes')
    .using('syncs')
    .whereRef('syncs.id', '=', 'sync_changes.sync_id')
    .where('syncs.at', '<', before(RETENTION_DAYS.syncChanges))
    .execute();
  await db
    .deleteFrom('student_merge_moves')
    .using('student_merges')
    .whereRef('student_merges.id', '=', 'student_merge_moves.merge_id')
    .where('student_merges.merged_at', '<', before(RETENTION_DAYS.studentMergeMoves))
    .execute();
  await db
    .deleteFrom('unlinked_children')
    .where('unlinked_at', '<', before(RETENTION_DAYS.unlinkedChildren))
    .execute();
  await db
    .deleteFrom('school_removals')
    .where('removed_at', '<', before(RETENTION_DAYS.schoolRemovals))
    .execute();
};

const deleteExpiredAccountData = async (db: Db, before: ExpiredBefore) => {
  await db.deleteFrom('page_views').where('day', '<', before(RETENTION_DAYS.pageViews)).execute();
  await db
    .deleteFrom('weekly_mails')
    .where('queued_at', '<', before(RETENTION_DAYS.weeklyMails))
    .execute();
  await db
    .deleteFrom('users')
    .where('user_type', '!=', 'student')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', before(RETENTION_DAYS.unconfirmedAccounts))
    .execute();
};

/** Deletes expired data. Several processes can run it at once. */
export const deleteExpired = async (db: Db, now: Date) => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredSignIns(db, before);
  await deleteExpiredPlay(db, before, now);
  await deleteExpiredClassroomData(db, before);
  await deleteExpiredAccountData(db, before);
};
