import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import type { EnrollmentPair, How, PlannedEnrollment } from './student-merges.rules.ts';

type Two = { keptId: string; foldedId: string };

/** Selects the enrollments of the merged account with those of the kept account. */
export const selectEnrollmentPairs = async (
  tx: Db,
  { keptId, foldedId: mergedId }: Two,
): Promise<EnrollmentPair[]> => {
  const rows = await tx
    .selectFrom('enrollments as place')
    .innerJoin('classrooms', 'classrooms.id', 'place.classroom_id')
    .leftJoin('enrollments as kept', (join) =>
      join.onRef('kept.classroom_id', '=', 'place.classroom_id').on('kept.student_id', '=', keptId),
    )
    .select(['place.classroom_id', 'classrooms.school_id', 'place.how', 'place.joined_at'])
    .select(['place.is_synced', 'place.import_id', 'kept.is_synced as kept_is_synced'])
    .where('place.student_id', '=', mergedId)
    .orderBy('place.classroom_id')
    .execute();
  return rows.map((row) => ({
    classroomId: row.classroom_id,
    schoolId: row.school_id,
    how: row.how,
    joinedAt: row.joined_at,
    isSynced: row.is_synced,
    importId: row.import_id,
    keptIsSynced: row.kept_is_synced,
  }));
};

export const insertEnrollmentMoves = (
  tx: Db,
  mergeId: string,
  places: readonly PlannedEnrollment[],
) =>
  tx
    .insertInto('student_merge_moves')
    .values(
      places.map((place) => ({
        merge_id: mergeId,
        classroom_id: place.classroomId,
        how: place.how,
        joined_at: place.joinedAt,
        is_synced: place.isSynced,
        import_id: place.importId,
        is_handed_on: place.isHandedOn,
        has_marked_synced: place.hasMarkedSynced,
      })),
    )
    .execute();

export const deleteEnrollmentsOf = (tx: Db, studentId: string) =>
  tx.deleteFrom('enrollments').where('student_id', '=', studentId).execute();

type NewEnrollment = {
  classroomId: string;
  studentId: string;
  how: How;
  joinedAt: Date;
  isSynced: boolean;
  importId: string | null;
};

export const insertEnrollments = (tx: Db, places: readonly NewEnrollment[]) =>
  tx
    .insertInto('enrollments')
    .values(
      places.map((place) => ({
        classroom_id: place.classroomId,
        student_id: place.studentId,
        how: place.how,
        joined_at: place.joinedAt,
        is_synced: place.isSynced,
        import_id: place.importId,
      })),
    )
    .execute();

export const updateEnrollmentSynced = (
  tx: Db,
  place: { classroomId: string; studentId: string; isSynced: boolean },
) =>
  tx
    .updateTable('enrollments')
    .set({ is_synced: place.isSynced })
    .where('classroom_id', '=', place.classroomId)
    .where('student_id', '=', place.studentId)
    .execute();

/** Selects the former enrollments of the merged account in existing classrooms. */
export const selectEnrollmentMoves = async (tx: Db, mergeId: string) => {
  const rows = await tx
    .selectFrom('student_merge_moves as move')
    .innerJoin('classrooms', 'classrooms.id', 'move.classroom_id')
    .select(['classrooms.id', 'classrooms.school_id', 'move.how', 'move.joined_at'])
    .select(['move.is_synced', 'move.import_id', 'move.is_handed_on', 'move.has_marked_synced'])
    .where('move.merge_id', '=', mergeId)
    .where('classrooms.deleted_at', 'is', null)
    .orderBy('classrooms.id')
    .execute();
  return rows.map((row) => ({
    classroomId: row.id,
    schoolId: row.school_id,
    how: row.how ?? 'roster',
    joinedAt: row.joined_at ?? new Date(0),
    isSynced: row.is_synced ?? false,
    importId: row.import_id,
    isHandedOn: row.is_handed_on,
    hasMarkedSynced: row.has_marked_synced,
  }));
};

/**
 * Deletes an enrollment that the merge created, but not one added manually since. Returns true if
 * it existed.
 */
export const deleteMovedEnrollment = async (
  tx: Db,
  place: { classroomId: string; keptId: string; joinedAt: Date },
) => {
  const gone = await tx
    .deleteFrom('enrollments')
    .where('classroom_id', '=', place.classroomId)
    .where('student_id', '=', place.keptId)
    .where(sql<boolean>`joined_at = ${place.joinedAt}`)
    .returning('student_id')
    .executeTakeFirst();
  return gone !== undefined;
};

export const selectRooms = (tx: Db, classroomIds: readonly string[]) =>
  tx
    .selectFrom('classrooms')
    .select(['id', 'capacity', 'enrolled'])
    .where('id', 'in', [...classroomIds])
    .execute();
