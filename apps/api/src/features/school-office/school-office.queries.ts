import { sql } from 'kysely';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';

/** Classrooms in use on the school's license, with the names of who teaches them. */
export const selectSchoolClassrooms = (db: Db, schoolId: string) =>
  db
    .selectFrom('classrooms')
    .select(['id', 'name', 'subject', 'owner_id', 'capacity', 'enrolled'])
    .select(
      sql<string[]>`(
        select json_agg(trim(users.first_name || ' ' || users.last_name)
          order by users.id <> classrooms.owner_id, users.last_name, users.id)
        from classroom_educators join users on users.id = classroom_educators.educator_id
        where classroom_educators.classroom_id = classrooms.id)`.as('teachers'),
    )
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** A classroom of the school, archived or not, locked. */
export const selectOptionalSchoolClassroomForUpdate = (
  tx: Db,
  { schoolId, classroomId }: { schoolId: string; classroomId: string },
) =>
  tx
    .selectFrom('classrooms')
    .select(['id', 'owner_id', 'school_id', 'archived_at'])
    .where('id', '=', asId(classroomId))
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Idle = { schoolId: string; since: Date };

const idleStudents = (db: Db, { schoolId, since }: Idle) =>
  db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.created_at'])
    .where('students.school_id', '=', schoolId)
    .where('students.made_by', 'is', null)
    .where('students.signed_in_at', 'is', null)
    .where('students.orphaned_at', 'is', null)
    .where('users.created_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrollments')
            .select('enrollments.classroom_id')
            .whereRef('enrollments.student_id', '=', 'students.user_id'),
        ),
      ),
    );

/** Came by the student code, are in no classroom, and never signed in again. */
export const selectIdleStudents = (db: Db, idle: Idle) =>
  idleStudents(db, idle).orderBy('users.created_at').orderBy('users.id').limit(1000).execute();

/** Those of them who still are idle leave the school. */
export const updateIdleStudentsLeft = (
  tx: Db,
  { studentIds, ...idle }: Idle & { studentIds: readonly string[] },
) =>
  tx
    .updateTable('students')
    .set({ school_id: null })
    .where('user_id', 'in', studentIds.map(asId))
    .where('user_id', 'in', idleStudents(tx, idle).clearSelect().select('users.id'))
    .returning('user_id')
    .execute();
