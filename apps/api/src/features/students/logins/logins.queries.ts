import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { toUuid } from '../../../db/to-uuid.ts';

/**
 * Locks a student whose login a classroom of this educator manages. Returns undefined for a
 * family's child and for guests.
 */
export const selectOptionalTaughtStudentForUpdate = (
  tx: Db,
  { educatorId, studentId }: { educatorId: string; studentId: string },
) =>
  tx
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sealed_password'])
    .where('users.id', '=', toUuid(studentId))
    .where('students.is_school_made', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enrollments')
          .innerJoin(
            'classroom_educators',
            'classroom_educators.classroom_id',
            'enrollments.classroom_id',
          )
          .select('enrollments.classroom_id')
          .whereRef('enrollments.student_id', '=', 'users.id')
          .where('enrollments.how', '!=', 'joined')
          .where('classroom_educators.educator_id', '=', educatorId),
      ),
    )
    .forUpdate('users')
    .executeTakeFirst();

/** Selects the students of a classroom whose logins it manages. */
export const selectManagedLogins = (db: Db, classroomId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.must_change_password',
      'users.password_hash',
      'users.sealed_password',
    ])
    .select(isOwnedByFamily().as('is_familys'))
    .where('enrollments.classroom_id', '=', classroomId)
    .where('enrollments.how', '!=', 'joined')
    .where('students.is_school_made', '=', true)
    .execute();

/**
 * Locks a login whose password was not changed since its creation, so the issued password is valid.
 */
export const selectOptionalUntouchedLoginForUpdate = (tx: Db, studentId: string) =>
  tx
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sealed_password'])
    .where('users.id', '=', studentId)
    .where('users.sealed_password', 'is not', null)
    .where('students.is_school_made', '=', true)
    .where('users.suspended_at', 'is', null)
    .where('students.orphaned_at', 'is', null)
    .where('students.folded_into', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('child_password_events')
            .select('child_password_events.id')
            .whereRef('child_password_events.child_id', '=', 'users.id')
            .where('child_password_events.action', '=', 'changed'),
        ),
      ),
    )
    .forUpdate('users')
    .executeTakeFirst();
