import type { Db } from '../../src/db/connection/connection.ts';

/** Returns a user's rows, for checks that nothing else changed. */
export const snapshotUser = async (db: Db, id: string) => ({
  user: await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  educator: await db.selectFrom('educators').selectAll().where('user_id', '=', id).execute(),
  student: await db.selectFrom('students').selectAll().where('user_id', '=', id).execute(),
});

/** Returns the audit events about a user, oldest first. */
export const auditOf = (db: Db, subjectId: string) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'outcome'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();

/** Joins audit events with the operators' reasons. */
export const eventsWithReasons = (db: Db) =>
  db
    .selectFrom('audit_events')
    .leftJoin('audit_reasons', 'audit_reasons.event_id', 'audit_events.id');
