import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';

type PlaceRow = {
  student_id: string;
  how: 'roster' | 'code' | 'sync' | 'joined';
  is_synced: boolean;
  joined_at: Date;
};
type Removal = {
  classroomId: string;
  places: readonly PlaceRow[];
  removedBy: string;
  now: Date;
};

/** Remembers the places of removed students. A later removal replaces an earlier one. */
export const upsertRemovedStudents = (tx: Db, { classroomId, places, removedBy, now }: Removal) =>
  tx
    .insertInto('removed_students')
    .values(
      places.map((place) => ({
        ...place,
        classroom_id: classroomId,
        removed_by: removedBy,
        removed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['classroom_id', 'student_id']).doUpdateSet(({ ref }) => ({
        removed_by: ref('excluded.removed_by'),
        removed_at: ref('excluded.removed_at'),
        how: ref('excluded.how'),
        is_synced: ref('excluded.is_synced'),
        joined_at: ref('excluded.joined_at'),
      })),
    )
    .execute();

/** Selects removed students who are not enrolled again and whose accounts are not merged. */
const selectRemoved = (db: Db, { classroomId, since }: { classroomId: string; since: Date }) =>
  db
    .selectFrom('removed_students')
    .innerJoin('users', 'users.id', 'removed_students.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .where('removed_students.classroom_id', '=', classroomId)
    .where('removed_students.removed_at', '>', since)
    .where('students.folded_into', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrollments')
            .select('enrollments.student_id')
            .whereRef('enrollments.student_id', '=', 'users.id')
            .where('enrollments.classroom_id', '=', classroomId),
        ),
      ),
    );

type Wanted = { classroomId: string; since: Date };

/** Selects the removed students with names, newest first. */
export const selectRemovedStudents = (db: Db, wanted: Wanted) =>
  selectRemoved(db, wanted)
    .leftJoin('users as teacher', 'teacher.id', 'removed_students.removed_by')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'removed_at'])
    .select(['teacher.first_name as by_first_name', 'teacher.last_name as by_last_name'])
    .orderBy('removed_at', 'desc')
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute();

/** Selects the former places of these students. */
export const selectFormerPlaces = (
  db: Db,
  { studentIds, ...wanted }: Wanted & { studentIds: readonly string[] },
) =>
  selectRemoved(db, wanted)
    .select(['student_id', 'how', 'is_synced', 'joined_at'])
    .where('student_id', 'in', studentIds.map(toUuid))
    .execute();

export const deleteRemovedStudents = (
  tx: Db,
  { classroomId, studentIds }: { classroomId: string; studentIds: readonly string[] },
) =>
  tx
    .deleteFrom('removed_students')
    .where('classroom_id', '=', classroomId)
    .where('student_id', 'in', [...studentIds])
    .execute();
