import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

/**
 * Locks the child's classrooms before the enrollments are deleted. Roster changes lock the
 * classroom first, too.
 */
export const selectClassroomsOfForUpdate = (tx: Db, childId: string) =>
  tx
    .selectFrom('classrooms')
    .select('id')
    .where('id', 'in', (enrolled) =>
      enrolled.selectFrom('enrollments').select('classroom_id').where('student_id', '=', childId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export const selectDeactivatedBefore = (db: Db, before: Date) =>
  db.selectFrom('students').select('user_id').where('orphaned_at', '<', before).execute();

/** Locks the child and returns it if it is still unaffiliated since before this time. */
export const selectOptionalDeactivatedBeforeForUpdate = (
  tx: Db,
  { childId, before }: { childId: string; before: Date },
) =>
  tx
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', childId)
    .where('students.orphaned_at', '<', before)
    .forUpdate(['users', 'students'])
    .executeTakeFirst();

/** Deletes the account. All referencing rows are deleted by cascade. */
export const deleteChild = (tx: Db, childId: string) =>
  tx
    .deleteFrom('users')
    .where('id', '=', childId)
    .returning('picture_name')
    .executeTakeFirstOrThrow();

/**
 * Removes the child from the stored responses for retries. Deletes the key if it created only this
 * child, and keeps it for the other students of a roster.
 */
export const forgetWhoMade = async (tx: Db, childId: string) => {
  const keysOf = sql<boolean>`made_ids @> array[${childId}::uuid]`;
  await tx
    .deleteFrom('idempotency_keys')
    .where(keysOf)
    .where(sql<boolean>`cardinality(made_ids) = 1`)
    .execute();
  await tx
    .updateTable('idempotency_keys')
    .set({ made_ids: sql`array_remove(made_ids, ${childId}::uuid)` })
    .where(keysOf)
    .execute();
};

/** Stores that an erasure happened, without the child's id. */
export const insertErasure = (
  tx: Db,
  erasure: { subjectSha256: Buffer; scope: 'parent' | 'unlinked'; now: Date },
) =>
  tx
    .insertInto('erasures')
    .values({
      subject_sha256: erasure.subjectSha256,
      erased_at: erasure.now,
      scope: erasure.scope,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
