import { sql } from 'kysely';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';

type NewStudentRow = {
  userId: string;
  username: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  grade?: string | undefined;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
  educatorId: string | null;
  schoolId: string | null;
  sealedPassword: Buffer;
  settings: {
    play_option: string;
    typing_mode: string;
    level: string;
    subjects: string[];
    subscription_plan: string;
  };
  now: Date;
};

export const insertStudent = async (tx: Db, student: NewStudentRow) => {
  await tx
    .insertInto('users')
    .values({
      id: student.userId,
      user_type: 'student',
      email: student.username,
      password_hash: student.passwordHash,
      first_name: student.firstName,
      last_name: student.lastName,
      must_change_password: true,
      created_at: student.now,
      updated_at: student.now,
    })
    .execute();
  await tx
    .insertInto('students')
    .values({
      user_id: student.userId,
      is_school_made: true,
      made_by: student.educatorId,
      school_id: student.schoolId,
      grade: student.grade ?? null,
      birth_month: student.birthMonth ?? null,
      birth_year: student.birthYear ?? null,
      sealed_password: student.sealedPassword,
      ...student.settings,
    })
    .execute();
};

/** Which of these sign-in names somebody has already. */
export const selectTakenNames = async (db: Db, names: readonly string[]) => {
  const rows = await db
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('name'))
    .where(sql`lower(email)`, 'in', [...names])
    .execute();
  return new Set(rows.map(({ name }) => name));
};

/**
 * A student whose login a classroom of this educator looks after; nothing for a family's child, and
 * nothing for one who came with an account another classroom made.
 */
export const selectOptionalTaughtStudent = (db: Db, educatorId: string, studentId: string) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'students.sealed_password'])
    .where('users.id', '=', asId(studentId))
    .where('students.is_school_made', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enrollments')
          .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
          .leftJoin('classroom_teachers', (join) =>
            join
              .onRef('classroom_teachers.classroom_id', '=', 'classrooms.id')
              .on('classroom_teachers.educator_id', '=', educatorId),
          )
          .select('classrooms.id')
          .whereRef('enrollments.student_id', '=', 'users.id')
          .where('enrollments.how', '!=', 'joined')
          .where('classrooms.deleted_at', 'is', null)
          .where((eb) =>
            eb.or([
              eb('classrooms.owner_id', '=', educatorId),
              eb('classroom_teachers.educator_id', 'is not', null),
            ]),
          ),
      ),
    )
    .forUpdate('users')
    .executeTakeFirst();

/** The students of a classroom whose logins it looks after. */
export const selectKeptPasswords = (db: Db, classroomId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.must_change_password', 'students.sealed_password'])
    .where('enrollments.classroom_id', '=', classroomId)
    .where('enrollments.how', '!=', 'joined')
    .where('students.is_school_made', '=', true)
    .execute();

/** True for a student who came by the school's own code and whom no classroom of it made. */
export const isOfSchoolAlone = async (tx: Db, studentId: string, schoolId: string) => {
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

/** A password the school set: the student chooses their own at the next sign-in (D 4). */
export const updateMustChange = (tx: Db, studentId: string) =>
  tx.updateTable('users').set({ must_change_password: true }).where('id', '=', studentId).execute();

/** Whoever another classroom of the old school keeps stays there, as do those who joined by its code. */
export const updateSchoolOfStudents = (tx: Db, classroomId: string, schoolId: string | null) =>
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
