import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';

/* Which class followed which, and the students as they were when the year started. */

/** Selects the new year of an old classroom that was not undone. */
export const selectOptionalYear = (db: Db, oldClassroomId: string) =>
  db
    .selectFrom('next_years')
    .innerJoin('classrooms', 'classrooms.id', 'next_years.new_classroom_id')
    .select(['next_years.id', 'next_years.new_classroom_id', 'next_years.started_at'])
    .select(['next_years.has_new_passwords', 'classrooms.deleted_at'])
    .where('next_years.old_classroom_id', '=', toUuid(oldClassroomId))
    .where('next_years.undone_at', 'is', null)
    .executeTakeFirst();

type NewYear = {
  oldId: string;
  newId: string;
  startedBy: string;
  hasNewPasswords: boolean;
  now: Date;
};

export const insertYear = (tx: Db, year: NewYear) =>
  tx
    .insertInto('next_years')
    .values({
      old_classroom_id: year.oldId,
      new_classroom_id: year.newId,
      started_by: year.startedBy,
      started_at: year.now,
      has_new_passwords: year.hasNewPasswords,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateYearUndone = (tx: Db, year: { id: string; byId: string; now: Date }) =>
  tx
    .updateTable('next_years')
    .set({ undone_at: year.now, undone_by: year.byId })
    .where('id', '=', year.id)
    .execute();

export type YearStudent = {
  studentId: string;
  hasMoved: boolean;
  gradeBefore: string | null;
  gradeAfter: string | null;
};

/** Stores the students of a year. A student who moves later replaces the earlier row. */
export const upsertYearStudents = async (
  tx: Db,
  { yearId, students }: { yearId: string; students: readonly YearStudent[] },
) => {
  if (students.length === 0) return;
  await tx
    .insertInto('next_year_students')
    .values(
      students.map((student) => ({
        next_year_id: yearId,
        student_id: student.studentId,
        has_moved: student.hasMoved,
        grade_before: student.gradeBefore,
        grade_after: student.gradeAfter,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['next_year_id', 'student_id']).doUpdateSet(({ ref }) => ({
        has_moved: ref('excluded.has_moved'),
        grade_before: ref('excluded.grade_before'),
        grade_after: ref('excluded.grade_after'),
      })),
    )
    .execute();
};

/** Selects the stored students whose accounts are not merged, and their places now. */
export const selectYearStudents = async (
  tx: Db,
  { yearId, oldId, newId }: { yearId: string; oldId: string; newId: string },
) => {
  const { rows } = await sql<{
    student_id: string;
    has_raised_grade: boolean;
    is_in_a_class: boolean;
  }>`
    select next_year_students.student_id, grade_after is not null as has_raised_grade,
      exists (select from enrollments
        where enrollments.student_id = next_year_students.student_id
          and enrollments.classroom_id in (${oldId}, ${newId})) as is_in_a_class
    from next_year_students
    join students on students.user_id = next_year_students.student_id
    where next_year_id = ${yearId} and students.folded_into is null`.execute(tx);
  return rows;
};

/** Sets the grades of students. */
export const updateGrades = async (tx: Db, students: readonly YearStudent[]) => {
  const raised = students.filter(({ gradeAfter }) => gradeAfter !== null);
  if (raised.length === 0) return;
  await sql`
    update students set grade = raised.grade
    from unnest(${raised.map(({ studentId }) => studentId)}::uuid[],
      ${raised.map(({ gradeAfter }) => gradeAfter)}::text[]) as raised (id, grade)
    where students.user_id = raised.id`.execute(tx);
};

/** Restores the grades that did not change since. Returns the students whose grade is restored. */
export const updateGradesBack = async (tx: Db, yearId: string) => {
  const { rows } = await sql<{ user_id: string }>`
    update students set grade = next_year_students.grade_before
    from next_year_students
    where next_year_students.next_year_id = ${yearId}
      and next_year_students.student_id = students.user_id
      and next_year_students.grade_after is not null
      and students.grade = next_year_students.grade_after
      and students.folded_into is null
    returning students.user_id`.execute(tx);
  return rows;
};
