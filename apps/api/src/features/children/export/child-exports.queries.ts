import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

/** Every table with data about a child, and the column that references the child. */
export const CHILD_TABLES = [
  {
    table: 'users',
    column: 'id',
    hidden: ['password_hash', 'sealed_password', 'card_customer_id'],
  },
  { table: 'students', column: 'user_id', hidden: ['sealed_password', 'sealed_pictures'] },
  { table: 'guardianships', column: 'child_id', hidden: ['consent_id'] },
  // The parent's id is that parent's data.
  { table: 'unlinked_children', column: 'child_id', hidden: ['parent_id'] },
  { table: 'sessions', column: 'user_id', hidden: ['token_sha256'] },
  // The adult's id is the adult's data.
  { table: 'sign_in_cards', column: 'student_id', hidden: ['code_sha256', 'made_by'] },
  { table: 'raised_hands', column: 'student_id', hidden: ['token_sha256', 'answered_by'] },
  { table: 'sign_in_attempts', column: 'user_id', hidden: ['line_mark', 'operator_id'] },
  { table: 'sign_in_places', column: 'user_id', hidden: ['place_mark'] },
  { table: 'identities', column: 'user_id', hidden: ['email_mark'] },
  { table: 'child_password_events', column: 'child_id', hidden: [] },
  // The operator's id is the operator's data, and a request id leads into logs. Operators' reasons
  // are not exported, because they may mention other people.
  { table: 'audit_events', column: 'subject_id', hidden: ['operator_id', 'request_id'] },
  { table: 'enrollments', column: 'student_id', hidden: [] },
  // The teacher's id is the teacher's data.
  { table: 'removed_students', column: 'student_id', hidden: ['removed_by'] },
  { table: 'next_year_students', column: 'student_id', hidden: [] },
  { table: 'sync_changes', column: 'student_id', hidden: [] },
  // After a merge is undone, the other account is another child's.
  { table: 'student_merges', column: 'kept_id', hidden: ['folded_id'] },
  { table: 'assignment_students', column: 'student_id', hidden: [] },
  { table: 'play_tokens', column: 'user_id', hidden: ['token_sha256'] },
  { table: 'play_sessions', column: 'user_id', hidden: ['token_sha256'] },
  { table: 'players', column: 'user_id', hidden: [] },
  { table: 'play_places', column: 'user_id', hidden: [] },
  { table: 'play_rows', column: 'user_id', hidden: [] },
  { table: 'play_answers', column: 'user_id', hidden: [] },
  { table: 'play_days', column: 'user_id', hidden: [] },
  { table: 'extra_play_time', column: 'user_id', hidden: [] },
  { table: 'planted_seeds', column: 'user_id', hidden: [] },
  { table: 'skill_days', column: 'user_id', hidden: [] },
  { table: 'skill_growth', column: 'user_id', hidden: [] },
  { table: 'mastery_students', column: 'user_id', hidden: [] },
  { table: 'mastery_subjects', column: 'user_id', hidden: [] },
  // The other child's id is that child's data.
  { table: 'friend_wishes', column: 'asked_by', hidden: ['one_id', 'other_id'] },
  { table: 'friend_answers', column: 'child_id', hidden: ['friend_id'] },
  { table: 'blocks', column: 'blocker_id', hidden: ['blocked_id'] },
  { table: 'visits', column: 'visitor_id', hidden: ['host_id', 'host_rejections'] },
  { table: 'sayings', column: 'said_by', hidden: [] },
  // The adults that a parent rejected are that parent's data.
  { table: 'refused_adults', column: 'child_id', hidden: ['parent_id', 'adult_id'] },
  // Reports also contain the other child's messages.
  {
    table: 'play_reports',
    column: 'reporter_id',
    hidden: ['reported_id', 'sayings', 'erasure_waits_since'],
  },
  { table: 'play_presence', column: 'user_id', hidden: [] },
  // The parent's id is that parent's data.
  { table: 'weekly_mail_choices', column: 'child_id', hidden: ['parent_id'] },
  { table: 'weekly_mails', column: 'child_id', hidden: ['parent_id'] },
] as const;

/** Selects the child's classrooms with only the columns that the family may see. */
const selectClassroomsOf = (db: Db, childIds: readonly string[]) =>
  db
    .selectFrom('enrollments')
    .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .select([
      'classrooms.id',
      'classrooms.name',
      'classrooms.teacher_name',
      'classrooms.grade',
      'classrooms.subject',
      'enrollments.joined_at',
    ])
    .where('enrollments.student_id', 'in', [...childIds])
    .where('classrooms.deleted_at', 'is', null)
    .orderBy('enrollments.joined_at')
    .execute();

/** Selects assignments to the child's classrooms, to the child, or played by the child. */
const selectAssignmentsOf = async (db: Db, childIds: readonly string[]) => {
  const ids = sql`any(${[...childIds]}::uuid[])`;
  const { rows } = await sql<Record<string, unknown>>`
    select a.id, a.classroom_id, a.subject, a.skill_ids, a.assigned_at, a.due_on::text, a.ended_at
    from assignments a
    where (a.is_whole_class and exists (select from enrollments e
      where e.classroom_id = a.classroom_id and e.student_id = ${ids}))
    or exists (select from assignment_students s
      where s.assignment_id = a.id and s.student_id = ${ids})
    or exists (select from play_rows r where r.assignment_id = a.id and r.user_id = ${ids})
    order by a.assigned_at, a.id`.execute(db);
  return rows;
};

/** Rows by table, without secrets. */
export type Everything = Record<string, Record<string, unknown>[]>;

/** Selects all rows about all accounts of one child. */
export const selectEverythingAbout = async (
  db: Db,
  childIds: readonly string[],
): Promise<Everything> => {
  const everything: Everything = {
    classrooms: await selectClassroomsOf(db, childIds),
    assignments: await selectAssignmentsOf(db, childIds),
  };
  for (const { table, column, hidden } of CHILD_TABLES) {
    const secrets: readonly string[] = hidden;
    const rows = await db
      // Each table has its column, but the compiler cannot infer that.
      .selectFrom(table as 'users')
      .selectAll()
      .where(column as 'id', 'in', [...childIds])
      .execute();
    everything[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name))),
    );
  }
  return everything;
};

type NewExport = { tokenSha256: Buffer; childId: string; parentId: string; expiresAt: Date };

export const insertChildExport = (tx: Db, link: NewExport) =>
  tx
    .insertInto('child_exports')
    .values({
      token_sha256: link.tokenSha256,
      child_id: link.childId,
      parent_id: link.parentId,
      expires_at: link.expiresAt,
    })
    .execute();

type Guardianship = { parentId: string; childId: string };

/**
 * Deletes the export links of this parent and child, so they stay invalid if the child is linked
 * again.
 */
export const deleteExportsOfGuardian = (tx: Db, { parentId, childId }: Guardianship) =>
  tx
    .deleteFrom('child_exports')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .execute();

export const deleteExportsOfParents = (tx: Db, parentIds: readonly string[]) =>
  tx
    .deleteFrom('child_exports')
    .where('parent_id', 'in', [...parentIds])
    .execute();

/** Consumes the link, so only one of two concurrent requests gets it. */
export const claimChildExport = (
  db: Db,
  { tokenSha256, now }: { tokenSha256: Buffer; now: Date },
) =>
  db
    .updateTable('child_exports')
    .set({ used_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['child_id', 'parent_id'])
    .executeTakeFirst();
