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

/** A school-made pupil in a classroom this educator teaches; nothing for a family's child. */
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

/** The pupils of a classroom whose passwords a school keeps. */
export const selectKeptPasswords = (db: Db, classroomId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.must_change_password', 'students.sealed_password'])
    .where('enrollments.classroom_id', '=', classroomId)
    .where('students.is_school_made', '=', true)
    .execute();

/** A password the school set: the pupil chooses an own one at the next sign-in (D 4). */
export const updateMustChange = (tx: Db, pupilId: string) =>
  tx.updateTable('users').set({ must_change_password: true }).where('id', '=', pupilId).execute();
