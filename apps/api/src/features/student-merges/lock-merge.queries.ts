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

/** Selects the educator's classrooms that manage the login of one of these students. */
export const selectManagingClassrooms = (
  db: Db,
  { studentIds, educatorId }: { studentIds: readonly string[]; educatorId: string },
) =>
  db
    .selectFrom('enrollments')
    .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .innerJoin('classroom_educators', 'classroom_educators.classroom_id', 'classrooms.id')
    .select(['classrooms.owner_id as ownerId', 'classrooms.school_id as schoolId'])
    .where('enrollments.student_id', 'in', studentIds.map(toUuid))
    .where('enrollments.how', '<>', 'joined')
    .where('classroom_educators.educator_id', '=', educatorId)
    .execute();

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
