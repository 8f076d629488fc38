import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { toUuid } from '../../../db/to-uuid.ts';

const loginsOfStudents = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.password_hash',
      'users.sealed_password',
      'users.must_change_password',
      'students.sign_in_method',
      'students.sealed_pictures',
      'students.is_school_made',
    ])
    .orderBy('users.id');

export type StudentLogin = Awaited<ReturnType<typeof selectManagedStudents>>[number];

type InClass = { classroomId: string; studentIds?: readonly string[] };

/** Selects the students whose logins the classroom manages, all or those with these ids. */
export const selectManagedStudents = (db: Db, { classroomId, studentIds }: InClass) =>
  loginsOfStudents(db)
    .innerJoin('enrollments', 'enrollments.student_id', 'users.id')
    .where('enrollments.classroom_id', '=', toUuid(classroomId))
    .where('enrollments.how', '!=', 'joined')
    .where(sql<boolean>`not ${isOwnedByFamily()}`)
    .$if(studentIds !== undefined, (query) =>
      query.where('users.id', 'in', (studentIds ?? []).map(toUuid)),
    )
    .execute();

/** Locks and selects those of these students who are children of the parent. */
export const selectOwnChildrenForUpdate = (
  tx: Db,
  { parentId, childIds }: { parentId: string; childIds: readonly string[] },
) =>
  loginsOfStudents(tx)
    .innerJoin('guardianships', 'guardianships.child_id', 'users.id')
    .where('guardianships.parent_id', '=', parentId)
    .where('users.id', 'in', childIds.map(toUuid))
    .forUpdate(['users'])
    .execute();

type MethodUpdate = {
  id: string;
  sign_in_method: SignInMethod;
  sealed_pictures: Buffer | null;
  mustChange: boolean;
};

/** Updates methods and pictures in two statements. The students are locked. */
export const updateMethods = async (tx: Db, students: readonly MethodUpdate[], now: Date) => {
  const ids = students.map(({ id }) => id);
  await sql`
    update students set sign_in_method = changed.method, sealed_pictures = changed.pictures
    from unnest(${ids}::uuid[], ${students.map((student) => student.sign_in_method)}::text[],
      ${students.map((student) => student.sealed_pictures)}::bytea[])
      as changed (id, method, pictures)
    where students.user_id = changed.id`.execute(tx);
  await sql`
    update users set must_change_password = changed.must_change, updated_at = ${now}
    from unnest(${ids}::uuid[], ${students.map(({ mustChange }) => mustChange)}::boolean[])
      as changed (id, must_change)
    where users.id = changed.id and users.must_change_password <> changed.must_change`.execute(tx);
};

type PicturesUpdate = { id: string; sealed: Buffer };

export const updatePictures = (tx: Db, pictures: readonly PicturesUpdate[]) =>
  sql`
    update students set sealed_pictures = dealt.sealed
    from unnest(${pictures.map(({ id }) => id)}::uuid[],
      ${pictures.map(({ sealed }) => sealed)}::bytea[]) as dealt (id, sealed)
    where students.user_id = dealt.id and students.sign_in_method = 'pictures'`.execute(tx);

/** Selects the sealed pictures of a student, which are null with another method. */
export const selectOptionalPictures = (db: Db, studentId: string) =>
  db
    .selectFrom('students')
    .select(['user_id as id', 'sealed_pictures'])
    .where('user_id', '=', studentId)
    .executeTakeFirst();

/** Selects a student by username, ignoring case. */
export const selectOptionalStudentByName = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'students.sealed_pictures'])
    .where(sql`lower(users.email)`, '=', username.toLowerCase())
    .executeTakeFirst();
