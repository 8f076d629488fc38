import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { UsernameTaken, unlessTaken } from '../../db/expressions/username-taken.ts';
import type { StoredPassword } from '../../db/stored-password.ts';

type NewStudentRow = {
  id: string;
  username: string;
  stored: StoredPassword;
  mustChangePassword: boolean;
  login: { sign_in_method: SignInMethod; sealed_pictures: Buffer | null };
  firstName: string;
  lastName: string;
  grade?: string | undefined;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
  educatorId: string | null;
  schoolId: string | null;
  settings: {
    play_option: string;
    typing_mode: string;
    level: string;
    subjects: string[];
    subscription_plan: string;
  };
  now: Date;
};

/** Inserts all students in two statements. */
export const insertStudents = async (tx: Db, students: readonly NewStudentRow[]) => {
  const made = await tx
    .insertInto('users')
    .values(
      students.map((student) => ({
        id: student.id,
        user_type: 'student',
        email: student.username,
        ...student.stored,
        first_name: student.firstName,
        last_name: student.lastName,
        must_change_password: student.mustChangePassword,
        created_at: student.now,
        updated_at: student.now,
      })),
    )
    .onConflict(unlessTaken)
    .returning('id')
    .execute();
  if (made.length < students.length) throw new UsernameTaken();
  await tx
    .insertInto('students')
    .values(
      students.map((student) => ({
        user_id: student.id,
        is_school_made: true,
        made_by: student.educatorId,
        school_id: student.schoolId,
        grade: student.grade ?? null,
        birth_month: student.birthMonth ?? null,
        birth_year: student.birthYear ?? null,
        ...student.settings,
        ...student.login,
      })),
    )
    .execute();
};

/** Selects those of the sign-in names that are taken. */
export const selectTakenNames = async (db: Db, names: readonly string[]) => {
  const rows = await db
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('name'))
    .where(sql`lower(email)`, 'in', [...names])
    .execute();
  return new Set(rows.map(({ name }) => name));
};

/**
 * Returns true for a student who joined by the school's code and was not created by a classroom.
 */
export const isOfSchoolAlone = async (
  tx: Db,
  { studentId, schoolId }: { studentId: string; schoolId: string },
) => {
  const student = await tx
    .selectFrom('students')
    .select('user_id')
    .where('user_id', '=', studentId)
    .where('is_school_made', '=', true)
    .where('school_id', '=', schoolId)
    .where('made_by', 'is', null)
    .executeTakeFirst();
  return student !== undefined;
};

/** Keeps students who are in another classroom of the old school or joined by its code. */
export const updateSchoolOfStudents = (
  tx: Db,
  { classroomId, schoolId }: { classroomId: string; schoolId: string | null },
) =>
  tx
    .updateTable('students')
    .set({ school_id: schoolId })
    .where('is_school_made', '=', true)
    .where('made_by', 'is not', null)
    .where('school_id', 'is distinct from', schoolId)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('enrollments')
        .select('student_id')
        .where('classroom_id', '=', classroomId)
        .where('how', '!=', 'joined'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrollments')
            .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
            .select('classrooms.id')
            .whereRef('enrollments.student_id', '=', 'students.user_id')
            .whereRef('classrooms.school_id', '=', 'students.school_id')
            .where('classrooms.id', '!=', classroomId)
            .where('classrooms.deleted_at', 'is', null),
        ),
      ),
    )
    .returning('user_id')
    .execute();
