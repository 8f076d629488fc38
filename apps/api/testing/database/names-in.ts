import type { Db } from '../../src/db/connection/connection.ts';

/** Returns the first names in a classroom, sorted. */
export const namesIn = async (db: Db, { classroomId }: { classroomId: string }) => {
  const rows = await db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .select('users.first_name')
    .where('enrollments.classroom_id', '=', classroomId)
    .orderBy('users.first_name')
    .execute();
  return rows.map(({ first_name }) => first_name);
};
