import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

type InClass = { classroomId: string; now: Date };

const liveStudents = preparedStatement((db, { classroomId, now }: InClass) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'students.avatar_name'])
    .select(['students.avatar_look', 'students.sign_in_method', 'students.signed_in_at'])
    .select('students.signed_in_with')
    .select([
      sql<boolean>`(enrollments.how = 'joined' or ${isOwnedByFamily()})`.as('is_guest'),
      sql<boolean>`exists (
        select from sessions where sessions.user_id = users.id
          and sessions.expires_at > ${now} and sessions.idle_expires_at > ${now}
          and users.suspended_at is null)`.as('is_in'),
    ])
    .where('enrollments.classroom_id', '=', classroomId)
    .orderBy(inNameOrder('users.last_name'))
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('users.id'),
);

/** Selects the students of a class with their last sign-in, in the order of their names. */
export const selectLiveStudents = (db: Db, place: InClass) => liveStudents(db, place);

export type LiveStudentRow = Awaited<ReturnType<typeof selectLiveStudents>>[number];
