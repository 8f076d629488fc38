import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

type NewMerge = {
  keptId: string;
  foldedId: string;
  classroomId: string;
  educatorId: string;
  now: Date;
};

export const insertMerge = (tx: Db, merge: NewMerge) =>
  tx
    .insertInto('student_merges')
    .values({
      kept_id: merge.keptId,
      folded_id: merge.foldedId,
      classroom_id: merge.classroomId,
      merged_by: merge.educatorId,
      merged_at: merge.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const standing = (db: Db, { classroomId, since }: { classroomId: string; since: Date }) =>
  db
    .selectFrom('student_merges')
    .where('student_merges.classroom_id', '=', toUuid(classroomId))
    .where('student_merges.undone_at', 'is', null)
    .where('student_merges.merged_at', '>', since);

type Input = { mergeId: string; classroomId: string; since: Date };

/**
 * Selects a merge of this classroom that can be undone. The result is exact only while the
 * classroom is locked.
 */
export const selectOptionalActiveMerge = (db: Db, { mergeId, ...params }: Input) =>
  standing(db, params)
    .selectAll()
    .where('student_merges.id', '=', toUuid(mergeId))
    .executeTakeFirst();

/** Selects the merges of this classroom that can be undone, newest first. */
export const selectActiveMerges = (db: Db, params: { classroomId: string; since: Date }) =>
  standing(db, params)
    .innerJoin('users as kept', 'kept.id', 'student_merges.kept_id')
    .innerJoin('users as merged', 'merged.id', 'student_merges.folded_id')
    .innerJoin('students as kept_student', 'kept_student.user_id', 'kept.id')
    .innerJoin('students as merged_student', 'merged_student.user_id', 'merged.id')
    .select(['student_merges.id', 'student_merges.merged_at'])
    .select(['kept.id as kept_id', 'kept.email as kept_email'])
    .select(['merged.id as folded_id', 'merged.email as folded_email'])
    .select(({ fn }) => [
      fn.coalesce('kept_student.given_first_name', 'kept.first_name').as('kept_first_name'),
      fn.coalesce('kept_student.given_last_name', 'kept.last_name').as('kept_last_name'),
      fn.coalesce('merged_student.given_first_name', 'merged.first_name').as('folded_first_name'),
      fn.coalesce('merged_student.given_last_name', 'merged.last_name').as('folded_last_name'),
    ])
    .orderBy('student_merges.merged_at', 'desc')
    .orderBy('student_merges.id', 'desc')
    .execute();

/** Selects the last merge of an account, as kept or merged one, that was not undone. */
export const selectLastMergeIdOf = async (tx: Db, studentId: string) => {
  const last = await tx
    .selectFrom('student_merges')
    .select('id')
    .where((eb) => eb.or([eb('kept_id', '=', studentId), eb('folded_id', '=', studentId)]))
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id;
};

export const updateUndone = (
  tx: Db,
  { mergeId, byId, now }: { mergeId: string; byId: string; now: Date },
) =>
  tx
    .updateTable('student_merges')
    .set({ undone_at: now, undone_by: byId })
    .where('id', '=', mergeId)
    .execute();
