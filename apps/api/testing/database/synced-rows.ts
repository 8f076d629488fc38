import type { Db } from '../../src/db/connection/connection.ts';

/** Helpers that read what syncs have written. */
export const syncedRows = (db: Db) => {
  const rowOf = (id: string) =>
    db.selectFrom('classrooms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Returns the first and last names of a roster, sorted. */
  const namesIn = async (classroomId: string) => {
    const rows = await db
      .selectFrom('enrollments')
      .innerJoin('users', 'users.id', 'enrollments.student_id')
      .select(['users.id', 'users.first_name', 'users.last_name'])
      .where('classroom_id', '=', classroomId)
      .execute();
    return rows.map((row) => `${row.first_name} ${row.last_name}`.trim()).sort();
  };
  const idsIn = async (classroomId: string) => {
    const rows = await db
      .selectFrom('enrollments')
      .select('student_id')
      .where('classroom_id', '=', classroomId)
      .orderBy('student_id')
      .execute();
    return rows.map(({ student_id }) => student_id);
  };
  const studentOf = async (externalId: string) => {
    const row = await db
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', externalId)
      .executeTakeFirst();
    return row?.user_id ?? '';
  };
  const writtenRows = async () => {
    const counts = await Promise.all(
      (['users', 'classrooms', 'enrollments', 'identities', 'syncs'] as const).map((table) =>
        db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    );
    return counts.map(({ count }) => Number(count));
  };
  return { rowOf, namesIn, idsIn, studentOf, writtenRows };
};
