import { SYNC_UNDO_DAYS } from '@wonderfield/contract/classroom-sync/sync-rules';
import {
  CHAT_MESSAGES_KEPT_DAYS,
  INVITATION_DAYS,
  UNLINKED_KEPT_DAYS,
} from '@wonderfield/contract/limits';
import { MERGE_UNDO_DAYS } from '@wonderfield/contract/student-merges/merge-rules';
import type { Db } from '../db/connection.ts';
import { dropAnswerPartitions } from './answer-partitions.queries.ts';
import { answersRetainedSince } from './answer-partitions.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long each kind of row is kept once it is of no use. One table, read by the nightly job. */
const RETENTION_DAYS = {
  endedSessions: 30,
  endedOperatorSessions: 30,
  operatorSetups: 1,
  mailedLinks: 1,
  /** What another service said of somebody lasts minutes. */
  signInCodes: 0,
  rateLimits: 2,
  /** They are forgotten after a day without another. */
  signInAttempts: 2,
  signInPlaces: 90,
  idempotencyKeys: 1,
  /** The daily limit looks back a day. */
  oneTimeCodes: 2,
  childExports: 1,
  providerEvents: 30,
  /** A sign-up whose email nobody confirmed frees the address again. */
  unconfirmedAccounts: 14,
  playTokens: 1,
  playSessions: 1,
  /** As long as a device keeps answers that it could not tell. */
  rowsGivenUp: 60,
  /** With what was said in them. */
  visits: CHAT_MESSAGES_KEPT_DAYS,
  /** A year, so that a habit shows. */
  decidedReports: 365,
  /** A pause that has ended binds nobody. */
  adultPauses: 0,
  /** They run out after so many days, as offers of a classroom do, and can be sent again. */
  classroomInvitations: INVITATION_DAYS,
  rosterImports: 30,
  /** After this a sync cannot be undone, and who it was about is nobody's business. */
  syncChanges: SYNC_UNDO_DAYS,
  /** After this a merge cannot be undone, and what the two had before does not matter. */
  studentMergeMoves: MERGE_UNDO_DAYS,
  /** After this a child cannot be linked again. */
  unlinkedChildren: UNLINKED_KEPT_DAYS,
  /** A teacher who has not looked for a year has found another way. */
  schoolRemovals: 365,
  pageViews: 90,
  /** Long enough to say what went out when somebody asks. */
  weeklyMails: 90,
} as const;

/** Forgets what is no longer needed. Safe to run twice and from several processes. */
export const deleteExpired = async (db: Db, now: Date) => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
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
  await db
    .deleteFrom('play_tokens')
    .where('expires_at', '<', before(RETENTION_DAYS.playTokens))
    .execute();
  await db
    .deleteFrom('play_sessions')
    .where('expires_at', '<', before(RETENTION_DAYS.playSessions))
    .execute();
  // Answers, the rows they belong to and who had them assigned are kept equally long; their sums stay.
  const answersSince = answersRetainedSince(now);
  // Before the rows: without them it would look as if nobody had done it.
  await db.deleteFrom('assignments').where('assigned_at', '<', answersSince).execute();
  // Before the answers: whoever still answered one of them would find no month for it.
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
  await db
    .deleteFrom('classroom_invitations')
    .where('created_at', '<', before(RETENTION_DAYS.classroomInvitations))
    .execute();
  await db
    .deleteFrom('classroom_handovers')
    .where('offered_at', '<', before(RETENTION_DAYS.classroomInvitations))
    .execute();
  await db
    .deleteFrom('roster_imports')
    .where('created_at', '<', before(RETENTION_DAYS.rosterImports))
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
