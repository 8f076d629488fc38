import { IDLE_STUDENTS_AT_ONCE } from '@wonderfield/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { inNameOrder } from '../../db/expressions/name-order.ts';
import { toUuid } from '../../db/to-uuid.ts';

/**
 * Selects active classrooms on the school's license with their teachers, and those the
 * administrator holds, archived or not.
 */
export const selectSchoolClassrooms = (
  db: Db,
  { schoolId, administratorId }: { schoolId: string; administratorId: string },
) =>
  db
    .selectFrom('classrooms')
    .select(['id', 'name', 'subject', 'owner_id', 'capacity', 'enrolled', 'archived_at'])
    .select(
      sql<string[]>`(
        select json_agg(trim(users.first_name || ' ' || users.last_name)
          order by users.id <> classrooms.owner_id, ${inNameOrder('users.last_name')}, users.id)
        from classroom_educators join users on users.id = classroom_educators.educator_id
        where classroom_educators.classroom_id = classrooms.id)`.as('teachers'),
    )
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('owner_id', '=', administratorId)]))
    .orderBy(inNameOrder('name'))
    .orderBy('id')
    .execute();

/** Locks and selects a classroom of the school, archived or not. */
export const selectOptionalSchoolClassroomForUpdate = (
  tx: Db,
  { schoolId, classroomId }: { schoolId: string; classroomId: string },
) =>
  tx
    .selectFrom('classrooms')
    .select(['id', 'owner_id', 'school_id', 'archived_at'])
    .where('id', '=', toUuid(classroomId))
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Unplaced = { schoolId: string; since: Date };

/** True for students who joined by student code before `since` and never signed in again. */
const isIdle = (since: Date) =>
  sql<boolean>`(students.made_by is null and students.signed_in_at is null
    and users.created_at < ${since})`;

/** Selects students on the license who are in no classroom of the school. */
const unplacedStudents = (db: Db, schoolId: string) =>
  db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .where('students.school_id', '=', schoolId)
    .where('students.orphaned_at', 'is', null)
    .where('students.folded_into', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrollments')
            .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
            .select('classrooms.id')
            .whereRef('enrollments.student_id', '=', 'students.user_id')
            .where('classrooms.school_id', '=', schoolId)
            .where('classrooms.deleted_at', 'is', null),
        ),
      ),
    );

/** Selects them with idle students first. */
export const selectUnplacedStudents = (db: Db, { schoolId, since }: Unplaced) =>
  unplacedStudents(db, schoolId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.created_at'])
    .select(isIdle(since).as('is_idle'))
    .orderBy('is_idle', 'desc')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(IDLE_STUDENTS_AT_ONCE)
    .execute();

/** Removes those of these students who are in no classroom of the school. */
export const updateUnplacedLeft = (
  tx: Db,
  { schoolId, studentIds }: { schoolId: string; studentIds: readonly string[] },
) =>
  tx
    .updateTable('students')
    .set({ school_id: null })
    .where('user_id', 'in', studentIds.map(toUuid))
    .where('user_id', 'in', unplacedStudents(tx, schoolId).select('users.id'))
    .returning('user_id')
    .execute();

/** Removes those of these students who are idle. */
export const updateIdleLeft = (
  tx: Db,
  { schoolId, since, studentIds }: Unplaced & { studentIds: readonly string[] },
) =>
  tx
    .updateTable('students')
    .set({ school_id: null })
    .where('user_id', 'in', studentIds.map(toUuid))
    .where('user_id', 'in', unplacedStudents(tx, schoolId).where(isIdle(since)).select('users.id'))
    .returning('user_id')
    .execute();

export const selectDomainsOf = (db: Db, schoolId: string) =>
  db
    .selectFrom('school_domains')
    .select('domain')
    .where('school_id', '=', schoolId)
    .orderBy('domain')
    .execute();
