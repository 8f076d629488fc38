import type { Db } from '../../src/db/connection/connection.ts';
import { snapshotPeople } from './snapshot-people.ts';

/** Returns all rows about classrooms and their members, for checks that nothing changed. */
export const snapshotClassrooms = async (db: Db) => ({
  ...(await snapshotPeople(db)),
  classrooms: await db.selectFrom('classrooms').selectAll().orderBy('id').execute(),
  enrollments: await db
    .selectFrom('enrollments')
    .selectAll()
    .orderBy('classroom_id')
    .orderBy('student_id')
    .execute(),
  teachers: await db
    .selectFrom('classroom_teachers')
    .selectAll()
    .orderBy('classroom_id')
    .orderBy('educator_id')
    .execute(),
  invitations: await db.selectFrom('classroom_invitations').selectAll().orderBy('id').execute(),
  handovers: await db
    .selectFrom('classroom_handovers')
    .selectAll()
    .orderBy('classroom_id')
    .execute(),
  imports: await db.selectFrom('roster_imports').selectAll().orderBy('id').execute(),
});

export const studentsOf = async (db: Db, classroomId: string) => {
  const rows = await db
    .selectFrom('enrollments')
    .select('student_id')
    .where('classroom_id', '=', classroomId)
    .execute();
  return rows.map(({ student_id }) => student_id);
};
