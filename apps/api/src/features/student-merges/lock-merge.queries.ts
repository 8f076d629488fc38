import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

export const selectClassroomIdsOf = async (db: Db, studentId: string) => {
  const rows = await db
    .selectFrom('enrollments')
    .select('classroom_id')
    .where('student_id', '=', toUuid(studentId))
    .execute();
  return rows.map(({ classroom_id }) => classroom_id);
};

/** Selects the classrooms of this educator that have the student. */
export const selectTaughtClassroomIdsOf = async (
  db: Db,
  { studentId, educatorId }: { studentId: string; educatorId: string },
) => {
  const rows = await db
    .selectFrom('enrollments')
    .innerJoin(
      'classroom_educators',
      'classroom_educators.classroom_id',
      'enrollments.classroom_id',
    )
    .select('enrollments.classroom_id')
    .where('student_id', '=', toUuid(studentId))
    .where('classroom_educators.educator_id', '=', educatorId)
    .execute();
  return rows.map(({ classroom_id }) => classroom_id);
};

/** Selects the classrooms in which the merged account was enrolled. */
export const selectClassroomIdsOfMerge = async (db: Db, mergeId: string) => {
  const rows = await db
    .selectFrom('student_merge_moves')
    .select('classroom_id')
    .where('merge_id', '=', toUuid(mergeId))
    .execute();
  return rows.flatMap(({ classroom_id }) => classroom_id ?? []);
};

/** Locks those that still exist, always in the same order. */
export const selectClassroomsForUpdate = (tx: Db, classroomIds: readonly string[]) =>
  tx
    .selectFrom('classrooms')
    .select(['id', 'school_id'])
    .where('id', 'in', classroomIds.map(toUuid))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const selectTaughtAmong = async (
  tx: Db,
  { educatorId, classroomIds }: { educatorId: string; classroomIds: readonly string[] },
) => {
  const rows = await tx
    .selectFrom('classroom_educators')
    .select('classroom_id')
    .where('educator_id', '=', educatorId)
    .where('classroom_id', 'in', [...classroomIds])
    .execute();
  return new Set(rows.map(({ classroom_id }) => classroom_id));
};
