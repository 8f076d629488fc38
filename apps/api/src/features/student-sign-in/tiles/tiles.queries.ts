import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

/** True if the user has a valid session, for queries on `users`. */
const isSignedIn = (now: Date) => sql<boolean>`exists (
  select from sessions where sessions.user_id = users.id
    and sessions.expires_at > ${now} and sessions.idle_expires_at > ${now})`;

type InClass = { classroomId: string; now: Date };

const studentsOfClass = preparedStatement((db, { classroomId, now }: InClass) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .select(['students.avatar_name', 'students.avatar_look', 'students.sealed_pictures'])
    .select(['students.sign_in_method', isSignedIn(now).as('is_in')])
    .where('enrollments.classroom_id', '=', classroomId)
    .where('users.suspended_at', 'is', null)
    .orderBy(inNameOrder('students.avatar_name'))
    .orderBy('users.id'),
);

/** Selects the students of a class who may sign in. */
export const selectStudentsOfClass = (db: Db, place: InClass) => studentsOfClass(db, place);

export type ClassStudent = Awaited<ReturnType<typeof selectStudentsOfClass>>[number];
