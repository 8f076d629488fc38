import { sql } from 'kysely';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';

type NewPupilRow = {
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

export const insertPupil = async (tx: Db, pupil: NewPupilRow) => {
  await tx
    .insertInto('users')
    .values({
      id: pupil.userId,
      user_type: 'student',
      email: pupil.username,
      password_hash: pupil.passwordHash,
      first_name: pupil.firstName,
      last_name: pupil.lastName,
      must_change_password: true,
      created_at: pupil.now,
      updated_at: pupil.now,
    })
    .execute();
  await tx
    .insertInto('students')
    .values({
      user_id: pupil.userId,
      is_school_made: true,
      made_by: pupil.educatorId,
      school_id: pupil.schoolId,
      grade: pupil.grade ?? null,
      birth_month: pupil.birthMonth ?? null,
      birth_year: pupil.birthYear ?? null,
      sealed_password: pupil.sealedPassword,
      ...pupil.settings,
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
 * A pupil whose login a classroom of this educator looks after; nothing for a family's child, and
 * nothing for one who came with an account another classroom made.
 */
export const selectOptionalTaughtPupil = (db: Db, educatorId: string, pupilId: string) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'students.sealed_password'])
    .where('users.id', '=', asId(pupilId))
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

/** The pupils of a classroom whose logins it looks after. */
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

/** True for a pupil who came by the school's own code and whom no classroom of it made. */
export const isOfSchoolAlone = async (tx: Db, pupilId: string, schoolId: string) => {
  const pupil = await tx
    .selectFrom('students')
    .select('user_id')
    .where('user_id', '=', pupilId)
    .where('is_school_made', '=', true)
    .where('school_id', '=', schoolId)
    .where('made_by', 'is', null)
    .executeTakeFirst();
  return pupil !== undefined;
};

/** A password the school set: the pupil chooses an own one at the next sign-in (D 4). */
export const updateMustChange = (tx: Db, pupilId: string) =>
  tx.updateTable('users').set({ must_change_password: true }).where('id', '=', pupilId).execute();

/** Whoever another classroom of the old school keeps stays there, as do those who joined by its code. */
export const updateSchoolOfPupils = (tx: Db, classroomId: string, schoolId: string | null) =>
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
